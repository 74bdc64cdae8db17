import { expect, test } from 'vitest';
import type { News, TableState } from '../../protocol/types';
import { applyNews } from './apply-news';

const seat = { has_moved: false, bank_ms: 9, deadline: 100, is_short: false };
const before = { number: 7, moves: 3, seats: [seat, seat], clock_zero: null } as unknown as TableState;
const news = (moves: object[], more: Partial<News> = {}): News =>
  ({
    number: 7 + moves.length,
    told: moves.map((move) => ({ entry: { entry: 'moved', ...move } })),
    ...more,
  }) as News;

test('who has made a move has something to take back; a bot in their place makes none of theirs', () => {
  const after = applyNews(before, news([{ seat: 0 }, { seat: 1, by: 'bot' }]));
  expect(after).toMatchObject({ number: 9, moves: 5 });
  expect(after.seats.map(({ has_moved }) => has_moved)).toEqual([true, false]);
  expect(after.seats[1]).toBe(before.seats[1]);
  expect(applyNews(after, news([{ seat: 0 }])).seats).toBe(after.seats);
});

test('a move is the end of a request to take back', () => {
  const asked = { ...before, requests: { undo: { by: 1 }, pause: { by: 0 } } } as unknown as TableState;
  expect(applyNews(asked, news([{ seat: 0 }])).requests).toEqual({ undo: null, pause: { by: 0 } });
});

test('clocks are those of the news; while the game has its own, no seat has one', () => {
  const clocks = [
    { bank_ms: 5, deadline: null, is_short: false },
    { bank_ms: 6, deadline: 300, is_short: true },
  ];
  expect(applyNews(before, news([], { clocks })).seats).toMatchObject(clocks);
  expect(applyNews(before, news([], { clock_zero: 40 }))).toMatchObject({
    clock_zero: 40,
    seats: [{ deadline: null }, { deadline: null }],
  });
  expect(applyNews(before, news([])).seats).toBe(before.seats);
});
