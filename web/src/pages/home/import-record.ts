import { go } from '../../app/router/router.svelte';
import { recordPath } from '../../app/router/routes';
import { say } from '../../i18n/translate.svelte';
import { api, Refusal } from '../../net/api';
import { complain } from '../../ui/problem';
import { toast } from '../../ui/toasts.svelte';

const MOST_BYTES = 1_000_000; // the server takes no more

/** What is wrong with a record, for people: the details of these are for programs. */
const SENTENCES: Record<string, (details: Record<string, unknown>) => string> = {
  'bad-record': ({ line }) => say('ui-records-broken', { line: Number(line) || 1 }),
  'move-refused': ({ number }) => say('ui-records-move', { number: Number(number) || 1 }),
  'result-differs': () => say('ui-records-result'),
};

/** Whether a text may be a record: nobody wants every word that is pasted to be one. */
export const looksLikeRecord = (text: string): boolean => /^(\s|;.*\n)*\[[A-Z][A-Za-z]* /.test(text);

/** Keep a record and show it; or say why that cannot be. Answers whether it is shown. */
export async function importRecord(text: string): Promise<boolean> {
  try {
    if (new Blob([text]).size > MOST_BYTES) throw new Refusal('too-large');
    const { record } = await api.importRecord(text);
    go(recordPath(record));
    return true;
  } catch (problem) {
    const sentence = problem instanceof Refusal ? SENTENCES[problem.code] : undefined;
    if (problem instanceof Refusal && sentence) toast(sentence(problem.details), 'bad');
    else complain(problem);
    return false;
  }
}

/** The same from a file, which is not read at all if it is far too large. */
export async function importFile(file: File): Promise<boolean> {
  return importRecord(file.size > MOST_BYTES ? ' '.repeat(MOST_BYTES + 1) : await file.text());
}
