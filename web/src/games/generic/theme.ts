import type { Theme } from '../theme';

/** The house's own dark wood and lamplight, for games that bring no colours. */
export const theme: Theme = {
  ground: '#1d1a17',
  edge: '#12100e',
  accent: '#e8b45a',
  onAccent: '#1a1208',
  glow: '#3a2c18',
  confetti: { colours: ['#e8b45a', '#f4ead8', '#b5533c'], shape: 'paper' },
  hasPlates: true,
  minutes: 0,
  designers: '',
  publisher: '',
};
