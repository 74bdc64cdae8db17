import type { Theme } from '../theme';

/** The house's own dark wood and lamplight, for games that bring no colours. */
export const theme: Theme = {
  ground: 'light-dark(#f5efe4, #1d1a17)',
  edge: 'light-dark(#ece4d6, #12100e)',
  accent: 'light-dark(#845508, #e8b45a)',
  onAccent: 'light-dark(#fffaf0, #1a1208)',
  glow: 'light-dark(#f7e2b5, #3a2c18)',
  confetti: { colours: ['#e8b45a', '#f4ead8', '#b5533c'], shape: 'paper' },
  hasPlates: true,
  isByDay: true,
  minutes: 0,
  designers: '',
  publisher: '',
};
