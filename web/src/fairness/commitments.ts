/**
 * What this browser keeps of a game's chance, to compare it afterwards: the fingerprint of the secret as it was
 * first shown, and the random number that was added to it.
 */
export interface Kept {
  table: string;
  game: number;
  commitment: string;
  nonce: string; // '': nothing was added from here
}

const KEY = 'tablee-chance';
const MOST = 60; // games; the oldest are forgotten
const BYTES = 16;

let books: Kept[] = read();

function read(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[];
  } catch {
    return []; // private windows may forbid it: then it is kept as long as the page
  }
}

function write(kept: Kept): Kept {
  books = [kept, ...books.filter((one) => one.table !== kept.table || one.game !== kept.game)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(books));
  } catch {
    // see above
  }
  return kept;
}

/** What is kept of a table's game, if anything is. */
export const keptOf = (table: string, game: number): Kept | undefined =>
  books.find((one) => one.table === table && one.game === game);

/** A fingerprint was shown. The first one counts: another one later is what we look for. */
export function noteCommitment(table: string, game: number, commitment: string): Kept {
  return keptOf(table, game) ?? write({ table, game, commitment, nonce: '' });
}

/** The random number for a game whose fingerprint was shown: made once, and kept before it is sent. */
export function nonceFor(table: string, game: number, commitment: string): string {
  const kept = noteCommitment(table, game, commitment);
  return kept.nonce || write({ ...kept, nonce: newNonce() }).nonce;
}

/** The number did not go in: somebody was faster, perhaps this person in another window. */
export function forgetNonce(table: string, game: number): void {
  const kept = keptOf(table, game);
  if (kept?.nonce) write({ ...kept, nonce: '' });
}

const newNonce = (): string => hex(crypto.getRandomValues(new Uint8Array(BYTES)));

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
