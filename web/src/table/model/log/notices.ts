import type { EntryForViewer, TableState } from '../../../protocol/types';
import type { Words } from '../../../i18n/words';
import { saidAloud } from './announce';

/** Something that nobody sees on the board, said for a while below whose turn it is. */
export interface Notice {
  /** Of the entry that brought it. */
  number: number;
  icon: string;
  text: string;
}

const ICONS: Record<string, string> = {
  changed: 'gear',
  'bot-changed': 'bot',
  'claim-answered': 'person',
  'claim-ended': 'person',
  'undo-answered': 'undo',
  'pause-answered': 'pause',
  'abandon-answered': 'close',
  'answer-timed-out': 'clock',
  'time-ran-out': 'clock',
  'server-away': 'wifi',
};

/** What is to be said of the entries that are new. */
export function noticesOf(
  told: readonly EntryForViewer[],
  first: number,
  eyes: number | null,
  words: Words,
): Notice[] {
  return told.flatMap(({ number, entry }, place) => {
    const text = place < first ? '' : saidAloud(told, place, eyes, words);
    return text ? [{ number, icon: ICONS[entry.entry] ?? 'dot', text }] : [];
  });
}

/**
 * The request that was open before and is gone without an answer, since the game has moved on; null where there is
 * none. What was agreed on, refused or withdrawn has entries of its own.
 */
export function lapsedBetween(
  before: TableState,
  now: TableState,
  news: readonly EntryForViewer[],
): { what: 'undo' | 'pause' | 'abandon'; by: number } | null {
  if (before.game_number !== now.game_number || now.status === 'over') return null;
  for (const what of ['undo', 'pause', 'abandon'] as const) {
    const asked = before.requests[what];
    if (!asked || now.requests[what]) continue;
    const isAnswered = news.some(({ entry }) =>
      [`${what}-answered`, 'undone', 'paused', 'ended'].includes(entry.entry),
    );
    if (!isAnswered) return { what, by: asked.by };
  }
  return null;
}
