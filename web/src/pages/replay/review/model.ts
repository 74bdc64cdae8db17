/** What follows from a review, without a page. */
import { points } from './marks';
import type { Decision, Exercise, Moment, Review, SeatReview } from '../../../protocol/types';

/** A line of the picture as points in a box of 100 by 100, from the first move to the last. */
export function lineOf(
  moments: readonly Moment[],
  moves: number,
  seat: number,
  which: 'known' | 'truth',
): string {
  return moments
    .map(({ number, [which]: chances }) => `${across(number, moves)},${down(chances[seat] ?? 0)}`)
    .join(' ');
}

/** How far to the right a move stands, in hundredths of the width. */
export const across = (number: number, moves: number): number => round((100 * number) / Math.max(1, moves));
/** How far down a chance stands. */
export const down = (chance: number): number => round(100 * (1 - chance));
const round = (value: number): number => Math.round(value * 100) / 100;

/** Which move a place on the lines is nearest to: 0 is the left edge, 1 the right one. */
export const moveAt = (place: number, moves: number): number =>
  Math.round(Math.min(1, Math.max(0, place)) * moves);

/** Where a line carries its seat's shape: some places, others for each seat, so that they do not meet. */
export function placesOfMarks(moves: number, seat: number, seats: number): number[] {
  const apart = Math.max(1, Math.floor(moves / 4));
  const first = Math.round((apart * (seat + 0.5)) / seats);
  return Array.from({ length: 4 }, (_, place) => first + place * apart).filter((number) => number <= moves);
}

/** The decision that a frame of the replay shows. */
export const decisionAt = (review: Review, number: number): Decision | null =>
  review.decisions.find((one) => one.number === number) ?? null;

/** The position before a move as an exercise, where a better one was missed. */
export const exerciseBefore = (review: Review, number: number): Exercise | null =>
  review.exercises.find(({ moves }) => moves === number - 1) ?? null;

export type Part = 'skill' | 'luck' | 'fog';
export const PARTS: readonly Part[] = ['skill', 'luck', 'fog'];

export interface Slice {
  part: Part;
  /** In hundredths of a win, with its sign. */
  points: number;
  /** Where it lies on the bar, in hundredths of its width. */
  left: number;
  width: number;
}

/**
 * Result − start as one bar: what was for the seat lies to the right of the start, what was against it to the left.
 * All bars of a game have the same scale.
 */
export function slicesOf(seat: SeatReview, all: readonly SeatReview[]): { zero: number; slices: Slice[] } {
  const against = Math.max(0.01, ...all.map((one) => -sum(one, (value) => Math.min(0, value))));
  const wanted = Math.max(0.01, ...all.map((one) => sum(one, (value) => Math.max(0, value))));
  const scale = 100 / (against + wanted);
  const zero = against * scale;
  const ends = { left: zero, right: zero };
  const shown = wholePoints(seat);
  const slices = PARTS.map((part) => {
    const width = Math.abs(seat[part]) * scale;
    const left = seat[part] < 0 ? (ends.left -= width) : ends.right;
    if (seat[part] >= 0) ends.right += width;
    return { part, points: shown[part], left, width };
  });
  return { zero, slices };
}

const sum = (seat: SeatReview, take: (value: number) => number): number =>
  PARTS.reduce((total, part) => total + take(seat[part]), 0);

/** The three parts in whole points that add up to the whole points of result − start (largest remainder method). */
export function wholePoints(seat: SeatReview): Record<Part, number> & { start: number; result: number } {
  const start = points(seat.start);
  const result = points(seat.result);
  const exact = PARTS.map((part) => ({ part, value: seat[part] * 100 }));
  const whole = exact.map(({ part, value }) => ({ part, value, floor: Math.floor(value) }));
  const missing = result - start - whole.reduce((total, { floor }) => total + floor, 0);
  const byRest = whole.toSorted((a, b) => b.value - b.floor - (a.value - a.floor));
  const found = byRest.map(
    ({ part, floor }, place) => [part, floor + (place < missing ? 1 : 0) || 0] as const,
  );
  return { start, result, ...(Object.fromEntries(found) as Record<Part, number>) };
}

/** All notations that a review's pages put into words. */
export const notationsIn = (review: Review): string[] => [
  ...new Set(
    review.decisions.flatMap(({ move, best, reply }) => [
      move,
      ...best.map((one) => one.move),
      ...(reply === null ? [] : [reply]),
    ]),
  ),
];

/** The chances at one frame; null while nobody has looked there. */
export const chancesAt = (review: Review, number: number): Moment | null =>
  review.moments.find((one) => one.number === number) ?? null;
