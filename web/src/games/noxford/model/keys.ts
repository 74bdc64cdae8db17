import type { KeyHelp } from '../../../app/shortcuts/shortcuts.svelte';
import type { Direction } from './walk';

/** For the list of shortcuts. */
export const KEYS: readonly KeyHelp[] = [
  { keys: ['1…9'], say: 'keys-choice' },
  { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], say: 'keys-walk' },
  { keys: ['N', 'P'], say: 'keys-step' },
  { keys: ['R'], say: 'keys-turn' },
  { keys: ['Enter'], say: 'keys-place' },
  { keys: ['S'], say: 'keys-stay' },
  { keys: ['Escape'], say: 'keys-cancel' },
  { keys: ['+', '-'], say: 'keys-zoom' },
  { keys: ['F', '0'], say: 'keys-fit' },
  { keys: ['Shift+ArrowLeft', 'Shift+ArrowRight'], say: 'keys-pan' },
];

/** What a key asks for. */
export type Intention =
  | { what: 'choice'; place: number }
  | { what: 'walk'; direction: Direction }
  | { what: 'step'; by: 1 | -1 }
  | { what: 'pan'; direction: Direction }
  | { what: 'zoom'; factor: number }
  | { what: 'fit' }
  | { what: 'turn' }
  | { what: 'stay' }
  | { what: 'cancel' };

interface Key {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const PLAIN: Record<string, Intention> = {
  '+': { what: 'zoom', factor: 1.25 },
  '=': { what: 'zoom', factor: 1.25 },
  '-': { what: 'zoom', factor: 0.8 },
  '0': { what: 'fit' },
  f: { what: 'fit' },
  r: { what: 'turn' },
  n: { what: 'step', by: 1 },
  p: { what: 'step', by: -1 },
  s: { what: 'stay' },
  escape: { what: 'cancel' },
};

/** `isOnTable`: the focus is in the city, where arrows walk; elsewhere they are left to the page. */
export function intention(event: Key, isOnTable: boolean): Intention | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const direction = ARROWS[event.key];
  if (direction && isOnTable) return { what: event.shiftKey ? 'pan' : 'walk', direction };
  if (/^[1-9]$/.test(event.key)) return { what: 'choice', place: Number(event.key) - 1 };
  return PLAIN[event.key.toLowerCase()] ?? null;
}
