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
