import type { Component } from 'svelte';
import type { BoardProps, PiecesProps, ScoreProps } from './board';
import type { World } from './theme';

// Every folder that holds these files is a game: adding one touches nothing here. Boards and scores come in
// chunks of their own, when a table is opened.
/* eslint-disable @typescript-eslint/no-explicit-any -- each board has its own views and events */
const boards = import.meta.glob<{ default: Component<BoardProps<any, any>> }>('./*/view/Board.svelte');
const scores = import.meta.glob<{ default: Component<ScoreProps<any>> }>('./*/view/Score.svelte');
/* eslint-enable */
const pieces = import.meta.glob<{ default: Component<PiecesProps> }>('./*/view/Pieces.svelte');
const posters = import.meta.glob<string>('./*/art/poster.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const worlds = import.meta.glob<{ world: World }>('./*/theme.ts', { eager: true });

const PLAIN: World = {
  ground: '#1d1a17',
  edge: '#12100e',
  accent: '#e8b45a',
  onAccent: '#1a1208',
  glow: '#3a2c18',
  confetti: { colours: ['#e8b45a', '#f4ead8', '#b5533c'], shape: 'paper' },
  minutes: 0,
  designers: '',
  publisher: '',
};

export const boardOf = (game: string) => boards[`./${game}/view/Board.svelte`];
export const scoreOf = (game: string) => scores[`./${game}/view/Score.svelte`];
export const piecesOf = (game: string) => pieces[`./${game}/view/Pieces.svelte`];
export const posterOf = (game: string) => posters[`./${game}/art/poster.svg`];
export const worldOf = (game: string): World => worlds[`./${game}/theme.ts`]?.world ?? PLAIN;
export const hasBoard = (game: string): boolean => boardOf(game) !== undefined;
