import type { KeyHelp } from '../../../app/shortcuts/shortcuts.svelte';

/** For the list of shortcuts. */
export const KEYS: readonly KeyHelp[] = [
  { keys: ['1…9'], say: 'ui-generic-key-choice' },
  { keys: ['ArrowLeft', 'ArrowRight'], say: 'ui-generic-key-walk' },
  { keys: ['Home', 'End'], say: 'ui-generic-key-ends' },
  { keys: ['Enter'], say: 'ui-generic-key-play' },
];

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Which button a key leads to: a digit to that one, arrows from one to the next. `at` is -1 where none has the focus. */
export function intention(
  { key, ctrlKey, altKey, metaKey }: Pressed,
  at: number,
  count: number,
): number | null {
  if (ctrlKey || altKey || metaKey || count === 0) return null;
  if (/^[1-9]$/.test(key)) return Number(key) <= count ? Number(key) - 1 : null;
  if (at < 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (at + step + count) % count;
}
