import { Refusal } from '../net/api';
import { words } from '../words/speaking.svelte';
import { toast } from './toasts.svelte';

/** Say in a sentence what went wrong. */
export function complain(problem: unknown): void {
  const sentence =
    problem instanceof Refusal
      ? words().refusal(problem.code, problem.details)
      : words().refusal('server-error');
  toast(sentence, 'bad');
}
