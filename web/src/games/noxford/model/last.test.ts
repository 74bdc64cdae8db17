import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { Words } from '../../../i18n/words';
import type { LastMove } from '../../board';
import type { NoxfordDistrict, NoxfordEvent, NoxfordView } from '../protocol';
import Happened from '../view/city/Happened.svelte';
import { lostBetween, marksOf, originsOf } from './last';

const PACKAGE = join(import.meta.dirname, '../../../../../src/tablee');
const catalogue = (language: string) =>
  new FluentResource(readFileSync(join(PACKAGE, 'games/noxford/i18n', `${language}.ftl`), 'utf8'));

const at = (x: number, y: number) => ({ x, y, lying: false, cards: [] });
const district = (owner: number | null, x = 0, symbols = 'AB') =>
  ({ x, y: 0, symbols, owner }) as NoxfordDistrict;
const city = (...plots: object[]) => ({ city: plots }) as unknown as NoxfordView;
/** Seat 1 has lifted a card from the corner and laid it elsewhere. */
const moved = [
  {
    number: 9,
    seat: 1,
    events: [
      { event: 'card-lifted', seat: 1, x: 0, y: 0 },
      { event: 'card-moved', seat: 1, x: 58, y: 0 },
    ] as unknown as NoxfordEvent[],
  },
] satisfies LastMove<NoxfordEvent>[];

test('a card that a gear moved is marked, and its ghost stays where it lay', () => {
  const after = city(at(58, 0));
  expect(originsOf(moved, after)).toEqual([{ x: 0, y: 0, seat: 1 }]);
  expect(marksOf(moved, after).filter(({ piece }) => piece)).toMatchObject([{ seat: 1, kind: 'here' }]);
  expect(originsOf(moved, city(at(0, 0), at(58, 0)))).toEqual([]); // another card lay under it
});

test('a district that a gear carried elsewhere is told where it lies now', () => {
  const now = (...districts: NoxfordDistrict[]) => ({ districts }) as NoxfordView;
  expect(lostBetween([district(0)], now(district(1, 58)), 0)).toEqual([{ x: 58, y: 0, by: 1 }]);
  expect(lostBetween([district(0)], now(district(0, 58), district(1, 0, 'E')), 0)).toEqual([]);
  expect(lostBetween([district(0)], now(), 0)).toEqual([]); // in the air
});

test.each(['en', 'fr'])('the board says who has taken a district from me (%s)', (language) => {
  const now = { ...city(), districts: [district(1)] } as NoxfordView;
  const lost = lostBetween([district(0)], now, 0);
  expect(lost).toEqual([{ x: 0, y: 0, by: 1 }]);
  expect(lostBetween([district(1)], now, 0)).toEqual([]); // it was not mine
  const words = new Words(language, [catalogue(language)], 'noxford', ['Ana', 'Ben']);
  const { container, unmount } = render(Happened, {
    origins: originsOf(moved, city()),
    lost,
    marks: [0, 3],
    words,
    scale: 2,
  });
  const label = container.querySelector('[data-lost]')!;
  expect(label.textContent?.trim()).toBe(words.say('board-lost-to', { seat: 'Ben' }));
  expect(label.textContent).toContain('Ben');
  expect(label.querySelector('svg')).not.toBeNull(); // in shape and colour too
  const ghost = container.querySelector<HTMLElement>('[data-origin]')!;
  expect(ghost.style.getPropertyValue('--seat')).toBe('var(--seat-3)');
  unmount();
});
