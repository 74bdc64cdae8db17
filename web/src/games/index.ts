/**
 * The registry of boards: every folder beside this file is a game, found by what it holds, and adding one touches
 * nothing here. A game without a folder, such as one from outside, gets what `generic` has.
 */
import type { Component } from 'svelte';
import type { BoardProps, ExampleProps, PiecesProps, ScoreProps } from './board';
import type { KeyHelp } from '../app/shortcuts/shortcuts.svelte';
import type { SoundTable } from './shared/sounds/declared';
import type { Theme } from './theme';

const GENERIC = 'generic';

// Boards and scores come in chunks of their own, when a table is opened.
/* eslint-disable @typescript-eslint/no-explicit-any -- each board has its own views and events */
const boards = import.meta.glob<{ default: Component<BoardProps<any, any>> }>('./*/view/Board.svelte');
const scores = import.meta.glob<{ default: Component<ScoreProps<any>> }>('./*/view/Score.svelte');
/* eslint-enable */
const pieces = import.meta.glob<{ default: Component<PiecesProps> }>('./*/view/Pieces.svelte');
const examples = import.meta.glob<{ default: Component<ExampleProps> }>('./*/view/Example.svelte');
const keys = import.meta.glob<{ KEYS: readonly KeyHelp[] }>('./*/model/keys.ts');
const sounds = import.meta.glob<{ SOUNDS: SoundTable }>('./*/model/sounds.ts');
const posters = import.meta.glob<string>('./*/art/poster.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const themes = import.meta.glob<{ theme: Theme }>('./*/theme.ts', { eager: true });

/** Whether a game brings a board of its own. */
export const hasOwnBoard = (game: string): boolean => `./${game}/view/Board.svelte` in boards;

/** To try the generic board on any game: `?board=generic` in the address. */
const isGenericWanted = (): boolean => new URLSearchParams(location.search).get('board') === GENERIC;

/** The folder that shows a game. */
const folder = (game: string): string => (hasOwnBoard(game) && !isGenericWanted() ? game : GENERIC);

export const boardOf = (game: string) => boards[`./${folder(game)}/view/Board.svelte`]!;
export const scoreOf = (game: string) => scores[`./${folder(game)}/view/Score.svelte`];
export const piecesOf = (game: string) => pieces[`./${folder(game)}/view/Pieces.svelte`];
export const exampleOf = (game: string) => examples[`./${folder(game)}/view/Example.svelte`];
export const posterOf = (game: string): string => posters[`./${folder(game)}/art/poster.svg`]!;

/** What its board says of its keys, for the list of shortcuts. */
export const keysOf = async (game: string): Promise<readonly KeyHelp[]> =>
  (await keys[`./${folder(game)}/model/keys.ts`]!()).KEYS;

/** Which of its events is heard, and how. */
export const soundsOfGame = async (game: string): Promise<SoundTable> =>
  (await sounds[`./${folder(game)}/model/sounds.ts`]?.())?.SOUNDS ?? {};

export const themeOf = (game: string): Theme => themes[`./${folder(game)}/theme.ts`]!.theme;
