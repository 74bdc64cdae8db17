/** What this browser remembers of how its person likes things. */
export interface Preferences {
  language: 'en' | 'fr' | null; // null: as the browser asks
  sound: boolean;
  motion: 'system' | 'full' | 'none';
  counter: boolean;
  notices: boolean;
  level: string;
  seats: Record<string, number>; // by game, for "play now"
  learnt: string[]; // games whose lesson was finished
  isWelcomed: boolean; // has seen what a first visit is offered
  muted: string[]; // persons whose chat is not shown
  dismissed: number; // the announcement that was read and put away
  waiting: { table: string; game: string } | null; // a game to go back to, as far as this browser knows
}

const KEY = 'tablee';
const FIRST: Preferences = {
  language: null,
  sound: true,
  motion: 'system',
  counter: true,
  notices: false,
  level: 'casual',
  seats: {},
  learnt: [],
  isWelcomed: false,
  muted: [],
  dismissed: 0,
  waiting: null,
};

function remembered(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>;
  } catch {
    return {}; // private windows may forbid it: then nothing is remembered
  }
}

export const preferences = $state<Preferences>({ ...FIRST, ...remembered() });

/** Change something, and remember it. */
export function prefer(changes: Partial<Preferences>): void {
  Object.assign(preferences, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // see above
  }
}
