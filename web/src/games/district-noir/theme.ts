import type { Theme } from '../theme';

/** 1954: black, cream and one red. */
export const theme: Theme = {
  ground: '#191614',
  edge: '#0c0b0a',
  accent: '#f0e4ca',
  onAccent: '#17120e',
  glow: '#3b2f20',
  confetti: { colours: ['#f0e4ca', '#c9b88f', '#d3293a', '#17120e'], shape: 'paper' },
  hasPlates: true,
  phoneHeight: '38rem',
  minutes: 15,
  designers: 'Nao Shimamura, Nobutake Dogen',
  publisher: 'Spiral Éditions',
};
