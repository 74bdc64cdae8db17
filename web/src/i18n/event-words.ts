/** By event or move, and field: what the field names, such as a seat or a card. */
export type EventWords = Record<string, Record<string, string>>;

const NONE: EventWords = {};
const ofFolders = import.meta.glob<EventWords>('../games/*/event-words.json', {
  import: 'default',
  eager: true,
});
const learnt = new Map<string, EventWords>();

/** How the fields of a game's events and moves are put into words. */
export const eventWordsOf = (game: string | null): EventWords =>
  (game === null ? undefined : (learnt.get(game) ?? ofFolders[`../games/${game}/event-words.json`])) ?? NONE;

/** A game that has no folder here says itself how its events are put into words. */
export const learnEventWords = (game: string, words: EventWords): void => void learnt.set(game, words);
