import type { Theme } from '../theme';

/** Moonlit violet, crooked mansions, a pale green glow. */
export const theme: Theme = {
  ground: 'light-dark(#f1ecfa, #241242)',
  edge: 'light-dark(#e2daf3, #120822)',
  accent: 'light-dark(#55359e, #c8f5a0)',
  onAccent: 'light-dark(#f7fff1, #14230a)',
  glow: 'light-dark(#dacbf6, #5b32a0)',
  confetti: { colours: ['#e8ffe0', '#b8ff9a', '#d9c8ff', '#ffe08a'], shape: 'wisp' },
  hasPlates: true,
  minutes: 30,
  designers: 'Alain Rivollet',
  publisher: 'Ilopeli',
};
