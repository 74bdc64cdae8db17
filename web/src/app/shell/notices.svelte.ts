import { api } from '../../net/api';
import type { Notices } from '../../protocol/types';

const ASK_EVERY = 60_000; // milliseconds, where no socket tells us
const ASK_AGAIN = 5_000; // while something is wrong
const FIRST = 1_500; // the page itself comes first

let asked = $state.raw<Notices>({ type: 'notices' });
let told = $state.raw<Notices | null>(null);

/** What is known of the table that this page shows. */
export const atTable = $state({ isLocked: false });

/** What concerns everybody on this server: told over the socket, or asked for where there is none. */
export const notices = (): Notices => told ?? asked;

/** The socket says what concerns everybody; null: it is gone, and we must ask. */
export function hearNotices(notices: Notices | null): void {
  if (notices === null && told !== null) asked = told;
  told = notices;
}

/** What is announced, in the reader's language if it is there; null: nothing, or read and put away. */
export function announcement(language: string, dismissed: number): { id: number; text: string } | null {
  const found = notices().announcement;
  if (!found || found.id === dismissed) return null;
  return { id: found.id, text: found.texts[language] ?? Object.values(found.texts)[0] ?? '' };
}

async function ask(): Promise<void> {
  if (told === null && document.visibilityState === 'visible') asked = await api.notices().catch(() => asked);
}

/** Keep asking for as long as the page stands. Answers how to stop. */
export function startAsking(): () => void {
  let timer = setTimeout(again, FIRST);
  async function again(): Promise<void> {
    await ask();
    timer = setTimeout(again, asked.can_save === false ? ASK_AGAIN : ASK_EVERY);
  }
  const look = (): void => {
    clearTimeout(timer);
    void again();
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('tablee:not-saved', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('tablee:not-saved', look);
  };
}
