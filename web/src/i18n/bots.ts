import type { Words } from './words';

/** A bot's name. It has one of its own; one of which nobody knows that has its seat's. */
export const botName = (words: Words, seat: number, called?: number | null): string =>
  words.say(`ui-bot-name-${called ?? seat}`);
