import { expect, test } from 'vitest';
import { looksLikeRecord } from './import-record';

test('a record is known by its first header, whatever comments stand before it', () => {
  expect(looksLikeRecord('[Game "panik"]\n[Seats 2]\n')).toBe(true);
  expect(looksLikeRecord('\n; from an old evening\n[Game "panik"]\n')).toBe(true);
});

test('other things that people paste are left alone', () => {
  for (const text of ['', 'hello', '[ ] to do', 'https://example.org/[x]', '{"game": 1}'])
    expect(looksLikeRecord(text)).toBe(false);
});
