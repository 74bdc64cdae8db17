import type { KeyHelp } from '../../../app/shortcuts/shortcuts.svelte';
import { KINDS } from './offer';

/** For the list of shortcuts. */
export const KEYS: readonly KeyHelp[] = [
  { keys: ['1…5'], say: 'keys-kind' },
  { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], say: 'keys-mansion' },
  { keys: ['Enter'], say: 'keys-place' },
  { keys: ['N', '0'], say: 'keys-nobody' },
  { keys: ['Escape'], say: 'keys-cancel' },
];

/** What a key asks for: a kind of hunter, another mansion, to answer "nobody", or to let go. */
export type Intention =
  | { what: 'kind'; kind: string }
  | { what: 'mansion'; name: string }
  | { what: 'nobody' }
  | { what: 'cancel' };

interface Key {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** `at` is the focused mansion, if one is; `rows` are the seats from top to bottom. */
export function intention(event: Key, at: string | null, rows: readonly number[]): Intention | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const kind = KINDS[Number(event.key) - 1];
  if (kind !== undefined) return { what: 'kind', kind };
  if (event.key === '0' || event.key === 'n' || event.key === 'N') return { what: 'nobody' };
  if (event.key === 'Escape') return { what: 'cancel' };
  const step = STEPS[event.key];
  if (at === null || step === undefined) return null;
  const row = rows.indexOf('abcd'.indexOf(at.charAt(0)));
  const place = Number(at.slice(1)) - 1;
  const seat = rows[(row + step[0] + rows.length) % rows.length] ?? 0;
  return { what: 'mansion', name: `${'abcd'.charAt(seat)}${((place + step[1] + 4) % 4) + 1}` };
}
