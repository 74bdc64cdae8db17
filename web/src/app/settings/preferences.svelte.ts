import type { Wishes } from '../../net/api';

/** What this browser remembers of how its person likes things. */
export interface Preferences {
  language: 'en' | 'fr' | null; // null: as the browser asks
  theme: 'dark' | 'light' | 'system';
  contrast: boolean | null; // high or not; null: as the system asks
  textSize: 90 | 100 | 115 | 130; // percent
  shortcuts: boolean; // keys that are one sign, such as T
  sound: boolean;
  volume: number; // percent
  silenced: string[]; // kinds of sounds that are not wanted
  motion: 'system' | 'full' | 'none';
  animationSpeed: 0.5 | 1 | 2;
  botPace: 'relaxed' | 'normal' | 'quick'; // how long a bot's move stands before the next one comes
  counter: boolean;
  confirmMoves: 'touch' | 'always' | 'never'; // whether a move is pressed twice: where one tap would play it
  notices: boolean;
  hasDeclinedNotices: boolean; // was offered them at a table of days, and said no
  level: string;
  bots: number; // how many one likes to play against, for "play now"
  learnt: string[]; // games whose lesson was finished
  isWelcomed: boolean; // has seen what a first visit is offered
  muted: string[]; // persons whose chat is not shown
  wishes: Wishes | null; // what was looked for last in Find a game
  dismissed: number; // the announcement that was read and put away
  waiting: { table: string; game: string } | null; // a game to go back to, as far as this browser knows
}

const KEY = 'tablee';
const FIRST: Preferences = {
  language: null,
  theme: 'dark',
  contrast: null,
  textSize: 100,
  shortcuts: true,
  sound: true,
  volume: 50,
  silenced: [],
  motion: 'system',
  animationSpeed: 1,
  botPace: 'normal',
  counter: true,
  confirmMoves: 'touch',
  notices: false,
  hasDeclinedNotices: false,
  level: 'casual',
  bots: 1,
  learnt: [],
  isWelcomed: false,
  muted: [],
  wishes: null,
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
