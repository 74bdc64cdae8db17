import type { KeyHelp } from '../../../app/shortcuts/shortcuts.svelte';

/** For the list of shortcuts. */
export const KEYS: readonly KeyHelp[] = [
  { keys: ['1…5'], say: 'keys-card' },
  { keys: ['ArrowLeft', 'ArrowRight'], say: 'keys-walk' },
  { keys: ['Enter'], say: 'keys-play' },
  { keys: ['ArrowUp', 'ArrowDown'], say: 'keys-line' },
  { keys: ['T'], say: 'keys-take' },
];

/** What a key asks for: to go to a card of the hand, to the bracket, or to take. */
export type Intention = { what: 'card'; place: number } | { what: 'take-focus' } | { what: 'take' };

interface Key {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** `at` is the place of the focused card, -1 when it is none. */
export function intention(event: Key, at: number, size: number, isOnTake: boolean): Intention | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  if (/^[1-5]$/.test(event.key)) return size > 0 ? { what: 'card', place: Number(event.key) - 1 } : null;
  if (event.key === 't' || event.key === 'T') return { what: 'take' };
  if (at >= 0) {
    if (event.key === 'ArrowLeft') return { what: 'card', place: (at + size - 1) % size };
    if (event.key === 'ArrowRight') return { what: 'card', place: (at + 1) % size };
    if (event.key === 'Home') return { what: 'card', place: 0 };
    if (event.key === 'End') return { what: 'card', place: size - 1 };
    if (event.key === 'ArrowUp') return { what: 'take-focus' };
  }
  if (isOnTake && event.key === 'ArrowDown' && size > 0) return { what: 'card', place: 0 };
  return null;
}
