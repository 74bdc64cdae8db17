import type { ExpelHabit, TargetHabit } from '../model/placing';

/** What a die does unless told otherwise; this browser remembers it. */
interface Habits {
  expel: ExpelHabit;
  target: TargetHabit;
}

const KEY = 'tablee-jelly-monster';
const FIRST: Habits = { expel: 'choose', target: 'push' };

function remembered(): Partial<Habits> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Habits>;
  } catch {
    return {}; // private windows may forbid it
  }
}

export const habits = $state<Habits>({ ...FIRST, ...remembered() });

export function getUsedTo(changes: Partial<Habits>): void {
  Object.assign(habits, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(habits));
  } catch {
    // see above
  }
}
