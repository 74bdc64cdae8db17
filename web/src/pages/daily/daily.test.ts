import { expect, test } from 'vitest';
import type { DealTold } from '../../protocol/types';
import { columnsOf, dayAfter, hoursAndMinutes, monthAfter, shareText, weeksOf } from './daily';

const words = {
  language: 'en' as const,
  say: (key: string, values?: Record<string, unknown>) => [key, ...Object.values(values ?? {})].join(' '),
};

test('a month begins on its own weekday and ends on its last day', () => {
  const february = weeksOf('2028-02'); // a leap year; the 1st is a Tuesday
  expect(february[0]).toEqual([null, '2028-02-01', ...[2, 3, 4, 5, 6].map((day) => `2028-02-0${day}`)]);
  expect(february.at(-1)).toEqual(['2028-02-28', '2028-02-29', null, null, null, null, null]);
  expect(weeksOf('2027-02')).toHaveLength(4); // Monday the 1st to Sunday the 28th
});

test('days and months go on over their ends', () => {
  expect([dayAfter('2026-12-31'), dayAfter('2026-03-01', -1)]).toEqual(['2027-01-01', '2026-02-28']);
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});

test('what is left is never nothing', () => {
  expect(hoursAndMinutes(3_600_000 * 5 + 1)).toEqual({ hours: 5, minutes: 1 });
  expect(hoursAndMinutes(-5)).toEqual({ hours: 0, minutes: 1 });
});

test('what is passed on tells how well it went and nothing else', () => {
  const deals = [
    { game: 'chess', state: 'done', percentile: 62, result: 'won', margin: 7, scores: [31, 24] },
    { game: 'go', state: 'new', percentile: null },
  ] as unknown as DealTold[];
  const text = shareText('2026-11-19', deals, (game) => game.toUpperCase(), 'https://here/daily', words);
  expect(text.split('\n')).toEqual([
    'ui-daily-share-head November 19, 2026',
    '▰▰▰▰▰▰▱▱▱▱ CHESS: ui-daily-better 62',
    'https://here/daily',
  ]);
});

test('a field stands in columns, every bot in one, and mine is marked', () => {
  const bots = [-30, -3, 0, 4, 4, 40].map((margin) => ({ bot: 'club', result: 'won', margin }));
  const sudden = { bot: 'club', result: 'lost', margin: null };
  const columns = columnsOf([...bots, sudden], { result: 'won', margin: 4 });
  expect(columns.reduce((sum, column) => sum + column.bots, 0)).toBe(7);
  expect(columns.filter((column) => column.isMine)).toMatchObject([{ bots: 2 }]);
  expect(columns[0]).toEqual({ from: null, to: null, bots: 1, isMine: false });
  expect(columnsOf([], null)).toEqual([]);
});
