import { preferences } from '../../../app/settings/preferences.svelte';
import { isElsewhere } from '../../../app/shortcuts/shortcuts.svelte';

/**
 * Whether a pressed key is meant for this board. On it, and where nothing in particular has the focus (the page
 * itself, or the main part that has it after a change of page), every key is. On a button or a link beside it
 * only signs are: whoever has just closed the menu still has the focus there and plays on, while Enter, Space
 * and the arrows work what has the focus. Never in a chat, a menu or a dialog; and no sign at all where somebody
 * has switched single keys off.
 */
export function isForBoard(
  { target, key }: Pick<KeyboardEvent, 'target' | 'key'>,
  board: HTMLElement | undefined,
): boolean {
  if (board === undefined || !(target instanceof Node)) return false;
  if (isSign(key) && !preferences.shortcuts) return false;
  if (board.contains(target) || target.contains(board)) return true;
  return isSign(key) && target instanceof Element && !isElsewhere(target);
}

/** A letter, a digit, a plus; not the name of a key such as Enter. */
const isSign = (key: string): boolean => [...key].length === 1 && key !== ' ';
