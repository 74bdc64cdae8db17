import type { Theme } from '../theme';

/** 1954: black, cream and one red. */
export const theme: Theme = {
  ground: 'light-dark(#f5eee1, #191614)',
  edge: 'light-dark(#e9dfcd, #0c0b0a)',
  accent: 'light-dark(#94192a, #f0e4ca)',
  onAccent: 'light-dark(#fff7ea, #17120e)',
  glow: 'light-dark(#f1e0bb, #3b2f20)',
  confetti: { colours: ['#f0e4ca', '#c9b88f', '#d3293a', '#17120e'], shape: 'paper' },
  hasPlates: true,
  phoneHeight: '38rem',
  minutes: 15,
  designers: 'Nao Shimamura, Nobutake Dogen',
  publisher: 'Spiral Éditions',
};
