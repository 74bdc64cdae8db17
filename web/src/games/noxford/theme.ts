import type { Theme } from '../theme';

/** Petrol and brass, blueprint lines. */
export const theme: Theme = {
  ground: '#0c333a',
  edge: '#051a1f',
  accent: '#ecc06a',
  onAccent: '#221503',
  glow: '#1c6a70',
  confetti: { colours: ['#ffe7ac', '#d8a548', '#a8f0ea', '#c2802f'], shape: 'spark' },
  hasPlates: true,
  phoneHeight: 'calc(max(18rem, 46dvh) + 15.4rem)',
  minutes: 20,
  designers: 'Henri Kermarrec',
  publisher: 'Capsicum Games',
};
