import type { EntryForViewer } from '../../../protocol/types';
import type { Words } from '../../../i18n/words';
import { isWithdrawn, sentenceOf } from './log-lines';

/**
 * What is said aloud of an entry, since nobody sees it on the board: that an answer did not come in time or time ran
 * out, that somebody said no and to what, that clocks were put right. Nothing to whoever did it.
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
    case 'time-ran-out':
    case 'server-away':
    case 'bot-changed':
      return sentenceOf(entry, words);
    case 'changed':
      return entry.seat != null && entry.seat === eyes ? '' : sentenceOf(entry, words);
    case 'claim-ended':
      return entry.has_lapsed ? sentenceOf(entry, words) : '';
    case 'claim-answered':
    case 'undo-answered':
    case 'pause-answered':
    case 'abandon-answered':
      return entry.agrees || entry.seat === eyes || isWithdrawn(told, place) ? '' : sentenceOf(entry, words);
    default:
      return '';
  }
}
