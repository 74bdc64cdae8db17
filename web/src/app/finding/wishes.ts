import type { Wishes } from '../../net/api';
import type { GameInfo } from '../../protocol/types';
import { isRace } from '../create-table/choices';

export const SPEEDS = ['quick', 'calm', 'day'] as const;

type Asked = Pick<GameInfo, 'name' | 'seats' | 'options' | 'calm_options' | 'is_realtime'>;

/** What was looked for last, as far as there are such games here; at first: all games, five minutes each. */
export function firstWishes(games: readonly Asked[], last: Wishes | null): Wishes {
  const names = games.map(({ name }) => name);
  const known = last?.games.filter((name) => names.includes(name)) ?? [];
  return {
    games: known.length ? known : names,
    seats: last?.seats ?? [],
    speeds: last?.speeds ?? ['quick'],
    rated: last?.rated ?? 'either',
  };
}

/** With how many the chosen games can be played. */
export function seatsOf(games: readonly Asked[], wishes: Wishes): number[] {
  const chosen = games.filter(({ name }) => wishes.games.includes(name));
  return [...new Set(chosen.flatMap(({ seats }) => seats))].sort((a, b) => a - b);
}

/** The wishes as they can be asked for: a number of players that none of these games takes is dropped. */
export function settledWishes(games: readonly Asked[], wishes: Wishes): Wishes {
  const allowed = seatsOf(games, wishes);
  return { ...wishes, seats: wishes.seats.filter((seats) => allowed.includes(seats)) };
}

/** Why nothing can be looked for like that; null: it can. */
export function whyNone(games: readonly Asked[], wishes: Wishes): string | null {
  if (wishes.games.length === 0) return 'ui-find-no-game';
  if (wishes.speeds.length === 0) return 'ui-find-no-speed';
  const chosen = games.filter(({ name }) => wishes.games.includes(name));
  const isOnlyDays = wishes.speeds.every((speed) => speed === 'day');
  const can = chosen.some(
    (game) =>
      !(isOnlyDays && isRace(game, {})) &&
      (!wishes.seats.length || game.seats.some((seats) => wishes.seats.includes(seats))),
  );
  return can ? null : 'ui-find-race-only';
}

/** With one more chosen, or one less. */
export const toggled = <T>(chosen: readonly T[], one: T): T[] =>
  chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
