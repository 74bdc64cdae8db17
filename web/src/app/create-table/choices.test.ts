import { expect, test } from 'vitest';
import type { GameInfo, OptionInfo } from '../../protocol/types';
import { firstDraft, isRace, isSame, optionsFor, rated, settled } from './choices';
import { CLOCKS } from './clocks';

const option = (name: string, more: Partial<OptionInfo>): OptionInfo =>
  ({
    name,
    kind: 'switch',
    default: false,
    choices: [],
    least: null,
    most: null,
    is_form: false,
    forms: [],
    ...more,
  }) as OptionInfo;

const game = {
  seats: [3, 4],
  is_realtime: true,
  calm_options: { mode: 'slow' },
  options: [
    option('mode', { kind: 'choice', default: 'fast', choices: ['fast', 'slow'], is_form: true }),
    option('speed', { kind: 'choice', default: 'high', choices: ['low', 'high'], forms: ['fast'] }),
    option('limit', { kind: 'number', default: 10, forms: ['fast'] }),
    option('beats', { kind: 'number', default: 2, forms: ['slow'] }),
    option('gentle', {}),
  ],
} as unknown as GameInfo;
const names = (options: OptionInfo[]): string[] => options.map(({ name }) => name);

test('the form comes first, then only what belongs to it', () => {
  const fast = optionsFor(game, {});
  expect(fast.form?.name).toBe('mode');
  expect([names(fast.own), names(fast.rest)]).toEqual([['speed'], ['limit', 'gentle']]);
  const slow = optionsFor(game, { mode: 'slow' });
  expect([names(slow.own), names(slow.rest)]).toEqual([[], ['beats', 'gentle']]);
});

test('a game without forms has nothing but the rest', () => {
  const plain = { ...game, options: [option('gentle', {})] };
  expect(optionsFor(plain, {})).toMatchObject({ form: null, own: [] });
  expect(names(optionsFor(plain, {}).rest)).toEqual(['gentle']);
});

test('a race is what is not calm; a game that knows no time never is one', () => {
  expect(isRace(game, {})).toBe(true);
  expect(isRace(game, { mode: 'slow' })).toBe(false);
  expect(isRace({ ...game, calm_options: {} }, { mode: 'slow' })).toBe(true);
  expect(isRace({ ...game, is_realtime: false }, {})).toBe(false);
});

test('a race keeps no clock and no option of the calm form, whatever was chosen before', () => {
  const draft = {
    ...firstDraft(game),
    clock: CLOCKS.day!,
    options: { mode: 'slow', beats: 4, gentle: true },
  };
  expect(settled(game, draft)).toEqual(draft);
  const race = settled(game, { ...draft, options: { ...draft.options, mode: 'fast' } });
  expect(race.clock).toEqual({ clock: 'none' });
  expect(race.options).toEqual({ mode: 'fast', gentle: true });
});

test('what was never touched is the same as its default', () => {
  const draft = firstDraft(game);
  expect(isSame(game, draft, { ...draft, options: { mode: 'fast', gentle: false } })).toBe(true);
  expect(isSame(game, draft, { ...draft, options: { gentle: true } })).toBe(false);
  expect(isSame(game, draft, { ...draft, seats: 4 })).toBe(false);
  expect(isSame(game, draft, { ...draft, clock: CLOCKS.day! })).toBe(true); // a race has none anyway
});

test('a rated table has a clock, no help, and whoever leaves loses; a race has its own clock', () => {
  const calm = { ...firstDraft(game), options: { mode: 'slow' } };
  const strict = { is_rated: true, hints: false, when_out: 'forfeit', edition: null };
  expect(rated(game, calm)).toEqual({ ...strict, clock: CLOCKS.quick });
  expect(rated(game, { ...calm, clock: CLOCKS.day! })).toEqual(strict);
  expect(rated(game, firstDraft(game))).toEqual(strict);
});
