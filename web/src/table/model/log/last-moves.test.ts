import { expect, test } from 'vitest';
import type { EntryForViewer } from '../../../protocol/types';
import { actsOf, lastMoves } from './last-moves';

let number = 0;
const told = (entry: object, events: object[] = []): EntryForViewer =>
  ({ number: ++number, at: 0, entry, events }) as unknown as EntryForViewer;
const started = () => told({ entry: 'started' });
const moved = (seat: number, more: object = {}): EntryForViewer =>
  told({ entry: 'moved', seat, move: 'x', ...more }, [{ event: 'played', seat }]);
const seats = (log: EntryForViewer[], eyes: number | null, upTo = Infinity) =>
  lastMoves(log, upTo, eyes).map(({ seat }) => seat);

const acts = (log: EntryForViewer[], eyes: number) =>
  lastMoves(log, Infinity, eyes)
    .flatMap(actsOf)
    .map((act) => [act.seat, ...act.told.map(({ event }) => event.event)]);

test('everything since my own last move, until my next one', () => {
  const log = [started(), moved(0), moved(1), moved(2), moved(0), moved(1), moved(2)];
  expect(seats(log, 0)).toEqual([1, 2]);
  expect(seats(log, 2)).toEqual([]);
  expect(seats([...log, moved(0)], 0)).toEqual([]);
  expect(seats(log, 0, log.at(-2)!.number)).toEqual([1]); // what the board does not show yet is no news
});

test('whoever watches sees the last move of everybody', () => {
  expect(seats([started(), moved(0), moved(1), moved(0), moved(1), moved(1)], null)).toEqual([0, 1, 1]);
});

test('a move that was taken back is marked no more, and the one before it again', () => {
  const log = [started(), moved(0), moved(1), moved(0), moved(1)];
  expect(seats([...log, told({ entry: 'undone', seat: 0, moves: 2 })], 0)).toEqual([1]);
  expect(seats([...log, told({ entry: 'undone', seat: 0, moves: 1 })], 0)).toEqual([]);
  expect(lastMoves([...log, told({ entry: 'undone', seat: 0, moves: 2 })], Infinity, 0)[0]?.place).toBe(2);
});

test('another game begins with nothing', () =>
  expect(seats([started(), moved(0), moved(1), told({ entry: 'rematched' }), started()], 0)).toEqual([]));

test('what a bot did in my place, or the clock, I have not seen; a tick of the clock is nobody’s move', () => {
  expect(seats([started(), moved(0), moved(1), moved(0, { by: 'default' })], 0)).toEqual([1, 0]);
  expect(seats([started(), moved(0), moved(7, { by: 'clock' })], 0)).toEqual([]);
});

test('what all chose in secret is seen when it comes to light, without my own', () => {
  const secret = told({ entry: 'moved', seat: 1, move: null }, []);
  const shown = [
    { event: 'played', seat: 1 },
    { event: 'played', seat: 0 },
  ];
  const last = told({ entry: 'moved', seat: 0, move: 'x' }, shown);
  expect(lastMoves([started(), secret, last], Infinity, 0)).toMatchObject([{ events: [shown[0]] }]);
  const first = told({ entry: 'moved', seat: 0, move: 'x' }, []);
  const other = told({ entry: 'moved', seat: 1, move: 'x' }, shown);
  expect(lastMoves([started(), first, other], Infinity, 0)).toMatchObject([{ events: [shown[0]] }]);
});

test('what follows from what all did is nobody’s act', () => {
  const events = [{ event: 'played', seat: 1 }, { event: 'round-ended' }];
  const last = told({ entry: 'moved', seat: 2, move: 'x' }, events);
  expect(acts([started(), last], 0)).toEqual([[1, 'played']]);
});

test('what a move brings about for another player is its own player’s act; what they had chosen is theirs', () => {
  const events = [
    { event: 'played', seat: 1 },
    { event: 'lost', seat: 2 },
  ];
  const last = told({ entry: 'moved', seat: 1, move: 'x' }, events);
  expect(acts([started(), moved(0), last], 0)).toEqual([[1, 'played', 'lost']]);
  const secret = told({ entry: 'moved', seat: 2, move: null }, []);
  expect(acts([started(), moved(0), secret, last], 0)).toEqual([
    [1, 'played'],
    [2, 'lost'],
  ]);
});
