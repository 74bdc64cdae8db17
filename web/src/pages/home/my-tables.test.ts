import { expect, test } from 'vitest';
import type { Listed, MyTables } from '../../protocol/types';
import { waitingGame } from './my-tables.svelte';

const listed = (table: string, changed_at: number, is_your_turn = false): Listed =>
  ({ table, changed_at, is_your_turn }) as Listed;
const tables = (...playing: Listed[]): MyTables => ({ playing, open: [], over: [] }) as unknown as MyTables;

test('the game to go back to is the latest that waits for me, or else for somebody', () => {
  expect(waitingGame(null)).toBe(null);
  expect(waitingGame(tables())).toBe(null);
  expect(waitingGame(tables(listed('old', 1), listed('new', 2)))?.table).toBe('new');
  expect(waitingGame(tables(listed('mine', 1, true), listed('new', 3), listed('both', 2, true)))?.table).toBe(
    'both',
  );
});
