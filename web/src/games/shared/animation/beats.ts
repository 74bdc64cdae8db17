/** One movement of one piece. A board's script is a list of these, made from the events. */
export interface Beat {
  /** From when to how long, in milliseconds at normal speed. */
  at: number;
  length: number;
  /** The piece that moves, as named by `data-piece`; for a ghost, as it was named before. */
  piece: string;
  /**
   * fly: from the place `from` to where it lies now. ghost: from where it lay to the place `to`, and gone.
   * appear: fades in. pulse: swells once. call: an announcement, shown and gone. turn: turns over in place.
   */
  kind: 'fly' | 'ghost' | 'appear' | 'pulse' | 'call' | 'turn';
  from?: string;
  to?: string;
  /** Arrives face down and turns up on its way. */
  turns?: boolean;
  /** For a ghost: what flies is this text, such as points, and not the piece itself. */
  text?: string;
}

/** The piece that announcements are written on, and how long one is read. */
export const CALLED = 'call';
export const CALL = 1300;

/** What `Ground` has to announce is shown now. */
export const call = (at: number): Beat => ({ kind: 'call', piece: CALLED, at, length: CALL });

/** How long a script lasts at normal speed. */
export const lengthOf = (beats: readonly Beat[]): number =>
  beats.reduce((longest, beat) => Math.max(longest, beat.at + beat.length), 0);
