import { complain } from '../ui/problem';
import { toast } from '../ui/toasts.svelte';
import { say } from '../words/speaking.svelte';

/** Put a link where it can be pasted from, and say so. */
export async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast(say('ui-copied'));
  } catch {
    complain(null);
  }
}
