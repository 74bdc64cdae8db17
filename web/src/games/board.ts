/**
 * The contract between the table page and a game's board.
 *
 * A game is one folder here, with `theme.ts` (for the home page) and three folders: `model` (what follows from a
 * view, without a page), `view` (`Board.svelte`, needed to be played; `Score.svelte`, optional, for the end
 * screen; `Pieces.svelte` and `Example.svelte`, optional, drawings for the rules) and `art` (drawings, `poster.svg`). Nothing else
 * knows its name.
 *
 * A board builds on `shared/animation/board-animation` and `shared/board/Ground`: they move the pieces, say why something cannot be, and
 * tell the page when all is still. The game's own scenery stands around `Ground` and gives it its colours.
 *
 * Everything on a board can be asked about. Put `data-help="topic"` on the element that people see and touch
 * (never one inside another for the same thing), and write `help-topic` (its name) and `help-topic-more` (what
 * it is for) in the game's catalogues; `data-help="support 7"` hands $of = "7" to both. The page does the rest:
 * the question mark in the bar, a long press, the other mouse button, and the key I on what has the focus.
 *
 * A board's keys are declared as `KEYS` in `model/keys.ts`, for the list of shortcuts, and which of its events makes
 * which sound as `SOUNDS` in `model/sounds.ts`.
 */
import type { Snippet } from 'svelte';
import type { Sound } from '../app/notifications/sounds';
import type { LegalMoves } from '../protocol/types';
import type { Tables } from '../app/editions/tables';
import type { Words } from '../i18n/words';

export type { Sound, Words };

/** The seat that stands for the clock, in games that run against it. */
export const CLOCK_SEAT = 7;

/** A seat as a board shows it. The mark is the index of its colour and of its shape: never colour alone. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: 'empty' | 'person' | 'bot';
  mark: number;
  isMe: boolean;
  isHere: boolean;
  isAsked: boolean;
  /** Milliseconds to the server and back; null where nobody has measured. */
  roundTrip?: number | null;
  /** How long this seat may think, where the table keeps time. */
  clock?: SeatClock;
}

/** What is left of a bank, in milliseconds, and when the time for the question at hand is up, on the server's clock. */
export interface SeatClock {
  bank_ms: number | null;
  deadline: number | null;
  /** The time is for an answer inside another's turn and does not touch the bank. */
  is_short: boolean;
  /** While the clock stands: what is left for the question at hand. */
  left_ms: number | null;
}

/** Time at a table that plays against the clock. */
export interface GameTime {
  /** The moment, on the server's clock, at which the game's own clock showed 0; null while that stands. */
  zero: number | null;
  /** What the server's clock shows now. */
  now: () => number;
  /** My own way to the server and back, in milliseconds. */
  roundTrip: number | null;
  /** The server has not answered for a while: what was measured is out of date. */
  isStale?: boolean;
}

/** What every view has, whichever the game. */
export interface AnyView {
  game: string;
  seat: number | null;
  seats: number;
  to_act: number[];
  asks: string[];
  /** Against the clock: what the game's own clock shows, in milliseconds of play. */
  now?: number | null;
  outcome: { winners: number[]; scores: number[] | null; ending: string } | null;
}

/** What every event has: its name, which is also the key of its sentence. */
export interface AnyEvent {
  event: string;
}

/** What somebody did since my own last move: it stays marked until my next one. */
export interface LastMove<E extends AnyEvent = AnyEvent> {
  number: number;
  /** Which move of the game it is, the first being 1; none where the page does not know all of the log. */
  place?: number;
  seat: number;
  /** Who had chosen in secret before it, so that what they did is seen now too. */
  revealed?: readonly number[];
  events: E[];
  /** By how much everybody's points changed, by seat; absent where they did not. */
  gains?: readonly number[];
}

/** A move drawn on the board as advice: one of a bot's best, or what a lesson asks for. */
export interface Hint {
  move: string;
  /** 1 is the best. */
  rank: number;
  /** How likely it wins, 0 to 1; null where nobody has counted, as in a lesson. */
  wins: number | null;
}

/** A board is a function of the view; animations are played from events. */
export interface BoardProps<V extends AnyView = AnyView, E extends AnyEvent = AnyEvent> {
  /** What the server sent for these eyes. */
  view: V;
  /** My seat, or null when watching. */
  eyes: number | null;
  /** By seat. */
  seats: SeatInfo[];
  /** My legal moves in notation; empty when nothing is asked of me. */
  moves: string[];
  /** Nothing is played any more, whatever the view says: somebody has resigned, or run out of time. */
  isOver?: boolean;
  /** Sends a move. The page shows refusals. */
  play: (move: string) => void;
  /**
   * Sends a move and answers why it was refused, or null once it is in the log; then the board shows refusals.
   * Without it (a replay) nothing can be sent.
   */
  attempt?: (move: string) => Promise<string | null>;
  /**
   * Puts another move in the place of the one I chose in secret, while the others still choose; answers why not,
   * or null. Without it nothing can be chosen again.
   */
  chooseAgain?: (move: string) => Promise<string | null>;
  /**
   * Against the clock `moves` stays empty, since boards know their game. One that does not can ask for the moves
   * of this very moment.
   */
  legal?: () => Promise<LegalMoves>;
  /** Why a move that is not in `moves` is not allowed, in a sentence. */
  explain: (move: string) => Promise<string> | string;
  /** The events that led from the previous view to this one, in order. */
  happening: E[];
  /** 1 is normal, 2 twice as fast, 0 no motion at all (reduced motion, or catching up). */
  speed: number;
  /** To be called once for every new view, when its animations are done; only then the next view comes. */
  settled: () => void;
  words: Words;
  /** The card counter can be switched off. */
  showCounter: boolean;
  /** For games against the clock; absent where no time runs, as in a replay. */
  time?: GameTime;
  /** Makes a sound, if sounds are wanted. */
  sound?: (name: Sound) => void;
  /** A replay with all hands open: every seat's view. */
  openViews?: V[];
  /**
   * What the page knows of a seat (presence, how a bot plays, the clock), to stand beside its name. A board that
   * shows it says so in `theme.ts` (`hasPlates`); for others the page shows the seats around the board.
   */
  plate?: Snippet<[number]>;
  /** What the others did since my own last move, oldest first, to be marked; in a replay the move just shown. */
  last?: LastMove<E>[];
  /**
   * The views since my own last move, the one that I left first; `number` is the place of the move that led to each.
   * For boards that cannot tell from events what has changed.
   */
  since?: () => Promise<{ number: number; view: AnyView }[]>;
  /** Advice to draw on the board; absent or empty for none. */
  hints?: Hint[];
}

/** The score, worked out line by line, for the end screen. */
export interface ScoreProps<V extends AnyView = AnyView> {
  view: V;
  eyes: number | null;
  seats: SeatInfo[];
  words: Words;
  speed: number;
}

/** Drawings for the rules page, each a `shared/drawing/Piece` with the words of its question mark. */
export interface PiecesProps {
  words: Words;
  /** The values of the edition that the page tells of. */
  values: Tables;
}

/** A worked example of the rules page, drawn with the board's own parts from `model/examples.json`. */
export interface ExampleProps {
  name: string;
  words: Words;
}
