import { expect, test } from 'vitest';
import type { Listed, MyTables } from '../../protocol/types';
import { waitingForMe, waitingGame } from './my-tables.svelte';

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

test('what waits for me elsewhere: my turn only, not here, the longest wait first', () => {
  expect(waitingForMe(null)).toEqual([]);
  const some = tables(listed('new', 3, true), listed('others', 1), listed('old', 2, true));
  expect(waitingForMe(some).map(({ table }) => table)).toEqual(['old', 'new']);
  expect(waitingForMe(some, 'old').map(({ table }) => table)).toEqual(['new']);
});
