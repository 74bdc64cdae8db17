/** What stands beside a move in the log, on the lines and on the board: a sign, never colour alone. */
import type { Decision, Review } from '../../../protocol/types';
import type { Label, Praise } from './types';

export type MarkKind = Label | Praise;

export interface Mark {
  number: number;
  seat: number;
  kind: MarkKind;
  /** The signs that chess players write; read aloud are words. */
  sign: string;
  /** Lost, in hundredths of a win. */
  points: number;
}

const SIGNS: Record<MarkKind, string> = {
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
  'only-move': '□',
  'great-move': '!',
};

export const isLapse = (kind: MarkKind): boolean => !['only-move', 'great-move'].includes(kind);

/** The mark of a decision, if it has one: what was lost says more than what was found. */
export function markOf({ number, seat, label, praise, loss }: Decision): Mark | null {
  const kind = label ?? praise;
  return kind && { number, seat, kind, sign: SIGNS[kind], points: points(loss) };
}

/** By number of the move. */
export const marksOf = (review: Review | null): Map<number, Mark> =>
  new Map(
    (review?.decisions ?? []).flatMap((decision) => {
      const mark = markOf(decision);
      return mark ? [[mark.number, mark] as const] : [];
    }),
  );

/** The next marked move in this direction; null where there is none. */
export function nextMark(marks: ReadonlyMap<number, Mark>, at: number, step: 1 | -1): number | null {
  const numbers = [...marks.keys()].toSorted((a, b) => (a - b) * step);
  return numbers.find((number) => (number - at) * step > 0) ?? null;
}

/** A share of the win in whole hundredths. */
export const points = (share: number): number => Math.round(share * 100) || 0; // never −0
