/** A review as a few lines of text for a friend. */
import { say, words as pageWords } from '../../../i18n/translate.svelte';
import type { Words } from '../../../i18n/words';
import { wholePoints } from './model';
import { signed } from './say';
import type { Review } from '../../../protocol/types';

export function textOf(review: Review, sentences: readonly string[], words: Words, link: string): string {
  const tenths = (value: number | null): string =>
    (value ?? 0).toLocaleString(pageWords().language, { maximumFractionDigits: 1 });
  const seats = review.by_seat.flatMap((one) => {
    const { start, result, skill, luck, fog } = wholePoints(one);
    const player = words.player(one.seat);
    const sums = { skill: signed(skill), luck: signed(luck), fog: signed(fog) };
    const precise = {
      player,
      result: say('ui-review-text-result', { percent: result }),
      accuracy: Math.round(one.accuracy ?? 0),
      rate: tenths(one.error_rate),
      count: one.error_rate ?? 0,
    };
    const lines = [say('ui-review-sum', { player, start, result, ...sums })];
    if (one.accuracy !== null) lines.unshift(say('ui-review-text-player', precise));
    return lines;
  });
  const turns = sentences.map((sentence) => `• ${sentence}`);
  return [words.say('title'), '', ...seats, ...(turns.length ? ['', ...turns] : []), '', link].join('\n');
}
