import type { Hint, Words } from '../../board';

const percentOf = (wins: number): number => Math.round(wins * 100);

/** Advice for those who hear the board: what follows the name of what is advised. */
export function spoken(hint: Hint | null | undefined, words: Words): string {
  return hint ? `. ${inWords(hint, words)}` : '';
}

export function inWords(hint: Hint, words: Words): string {
  return hint.wins === null
    ? words.say('ui-hint-mark', { rank: hint.rank })
    : words.say('ui-hint-wins', { rank: hint.rank, percent: percentOf(hint.wins) });
}

/** What the mark shows beside its rank. */
export const shortly = (hint: Hint): string => (hint.wins === null ? '' : `${percentOf(hint.wins)} %`);

/** A lesson's advice is the one thing to do: it is framed. A bot's has a mark with its rank. */
export const isFramed = (hint: Hint | null | undefined): boolean => hint?.wins === null;
