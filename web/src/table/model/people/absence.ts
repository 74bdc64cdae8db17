import type { Away, TableState } from '../../../protocol/types';

const GONE_AFTER = 60_000; // milliseconds, as the server has it
export const AWAY_AFTER = 20_000; // from then on a bot may hold the seat

export const NOBODY: ReadonlySet<string> = new Set();

/** Who has a seat and was not seen for a minute; and when that will be true of somebody else. */
export function goneAt(
  away: readonly Away[],
  now: number,
  after = GONE_AFTER,
): { gone: Set<string>; next: number | null } {
  const moments = away.map(({ since }) => since + after).filter((moment) => moment > now);
  const gone = away.filter(({ since }) => since + after <= now).map(({ person }) => person);
  return { gone: new Set(gone), next: moments.length ? Math.min(...moments) : null };
}

/** Whether a bot may be asked to play for whoever has this seat. With days for each move the clock does that. */
export function mayHold(state: TableState, seat: number, gone: ReadonlySet<string>): boolean {
  const { person, held_by } = state.seats[seat] ?? { person: null, held_by: null };
  return person !== null && held_by === null && gone.has(person) && state.settings.clock.clock !== 'relaxed';
}

/** Whether somebody seated may become host: the host is gone, by the measure of what the table waits for. */
export function mayTakeHost(state: TableState, gone: ReadonlySet<string>): boolean {
  const isInGame = state.status === 'playing' || state.status === 'paused';
  return gone.has(state.host) && !(isInGame && state.settings.clock.clock === 'relaxed');
}

/** Whether other people are in the game whose consent its end without a winner needs. */
export function hasOthers(state: TableState, eyes: number | null): boolean {
  return state.seats.some((seat, number) => number !== eyes && seat.person !== null && !seat.has_resigned);
}
