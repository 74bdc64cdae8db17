import { untrack } from 'svelte';
import { preferences } from '../settings/preferences.svelte';

/** Where a key works: anywhere, at a table, on the board that is shown, in a replay. */
export type Where = 'everywhere' | 'table' | 'board' | 'replay';
export const WHERE: readonly Where[] = ['everywhere', 'table', 'board', 'replay'];

/** A key and what it does. Boards declare theirs in `model/keys.ts` and hear them themselves; others have a `run`. */
export interface Shortcut {
  /** As `KeyboardEvent.key` names them; `1…5` is a row of keys, `Shift+ArrowUp` two at once. */
  keys: readonly string[];
  text: string;
  run?: () => void;
}

/** What a board declares: the words are its game's. */
export interface KeyHelp {
  keys: readonly string[];
  say: string;
}

type Declared = { where: Where; shortcuts: readonly Shortcut[] };
let declared = $state.raw<readonly Declared[]>([]);

/** To be called in an effect, with what is there for as long as it lasts. Answers how to take it back. */
export function declareShortcuts(where: Where, shortcuts: readonly Shortcut[]): () => void {
  const mine = { where, shortcuts };
  untrack(() => (declared = [...declared, mine]));
  return () => (declared = declared.filter((one) => one !== mine));
}

/** All that can be pressed on this page now, by where it works. */
export const shortcutsHere = (): { where: Where; shortcuts: Shortcut[] }[] =>
  WHERE.map((where) => ({
    where,
    shortcuts: declared.filter((one) => one.where === where).flatMap((one) => one.shortcuts),
  })).filter(({ shortcuts }) => shortcuts.length > 0);

type Pressed = Pick<KeyboardEvent, 'key' | 'target' | 'ctrlKey' | 'altKey' | 'metaKey' | 'defaultPrevented'>;

/** What a pressed key runs; nothing where it is text, works something else, or single keys are switched off. */
export function shortcutFor(event: Pressed): (() => void) | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return undefined;
  if (!preferences.shortcuts || isElsewhere(event.target)) return undefined;
  const key = event.key.toLowerCase();
  return declared
    .flatMap(({ shortcuts }) => shortcuts)
    .find(({ keys, run }) => run && keys.some((one) => one.toLowerCase() === key))?.run;
}

/** Where keys are words, or work something that lies above the page. */
const ELSEWHERE = 'input:not([type=range]), select, textarea, [contenteditable], dialog, [popover]';

export const isElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(ELSEWHERE) !== null) || isMenuOpen();

/** Its button keeps the focus until something in it is chosen. */
const isMenuOpen = (): boolean => document.querySelector('[popover=auto]:popover-open') !== null;
