import type { Theme } from '../theme';

/** Petrol and brass, blueprint lines. */
export const theme: Theme = {
  ground: 'light-dark(#e9f3f3, #0c333a)',
  edge: 'light-dark(#d6e8e9, #051a1f)',
  accent: 'light-dark(#77500c, #ecc06a)',
  onAccent: 'light-dark(#fff8e6, #221503)',
  glow: 'light-dark(#c3e4e4, #1c6a70)',
  confetti: { colours: ['#ffe7ac', '#d8a548', '#a8f0ea', '#c2802f'], shape: 'spark' },
  hasPlates: true,
  phoneHeight: 'calc(max(18rem, 46dvh) + 16.2rem)',
  minutes: 20,
  designers: 'Henri Kermarrec',
  publisher: 'Capsicum Games',
};
