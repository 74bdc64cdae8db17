import type { SeatState } from '../protocol/types';

/** Milliseconds that a seat has left at this moment, or null where no time is kept. */
export function timeLeft(seat: Pick<SeatState, 'bank_ms' | 'deadline'>, now: number): number | null {
  if (seat.deadline !== null) return Math.max(0, seat.deadline - now);
  return seat.bank_ms;
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
