import type { GameInfo, Settings } from '../../protocol/types';
import { nameMyself } from '../../app/identity/identity.svelte';
import { startFair } from '../../fairness/start-game';
import { api } from '../../net/api';
import { prefer } from '../../app/settings/preferences.svelte';

const MOST_BOTS = 4;

/** The number of seats for me and so many bots, or the next that the game can be played with. */
export const seatsFor = (allowed: readonly number[], bots: number): number =>
  allowed.find((seats) => seats > bots) ?? allowed.at(-1) ?? 2;

/** How many bots can be asked for, so that each number makes a difference in some game. */
export function botsFor(games: readonly (readonly number[])[]): number[] {
  const counts = new Set(games.flat().map((seats) => seats - 1));
  return [...counts].filter((bots) => bots <= MOST_BOTS).sort((a, b) => a - b);
}

/** Lay a table, fill it with bots of this level and deal. Answers the table. */
export async function playNow(
  game: GameInfo,
  level: string,
  seats = game.seats[0] ?? 2,
  edition: Settings['edition'] = null,
): Promise<string> {
  await nameMyself();
  prefer({ isWelcomed: true }); // whoever plays is no first-time visitor any more
  const laid = await api.createTable({
    settings: { game: game.name, seats, edition },
    bots: Array.from({ length: seats - 1 }, () => level),
  });
  await startFair(laid);
  return laid.table;
}
