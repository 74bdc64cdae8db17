import { expect, test } from 'vitest';
import type { FormField } from '../../protocol/types';
import { blank, isSheet, keyOf, put, renamed, valueAt } from './tables';

const row: FormField = {
  kind: 'group',
  fields: [
    { kind: 'number', name: 'copies', least: 1 },
    { kind: 'switch', name: 'wild' },
  ],
};

test('places have the names that the server gives them', () => {
  expect(keyOf(['tiles', '3', 'b', 1])).toBe('tiles.3.b[1]');
  expect(keyOf([])).toBe('');
});

test('a value is put in its place, and nothing else is touched', () => {
  const before = { name: 'mine', tiles: { 1: { a: ['J1', 'J2'] }, 2: { a: ['J3'] } } };
  const after = put(before, ['tiles', '1', 'a', 1], 'POD');
  expect(valueAt(after, ['tiles', '1', 'a'])).toEqual(['J1', 'POD']);
  expect(before.tiles[1].a[1]).toBe('J2');
  expect(after.tiles[2]).toBe(before.tiles[2]);
});

test('a row keeps its place under another name, or goes', () => {
  expect(Object.keys(renamed({ A: 1, B: 2, C: 3 }, 'B', 'BB'))).toEqual(['A', 'BB', 'C']);
  expect(renamed({ A: 1, B: 2 }, 'A', null)).toEqual({ B: 2 });
});

test('a new row holds what its form allows', () => {
  expect(blank(row)).toEqual({ copies: 1, wild: false });
  expect(blank({ kind: 'list', least: 2, item: { kind: 'text' } })).toEqual(['', '']);
  expect(isSheet({ kind: 'table', item: row })).toBe(true);
  expect(isSheet({ kind: 'table', item: { kind: 'number' } })).toBe(false);
});
