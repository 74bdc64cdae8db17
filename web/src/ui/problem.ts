import { Refusal } from '../net/api';
import { Dismissed } from '../app/identity/identity.svelte';
import { words } from '../i18n/translate.svelte';
import { toast } from './toasts.svelte';

/** Say in a sentence what went wrong. That somebody is banned the whole page says. */
export function complain(problem: unknown): void {
  if (problem instanceof Refusal && problem.code === 'banned') return;
  if (problem instanceof Dismissed) return;
  const sentence =
    problem instanceof Refusal
      ? words().refusal(problem.code, problem.details)
      : words().refusal('server-error');
  toast(sentence, 'bad');
}
