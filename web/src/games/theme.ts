/**
 * A game's own colours, laid over the calm table while it is played, and who made it. A colour is
 * `light-dark(by day, by night)`; the board itself keeps its night unless it says otherwise (`isByDay`).
 */
export interface Theme {
  /** The table itself, and its darkest edge. */
  ground: string;
  edge: string;
  /** What stands out on it, and text on that. */
  accent: string;
  onAccent: string;
  /** A faint light in the background. */
  glow: string;
  /** What comes down when somebody has won. */
  confetti: { colours: string[]; shape: 'paper' | 'spark' | 'wisp' | 'drop' };
  /** The board shows its players itself, with `plate` or all that it says; the page need not do it again. */
  hasPlates?: boolean;
  /** The board tells what happened step by step: it has its own way to skip it, and makes its sounds in time with it. */
  hasSkip?: boolean;
  /** The board has no world of its own: on a light page it is light too. */
  isByDay?: boolean;
  /** How high its board is on a phone, where that is more than the screen leaves: its room is kept until it is there. */
  phoneHeight?: string;
  minutes: number;
  designers: string;
  publisher: string;
}
