import type { Theme } from '../theme';

/** Hazard stripes and acid green slime. */
export const theme: Theme = {
  ground: '#142a22',
  edge: '#0a1510',
  accent: '#c9f04a',
  onAccent: '#141c04',
  glow: '#3b6b1a',
  confetti: { colours: ['#e9ff7a', '#8fdc22', '#ffd21f', '#ff7a2f'], shape: 'drop' },
  hasPlates: true,
  hasSkip: true,
  minutes: 20,
  designers: 'Antonin Boccara',
  publisher: 'Libellud',
};
