import { expect, test } from 'vitest';
import { boardOf, hasOwnBoard, posterOf, themeOf } from '.';

const folders = Object.keys(import.meta.glob('./*/theme.ts')).map((path) => path.split('/')[1]!);

test('every folder with colours is a game with a board and a poster', () => {
  expect(folders.length).toBeGreaterThan(1);
  expect(folders.filter((game) => !hasOwnBoard(game) || !posterOf(game))).toEqual([]);
});

test('a game from outside is shown all the same', () => {
  expect(hasOwnBoard('no-such-game')).toBe(false);
  expect(boardOf('no-such-game')).toBe(boardOf('generic'));
  expect(posterOf('no-such-game')).toBe(posterOf('generic'));
  expect(themeOf('no-such-game').accent).toBeTruthy();
});
