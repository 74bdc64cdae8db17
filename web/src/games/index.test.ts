import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { boardOf, hasOwnBoard, posterOf, themeOf } from '.';

const SOURCES = join(import.meta.dirname, '..');
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

// Whoever knows a game by its name lives in that game's folder, so that another one can be added from outside.
// Tests may lay out positions of games that there are.
describe.each(Object.keys(import.meta.glob('./*/protocol.ts')).map((path) => path.split('/')[1]!))(
  '%s',
  (game) => {
    const name = new RegExp(game.replaceAll('-', '.?'), 'i');

    test('is named in its own folder alone', () => {
      const elsewhere = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
        .map((file) => file.replaceAll('\\', '/'))
        .filter((file) => /(?<!\.test)\.(svelte|css|ts)$/.test(file) && !file.startsWith(`games/${game}/`));
      expect(elsewhere.filter((file) => name.test(readFileSync(join(SOURCES, file), 'utf8')))).toEqual([]);
    });
  },
);
