import type { SeatState, TableState } from '../../../protocol/types';

/** What a table waits for before the deal. */
export interface Readiness {
  /** Seats that nobody has taken. */
  free: number;
  /** People besides the host who have not said that they are ready. */
  missing: SeatState[];
  /** All seats are taken, and everybody whom the host waits for is ready. */
  isEverybody: boolean;
}

/** The host deals, and so need not say that they are ready. */
export function readinessOf({ seats, host }: Pick<TableState, 'seats' | 'host'>): Readiness {
  const others = seats.filter(({ kind, person }) => kind === 'person' && person !== host);
  const missing = others.filter(({ is_ready }) => !is_ready);
  const free = seats.filter(({ kind }) => kind === 'empty').length;
  return { free, missing, isEverybody: free === 0 && others.length > 0 && missing.length === 0 };
}
