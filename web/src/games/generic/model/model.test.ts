import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { render } from '@testing-library/svelte';
import { describe, expect, it, test } from 'vitest';
import { Words } from '../../../i18n/words';
import type { GameSchema, Move } from '../../../protocol/types';
import type { AnyView } from '../../board';
import Moves from '../view/Moves.svelte';
import Fields from '../view/Fields.svelte';
import { beatsOf } from './beats';
import recorded from './fixtures/frames.json';
import { intention } from './keys';
import { changesBetween } from './changes';
import { layoutOf, pieceCount } from './layout';
import type { Field } from './parts';
import { groupsOf } from './offer';

interface Position {
  game: string;
  view: AnyView;
  moves: string[];
  spelt: Record<string, Move>;
}
const positions = recorded.positions as unknown as Position[];
const schemas = recorded.schemas as unknown as (GameSchema & { game: string })[];
const shapeOf = (game: string) => schemas.find((schema) => schema.game === game)!.view;

const PACKAGE = join(import.meta.dirname, '../../../../../src/tablee');
const read = (...path: string[]) => new FluentResource(readFileSync(join(PACKAGE, ...path), 'utf8'));
const wordsOf = (game: string, language: string): Words =>
  new Words(
    language,
    [
      read('i18n', `${language}.ftl`),
      read('i18n', `web.${language}.ftl`),
      read('games', game.replaceAll('-', '_'), 'i18n', `${language}.ftl`),
    ],
    game,
    ['Ana', 'Ben', 'Cléo', 'Dan', 'Eva'],
  );

const named = positions.map((one, place) => [`${one.game} ${place}`, one] as const);

