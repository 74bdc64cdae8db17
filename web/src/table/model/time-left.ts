import type { SeatState, TableState } from '../../protocol/types';
import type { Words } from '../../i18n/words';

export type SeatTime = Pick<SeatState, 'bank_ms' | 'deadline' | 'is_short' | 'left_ms'>;
const LONG = 2 * 3600_000; // from here on a clock's face says more than anybody wants to know

/** Whether a decision inside another's turn has a time of its own, beside the bank. */
const hasOwnTime = ({ bank_ms, is_short }: SeatTime): boolean => is_short && bank_ms !== null;

/** Milliseconds that a seat has left at this moment, or null where no time is kept. */
export function timeLeft(seat: SeatTime, now: number): number | null {
  if (hasOwnTime(seat)) return seat.bank_ms;
  return untilDeadline(seat, now) ?? seat.bank_ms;
}

/** What is left for an answer that has a time of its own and does not touch the bank; null where there is none. */
export function answerTime(seat: SeatTime, now: number): number | null {
  return hasOwnTime(seat) ? untilDeadline(seat, now) : null;
}

/** What is left for the decision at hand, whether its clock runs or stands. */
export function untilDeadline(seat: SeatTime, now: number): number | null {
  return seat.deadline === null ? seat.left_ms : Math.max(0, seat.deadline - now);
}

/** A table whose clocks stand: while it is locked nobody's time runs, and what is lost is given back. */
export const withClocksStopped = (state: TableState): TableState => ({
  ...state,
  seats: state.seats.map((seat) => ({ ...seat, deadline: null })),
});

/** Time as people read it: a clock's face, or days and hours where it is long. */
export function timeText(milliseconds: number, words: Words): string {
  if (milliseconds < LONG) return clockFace(milliseconds);
  const { unit, count } = roughly(milliseconds);
  return words.say(`ui-left-${unit}`, { count });
}

/** Time as people read it on a clock: 9:05, 1:02:03, 0:07.4 when it gets tight. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  if (milliseconds < 10_000) return `0:${two(seconds)}.${Math.floor((milliseconds % 1000) / 100)}`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** Longer times in whole days, hours or minutes. */
export function roughly(milliseconds: number): { unit: 'days' | 'hours' | 'minutes'; count: number } {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  if (minutes < 90) return { unit: 'minutes', count: minutes };
  const hours = Math.round(minutes / 60);
  return hours < 48 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.round(hours / 24) };
}
