import type { EntryForViewer } from '../../protocol/types';
import type { Words } from '../../i18n/words';
import { isWithdrawn, sentenceOf } from './log-lines';

/**
 * What is said aloud of an entry, since nobody sees it on the board: that an answer did not come in time, that
 * somebody said no, that clocks were put right. Nothing to whoever did it.
 */
export function saidAloud(
  told: readonly EntryForViewer[],
  place: number,
  eyes: number | null,
  words: Words,
): string {
  const entry = told[place]!.entry;
  switch (entry.entry) {
    case 'answer-timed-out':
    case 'server-away':
      return sentenceOf(entry, words);
    case 'undo-answered':
    case 'pause-answered':
    case 'abandon-answered':
      return entry.agrees || entry.seat === eyes || isWithdrawn(told, place) ? '' : sentenceOf(entry, words);
    default:
      return '';
  }
}
