import type { EntryForViewer, TableState } from '../../protocol/types';

/** Whether a bot made the last of the moves that led to a scene. */
export function isBots(told: readonly EntryForViewer[], number: number): boolean {
  const last = told.findLast((one) => one.number <= number && one.entry.entry === 'moved')?.entry;
  return last?.entry === 'moved' && last.by === 'bot';
}

/** Whether it costs me time to look on; where there are days for a move, a second does not count. */
export function isMyTimeRunning(state: TableState | null, eyes: number | null): boolean {
  if (eyes === null || state?.settings.clock.clock === 'relaxed') return false;
  return state?.seats[eyes]?.deadline != null;
}
