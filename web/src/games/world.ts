/** A game's own colours, laid over the calm dark table while it is played. */
export interface World {
  /** The table itself, and its darkest edge. */
  ground: string;
  edge: string;
  /** What stands out on it. */
  accent: string;
  /** Text on the accent. */
  onAccent: string;
  /** A faint light in the background. */
  glow: string;
  /** What rains down when somebody has won. */
  confetti: { colours: string[]; shape: 'paper' | 'spark' | 'wisp' | 'drop' };
  /** Who made the game. */
  designers: string;
  publisher: string;
}
