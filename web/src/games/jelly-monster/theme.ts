import type { Theme } from '../theme';

/** Hazard stripes and acid green slime. */
export const theme: Theme = {
  ground: 'light-dark(#f0f6e5, #142a22)',
  edge: 'light-dark(#e1ecd2, #0a1510)',
  accent: 'light-dark(#3a6000, #c9f04a)',
  onAccent: 'light-dark(#fbffef, #141c04)',
  glow: 'light-dark(#d9efa9, #3b6b1a)',
  confetti: { colours: ['#e9ff7a', '#8fdc22', '#ffd21f', '#ff7a2f'], shape: 'drop' },
  hasPlates: true,
  hasSkip: true,
  minutes: 20,
  designers: 'Antonin Boccara',
  publisher: 'Libellud',
};
