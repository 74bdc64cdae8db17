import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Decision, Review, ReviewState, SeatReview } from '../../../protocol/types';
import { Trying, tryingOf } from './exercise.svelte';
import { markOf, marksOf, nextMark, points } from './marks';
import {
  exerciseBefore,
  lineOf,
  moveAt,
  notationsIn,
  PARTS,
  placesOfMarks,
  slicesOf,
  wholePoints,
} from './model';
import { knownPathOf, reviewPathOf } from './paths';
import { ReviewWatch } from './watch.svelte';

const decision = (number: number, more: Partial<Decision> = {}): Decision => ({
  number,
  seat: number % 2,
  move: 'take',
  is_forced: false,
  chance: 0.6,
  loss: 0,
  played: { move: 'take', chance: 0.6, chances: [0.6, 0.4] },
  best: [{ move: '8', chance: 0.6, chances: [0.6, 0.4] }],
  choices: 3,
  label: null,
  praise: null,
  reply: null,
  reply_by: null,
  took_ms: null,
  ...more,
});

const seat = (more: Partial<SeatReview>): SeatReview => ({
  seat: 0,
  start: 0.5,
  result: 1,
  skill: 0.1,
  luck: 0.2,
  fog: 0.2,
  own_losses: 0,
  others_losses: 0.1,
  decisions: 4,
  inaccuracies: 0,
  mistakes: 0,
  blunders: 0,
  error_rate: 1,
  accuracy: 90,
  level: null,
  ...more,
});

const review = (more: Partial<Review> = {}): Review => ({
  version: 1,
  game: 'a-game',
  seats: 2,
  moves: 4,
  depth: 100,
  seed: 0,
  judged_by: 'playouts',
  is_complete: true,
  moments: [0, 1, 2, 3, 4].map((number) => ({
    number,
    known: [0.5 + number / 8, 0.5 - number / 8],
    truth: [1, 0],
  })),
  decisions: [
    decision(1, { label: 'blunder', loss: 0.184 }),
    decision(2),
    decision(3, { praise: 'only-move', reply: '5', reply_by: 0 }),
    decision(4, { is_forced: true, played: null, best: [] }),
  ],
  by_seat: [],
  turning_points: [],
  exercises: [{ moves: 0, seat: 1, good: ['8', '7'], chance: 0.6, choices: ['7', '8', 'take'] }],
  ...more,
});

describe('marks', () => {
  test('a decision with a label or with praise has one, with what was lost in whole points', () => {
    expect(markOf(decision(1, { label: 'mistake', loss: 0.104 }))).toMatchObject({ sign: '?', points: 10 });
    expect(markOf(decision(2))).toBeNull();
    expect([...marksOf(review()).keys()]).toEqual([1, 3]);
    expect(marksOf(null).size).toBe(0);
  });

  test('one goes from one to the next, in both directions', () => {
    const marks = marksOf(review());
    expect([0, 1, 2, 3].map((at) => nextMark(marks, at, 1))).toEqual([1, 3, 3, null]);
    expect([0, 1, 2, 4].map((at) => nextMark(marks, at, -1))).toEqual([null, null, 1, 3]);
  });

  test('nothing is a plain zero', () => expect(Object.is(points(-0.001), 0)).toBe(true));
});

describe('lines', () => {
  test('run from left to right, and down as chances fall', () => {
    expect(lineOf(review().moments, 4, 0, 'known')).toBe('0,50 25,37.5 50,25 75,12.5 100,0');
    expect(lineOf(review().moments, 4, 1, 'truth')).toBe('0,100 25,100 50,100 75,100 100,100');
  });

  test('a place on them is the nearest move, inside the game', () => {
    expect([-1, 0, 0.3, 0.49, 1.2].map((place) => moveAt(place, 4))).toEqual([0, 0, 1, 2, 4]);
  });

  test('every seat has its shape on them, each at other moves', () => {
    const places = [0, 1, 2, 3, 4].map((seat) => placesOfMarks(60, seat, 5));
    expect(places.every((of) => of.length === 4 && of.every((number) => number <= 60))).toBe(true);
    expect(new Set(places.flat()).size).toBe(20);
    expect(placesOfMarks(1, 0, 2).length).toBeGreaterThan(0);
  });
});

describe('the sum', () => {
  const seats = [
    seat({ skill: 0.3333, luck: 0.3334, fog: -0.1667 }),
    seat({ seat: 1, result: 0, skill: -0.3333, luck: -0.3334, fog: 0.1667 }),
    seat({ start: 0.514_34, result: 0, skill: 0.159_06, luck: -0.228_8, fog: -0.444_6 }),
  ];

  test.each(seats)('adds up in whole points too', (one) => {
    const { start, result, skill, luck, fog } = wholePoints(one);
    expect(start + skill + luck + fog).toBe(result);
    for (const part of PARTS) {
      expect(Math.abs(wholePoints(one)[part] - one[part] * 100)).toBeLessThan(1.5);
    }
  });

  test('is one bar: what helped to the right of the start, what harmed to the left, nothing over another', () => {
    for (const one of seats) {
      const { zero, slices } = slicesOf(one, seats);
      for (const { part, left, width } of slices) {
        const end = left + width;
        expect(one[part] < 0 ? end <= zero + 1e-9 : left >= zero - 1e-9).toBe(true);
        expect(left >= -1e-9 && end <= 100 + 1e-9).toBe(true);
      }
      const [first, second, third] = slices.toSorted((a, b) => a.left - b.left);
      expect(first!.left + first!.width).toBeLessThanOrEqual(second!.left + 1e-9);
      expect(second!.left + second!.width).toBeLessThanOrEqual(third!.left + 1e-9);
    }
  });
});

