import { expect, test } from 'vitest';
import type { Wishes } from '../../net/api';
import { elapsed } from './elapsed';
import { firstWishes, seatsOf, settledWishes, toggled, whyNone } from './wishes';

const game = (name: string, seats: number[], is_realtime = false) => ({
  ...{ name, seats, is_realtime, options: [], calm_options: {} },
});
const GAMES = [game('noir', [2]), game('ghosts', [2, 3, 4]), game('slime', [3, 4, 5], true)];
const wishes = (changes: Partial<Wishes>): Wishes => ({ ...firstWishes(GAMES, null), ...changes });

test('at first everything is looked for, later what was looked for last', () => {
  expect(firstWishes(GAMES, null)).toEqual({
    ...{ games: ['noir', 'ghosts', 'slime'], seats: [], speeds: ['quick'], rated: 'either' },
  });
  const last = wishes({ games: ['ghosts', 'gone'], speeds: ['day'], rated: 'yes' });
  expect(firstWishes(GAMES, last)).toEqual({ ...last, games: ['ghosts'] });
  expect(firstWishes(GAMES, wishes({ games: ['gone'] })).games).toHaveLength(3);
});

test('only numbers of players that a chosen game takes are asked for', () => {
  expect(seatsOf(GAMES, wishes({ games: ['noir', 'slime'] }))).toEqual([2, 3, 4, 5]);
  expect(settledWishes(GAMES, wishes({ games: ['noir'], seats: [2, 4] })).seats).toEqual([2]);
});

test('what nobody could ever find is not looked for', () => {
  expect(whyNone(GAMES, wishes({}))).toBe(null);
  expect(whyNone(GAMES, wishes({ games: [] }))).toBe('ui-find-no-game');
  expect(whyNone(GAMES, wishes({ speeds: [] }))).toBe('ui-find-no-speed');
  expect(whyNone(GAMES, wishes({ games: ['slime'], speeds: ['day'] }))).toBe('ui-find-race-only');
  expect(whyNone(GAMES, wishes({ games: ['slime', 'ghosts'], speeds: ['day'] }))).toBe(null);
});

test('choices are added and taken away, and time is told in minutes', () => {
  expect([toggled(['a'], 'b'), toggled(['a', 'b'], 'a')]).toEqual([['a', 'b'], ['b']]);
  expect([0, 9_999, 61_000, 600_000].map(elapsed)).toEqual(['0:00', '0:09', '1:01', '10:00']);
});
