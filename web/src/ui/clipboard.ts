import { toast } from './toasts.svelte';
import { say } from '../i18n/translate.svelte';

/** Put a link where it can be pasted from, and say whether that worked. */
export async function copy(link: string): Promise<void> {
  const isDone = await navigator.clipboard?.writeText(link).then(
    () => true,
    () => false,
  );
  if (isDone || copyTheOldWay(link)) toast(say('ui-copied'));
  else toast(say('ui-copy-failed'), 'bad');
}

/** Browsers hand out the clipboard on https pages only; a server at home often has none. */
function copyTheOldWay(link: string): boolean {
  const pressed = document.activeElement;
  const field = document.createElement('textarea');
  field.value = link;
  field.style.cssText = 'position: fixed; opacity: 0';
  (pressed?.closest('dialog') ?? document.body).append(field); // what is outside a dialog takes no focus
  field.select();
  const isDone = document.execCommand('copy');
  field.remove();
  if (pressed instanceof HTMLElement) pressed.focus();
  return isDone;
}
