import type { Theme } from '../theme';

/** Moonlit violet, crooked mansions, a pale green glow. */
export const theme: Theme = {
  ground: '#241242',
  edge: '#120822',
  accent: '#c8f5a0',
  onAccent: '#14230a',
  glow: '#5b32a0',
  confetti: { colours: ['#e8ffe0', '#b8ff9a', '#d9c8ff', '#ffe08a'], shape: 'wisp' },
  hasPlates: true,
  minutes: 30,
  designers: 'Alain Rivollet',
  publisher: 'Ilopeli',
};
