import type { KeyHelp } from '../../../app/shortcuts/shortcuts.svelte';

/** For the list of shortcuts. */
export const KEYS: readonly KeyHelp[] = [
  { keys: ['1…6'], say: 'keys-die' },
  { keys: ['A…G'], say: 'keys-district' },
  { keys: ['+', '-'], say: 'keys-target' },
  { keys: ['X'], say: 'keys-expel' },
  { keys: ['0'], say: 'keys-none' },
  { keys: ['ArrowLeft', 'ArrowRight'], say: 'keys-sides' },
  { keys: ['P'], say: 'keys-pass' },
  { keys: ['T'], say: 'keys-timer' },
  { keys: ['W'], say: 'keys-wait' },
  { keys: ['R'], say: 'keys-ready' },
  { keys: ['S'], say: 'keys-skip' },
  { keys: ['Escape'], say: 'keys-cancel' },
];

/** What a key means at this table. Digits are dice, letters are districts: two keys place a die. */
export type Intention =
  | { what: 'die'; value: number }
  | { what: 'district'; name: string }
  | { what: 'effect'; effect: 'push' | 'pull' | 'none' | 'expel' }
  | { what: 'pass' | 'timer' | 'wait' | 'ready' | 'cancel' | 'skip' | 'one-side' | 'other-side' };

const WORDS: Record<string, Intention> = {
  p: { what: 'pass' },
  t: { what: 'timer' },
  w: { what: 'wait' },
  r: { what: 'ready' },
  s: { what: 'skip' },
  x: { what: 'effect', effect: 'expel' },
  '+': { what: 'effect', effect: 'push' },
  '=': { what: 'effect', effect: 'push' },
  '-': { what: 'effect', effect: 'pull' },
  '0': { what: 'effect', effect: 'none' },
  arrowright: { what: 'one-side' },
  arrowleft: { what: 'other-side' },
  escape: { what: 'cancel' },
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'> & { code?: string };

export function intention({ key, code, ctrlKey, altKey, metaKey }: Pressed): Intention | null {
  if (ctrlKey || altKey || metaKey) return null;
  // Where digits need Shift (French keyboards) the key itself counts.
  const digit = /^[1-6]$/.test(key) ? key : /^(?:Digit|Numpad)([1-9])$/.exec(code ?? '')?.[1];
  if (digit !== undefined && !/^[a-z+=-]$/i.test(key)) return { what: 'die', value: Number(digit) };
  const low = key.toLowerCase();
  if (/^[a-g]$/.test(low)) return { what: 'district', name: low };
  return WORDS[low] ?? null;
}
