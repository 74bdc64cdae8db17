import { getContext, setContext } from 'svelte';
import type { Words } from '../../board';
import { familyOf } from './cards';
import { signed } from './ledger';

/** What cards are worth at a table; none where they are worth what they show. */
export type Worth = Record<string, number> | null | undefined;

const KEY = Symbol('worth');

/** For all cards of a board. */
export const giveWorth = (worth: () => Worth): void => void setContext(KEY, worth);
export const worthHere = (): (() => Worth) => getContext<(() => Worth) | undefined>(KEY) ?? (() => null);

/** What a card is worth, such as “−6”, where that is not what it shows; else nothing. City cards score nothing. */
export function otherWorth(worth: Worth, face: string): string {
  const value = worth?.[face];
  if (value === undefined || familyOf(face) === 'city' || value === Number(face)) return '';
  return familyOf(face) === 'support' ? String(value).replace('-', '−') : signed(value);
}

/** A card's name, and what it is worth where it does not show it. */
export function cardName(words: Words, worth: Worth, face: string): string {
  const [card, other] = [words.name('long', face), otherWorth(worth, face)];
  return other ? words.say('board-card-worth', { card, worth: other }) : card;
}
