/** One movement of one piece. What happened becomes a list of these, made by a game's `model/beats.ts`. */
export interface Beat {
  /** From when to how long, in milliseconds at normal speed. */
  at: number;
  length: number;
  /** The piece that moves, as named by `data-piece`; for a ghost, as it was named before. */
  piece: string;
  /**
   * fly: from the place `from` to where it lies now. throw: the same, spinning. slap: comes down where it lies.
   * ghost: from where it lay to the place `to`, and gone. appear: fades in. pulse: swells once. shake: shivers.
   * call: an announcement, shown and gone. turn: turns over in place.
   */
  kind: 'fly' | 'throw' | 'slap' | 'ghost' | 'appear' | 'pulse' | 'shake' | 'call' | 'turn';
  from?: string;
  to?: string;
  /** Arrives face down and turns up on its way. */
  turns?: boolean;
  /** For a ghost: what flies is this text, such as points, and not the piece itself. */
  text?: string;
}

/**
 * Plays beats with the FLIP technique (first, last, invert, play): the page already shows the final state, and
 * pieces are moved *from* where they were, so nothing can get out of step, and to skip is simply to stop moving.
 *
 * There are two. `FlipAnimator` plays all that led to one view and ends when all is still; the next view waits.
 * `UrgentAnimator` is for games against the clock: nothing waits, and a beat that comes never stops another.
 */
export interface Animator {
  /** An attachment for the board's outermost element. */
  readonly attach: (root: HTMLElement) => () => void;
  readonly isMoving: boolean;
  /** Where things lie now; to be called just before the page changes. */
  remember: (beats: readonly Beat[]) => void;
  /** Once the page has changed: moves things from there. Resolves when all of it is still. */
  play: (beats: readonly Beat[], speed: number) => Promise<void>;
  /** Everything is at once where it belongs. */
  finish: () => void;
}

/** The piece that announcements are written on, and how long one is read. */
export const CALLED = 'call';
export const CALL = 1300;

/** What `Ground` has to announce is shown now. */
export const call = (at: number): Beat => ({ kind: 'call', piece: CALLED, at, length: CALL });

/** How long a list of beats lasts at normal speed. */
export const lengthOf = (beats: readonly Beat[]): number =>
  beats.reduce((longest, beat) => Math.max(longest, beat.at + beat.length), 0);