test('every move that is told is spelt out once', () => {
  expect(notationsIn(review())).toEqual(['take', '8', '5']);
});

describe('trying again', () => {
  const isSix = async (move: string): Promise<boolean> => move === '6';

  test('says good or not yet, and spoils nothing', async () => {
    const trying = tryingOf(review(), exerciseBefore(review(), 1)!, isSix);
    expect(trying.moves).toEqual(['7', '8', 'take']);
    expect(trying.hints).toEqual([]);
    await trying.try('take');
    expect(trying.phase).toBe('same');
    const trial = trying.try('5');
    expect([trying.phase, trying.moves, trying.hints]).toEqual(['judging', [], []]);
    await trial;
    expect([trying.phase, trying.hints]).toEqual(['wrong', []]);
    await trying.try('7');
    expect([trying.phase, trying.moves, trying.tries]).toEqual(['good', [], 3]);
    await trying.try('take');
    expect(trying.phase).toBe('good');
  });

  test('a good move that the review had not looked at is good', async () => {
    const trying = new Trying(review().exercises[0]!, 'take', isSix);
    await trying.try('6');
    expect([trying.phase, trying.hints[0]?.move]).toEqual(['good', '6']);
  });

  test('where nobody can tell, it can be tried again', async () => {
    const trying = new Trying(review().exercises[0]!, 'take', () => Promise.reject(new Error()));
    await expect(trying.try('6')).rejects.toThrow();
    expect([trying.phase, trying.moves.length]).toEqual(['asking', 3]);
  });

  test('shows a good move to whoever asks', () => {
    const trying = new Trying(review().exercises[0]!, 'take', isSix);
    trying.show();
    expect([trying.phase, trying.hints[0]?.move]).toEqual(['shown', '8']);
  });

  test('is offered before the move, and nowhere else', () => {
    expect([1, 2].map((number) => exerciseBefore(review(), number)?.moves)).toEqual([0, undefined]);
  });
});

describe('watching it', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const state = (name: ReviewState['state'], more: Partial<ReviewState> = {}): ReviewState => ({
    state: name,
    done: 0,
    of: 10,
    review: null,
    sentences: [],
    problem: null,
    ...more,
  });

  function served(...answers: (ReviewState | Error)[]): { watch: ReviewWatch; asked: boolean[] } {
    const asked: boolean[] = [];
    const watch = new ReviewWatch(async (isFirst) => {
      asked.push(isFirst);
      const answer = answers.shift()!;
      if (answer instanceof Error) throw answer;
      return answer;
    }, 100);
    return { watch, asked };
  }

  test('it is asked for once, then looked at until it is done', async () => {
    const { watch, asked } = served(state('waiting'), state('running', { done: 3 }), state('done'));
    await watch.open();
    expect(watch.isBusy).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual([true, false, false]);
    expect([watch.isBusy, watch.state?.state]).toEqual([false, 'done']);
    await watch.open();
    expect(asked.length).toBe(3);
  });

  test('a server that began anew is asked again', async () => {
    const { watch, asked } = served(state('running'), state('none'), state('running'), state('done'));
    await watch.open();
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual([true, false, true, false]);
  });

  test('a look that fails is made up for; a question that fails is a problem, until it is asked again', async () => {
    const { watch } = served(state('running'), new Error(), state('done'));
    await watch.open();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(watch.state?.state).toBe('done');
    const other = served(new Error('no'), state('done'));
    await other.watch.open();
    expect([other.watch.problem instanceof Error, other.watch.isBusy]).toEqual([true, false]);
    await other.watch.open();
    expect([other.watch.problem, other.watch.state?.state]).toEqual([null, 'done']);
  });

  test('nothing is asked any more once it is closed', async () => {
    const { watch, asked } = served(state('running'), state('running'));
    await watch.open();
    watch.close();
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked.length).toBe(1);
  });
});

test('the server is asked about this game of the table, or about the record', () => {
  const watching = { eyes: 'all', at: 3, review: true };
  const replay = { page: 'replay', table: 't1', key: 'k', game: 2, ...watching } as const;
  expect(reviewPathOf(replay, 'fr')).toBe('/tables/t1/review?game=2&key=k&lang=fr');
  const record = { page: 'record', record: 'r1', ...watching } as const;
  expect(knownPathOf(record, 5, 1)).toBe('/records/r1/review/known?number=5&seat=1');
});