describe.each(['en', 'fr'])('in %s', (language) => {
  describe.each(named)('%s', (_, { game, view, moves, spelt }) => {
    const words = wordsOf(game, language);
    const groups = groupsOf(moves, spelt, words);
    const choices = groups.flatMap((group) => group.choices);

    it('offers every legal move exactly once, each under a name of its own', () => {
      expect(choices.map(({ move }) => move).sort()).toEqual([...moves].sort());
      expect(new Set(choices.map(({ name }) => name)).size).toBe(moves.length);
      expect(choices.filter(({ name }) => name === '' || /^move-|[{}]|undefined/i.test(name))).toEqual([]);
    });

    it('says everything with words', () => {
      const { players, table, aside } = layoutOf(view, shapeOf(game), words, view.seat);
      expect(players.map(({ seat }) => seat).sort()).toEqual([...Array(view.seats).keys()]);
      expect(players.at(-1)?.seat).toBe(view.seat);
      const said = JSON.stringify([players, table, aside]);
      expect(said).not.toMatch(/"text":"[a-z]+-(unknown|undefined|null)"|undefined|\[object|\{ \$/);
    });
  });
});

test('every choice is one button, and what is folded away is there too', () => {
  for (const { game, moves, spelt } of positions.filter(({ moves }) => moves.length < 200)) {
    const words = wordsOf(game, 'en');
    const groups = groupsOf(moves, spelt, words);
    const { container, unmount } = render(Moves, {
      groups,
      words,
      adviceOn: () => undefined,
      play: () => {},
    });
    const buttons = [...container.querySelectorAll<HTMLElement>('button[data-move]')];
    expect(buttons.map((button) => button.dataset.move).sort()).toEqual([...moves].sort());
    unmount();
  }
});

describe('groups', () => {
  const words = wordsOf('district-noir', 'en');
  const play = (card: string): Move => ({ move: 'play-card', card }) as Move;
  it('are left out where each thing can be used in one way only', () => {
    const groups = groupsOf(
      ['5', '6', 'take'],
      { '5': play('5'), '6': play('6'), take: { move: 'take-cards' } },
      words,
    );
    expect(groups).toEqual([
      {
        name: '',
        choices: [
          { move: '5', name: 'Play 5' },
          { move: '6', name: 'Play 6' },
          { move: 'take', name: 'Take the end of the line' },
        ],
      },
    ]);
  });
  it('tell apart by notation what would have the same name', () => {
    const [group] = groupsOf(['5', 'five'], { '5': play('5'), five: play('5') }, words);
    expect(group?.choices.map(({ name }) => name)).toEqual(['Play 5 (5)', 'Play 5 (five)']);
  });
  it('call a move by its notation while nobody has spelt it out', () => {
    expect(groupsOf(['take'], {}, words)[0]?.choices[0]?.name).toBe('Take');
  });
});

describe('what is hidden', () => {
  const { view } = positions.find(({ game }) => game === 'district-noir')!;
  const words = wordsOf('district-noir', 'en');
  const { players } = layoutOf(view, shapeOf('district-noir'), words, view.seat);
  const handOf = (fields: (typeof players)[number]['fields']) =>
    fields.find(({ name }) => name === 'Hand')?.part;

  it('lies there as so many backs', () => {
    const theirs = handOf(players[0]!.fields);
    expect(theirs).toMatchObject({ kind: 'cards', cards: [{ text: null, count: 5 }] });
    expect(handOf(players[1]!.fields)).toMatchObject({ cards: Array(5).fill({ count: 1 }) });
    const { container } = render(Fields, { fields: players[0]!.fields, words, clock: null });
    expect(container.querySelectorAll('.back')).toHaveLength(1);
    expect(container.textContent).toContain('5 hidden');
  });
  it('is seen in a replay with open hands', () => {
    const other = {
      ...view,
      sides: (view as unknown as { sides: object[] }).sides.map((side) => ({ ...side, hand: ['5'] })),
    };
    const open = layoutOf(view, shapeOf('district-noir'), words, null, [other as AnyView]);
    expect(
      open.players.map(({ fields }) => handOf(fields)).filter((part) => part?.kind === 'cards'),
    ).toHaveLength(2);
    expect(JSON.stringify(open.players.map(({ fields }) => handOf(fields)))).not.toContain('null,"count":5');
  });
});

describe('what has changed', () => {
  const words = wordsOf('district-noir', 'en');
  const shape = shapeOf('district-noir');
  const { view } = positions.find(({ game }) => game === 'district-noir')!;
  const sides = (view as unknown as { sides: object[] }).sides;
  const laid = (line: string[], more: object = {}) =>
    layoutOf({ ...view, line, ...more } as AnyView, shape, words, view.seat);
  const between = (before: string[], after: string[]) =>
    changesBetween(laid(before), laid(after)).filter(({ piece }) => piece.startsWith('/line'));

  it('is nothing between two equal views', () =>
    expect(changesBetween(laid(['5', '6']), laid(['5', '6']))).toEqual([]));
  it('is the card that came, not those that moved up', () => {
    expect(between(['5', '6', '7'], ['5', '6', '7', '8'])).toEqual([{ piece: '/line/3', kind: 'new' }]);
    expect(between(['5', '6', '7'], ['6', '7', '8', '8'])).toEqual([
      { piece: '/line/2', kind: 'new' },
      { piece: '/line/3', kind: 'new' },
    ]);
  });
  it('is the place that cards were taken from', () =>
    expect(between(['5', '6', '7'], ['7'])).toEqual([{ piece: '/line', kind: 'left' }]));
  it('is a card that is another now, and a number that changed', () => {
    expect(between(['5', '6'], ['5', '8'])).toEqual([{ piece: '/line/1', kind: 'other' }]);
    const richer = sides.map((side, seat) => (seat === 0 ? { ...side, total: 99 } : side));
    const changes = changesBetween(laid([]), laid([], { sides: richer }));
    expect(changes).toEqual([{ piece: '/sides/0/total', kind: 'other' }]);
  });
  it('is told apart for things that each seat has', () => {
    const poker = { players: [{ seat: 0, fields: [] as Field[] }], table: [], aside: [] };
    const field = (path: string, text: string): Field => ({
      ...{ path, name: path, isAside: false },
      part: { kind: 'value', text },
    });
    const withStakes = (stakes: string) => ({
      ...poker,
      players: [{ seat: 0, fields: [field('/stakes/0', stakes), field('/cards/0', 'King')] }],
    });
    expect(changesBetween(withStakes('1'), withStakes('2'))).toEqual([{ piece: '/stakes/0', kind: 'other' }]);
  });
  it('appears or swells; what has left does neither', () => {
    const changes = (['new', 'other', 'left'] as const).map((kind) => ({ piece: `/${kind}`, kind }));
    expect(beatsOf(changes).map(({ kind, piece }) => [kind, piece])).toEqual([
      ['appear', '/new'],
      ['pulse', '/other'],
    ]);
  });
  it('is found in every game', () => {
    for (const { game, view: seen } of positions) {
      const known = layoutOf(seen, shapeOf(game), wordsOf(game, 'en'), seen.seat);
      expect(changesBetween(known, known)).toEqual([]);
      expect(pieceCount(known)).toBeGreaterThan(5);
    }
  });
});

test('keys lead from button to button', () => {
  const key = (name: string, at: number) =>
    intention({ key: name, ctrlKey: false, altKey: false, metaKey: false }, at, 3);
  expect([key('1', -1), key('3', 0), key('4', 0), key('ArrowRight', 2), key('ArrowUp', 0)]).toEqual([
    0,
    2,
    null,
    0,
    2,
  ]);
  expect([key('ArrowRight', -1), key('End', 0), key('Home', 2), key('x', 0)]).toEqual([null, 2, 0, null]);
});
