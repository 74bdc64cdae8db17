import type { TableState } from '../protocol/types';
import { hex, type Kept } from './commitments';

/** What this page can say about a game's chance. null: it cannot tell. */
export interface Findings {
  /** The fingerprint is the one that was shown before the game. */
  isAsShown: boolean | null;
  /** The secret has that fingerprint. */
  isSecretRight: boolean | null;
  /** My random number is among those that were used. */
  isMineIn: boolean | null;
}

export async function check(state: TableState, kept: Kept | undefined): Promise<Findings> {
  const shown = kept?.commitment ?? state.commitment;
  const found = state.secret ? await sha256(state.secret) : null;
  const used = state.nonces ?? [];
  return {
    isAsShown: kept ? kept.commitment === state.commitment : null,
    isSecretRight: found === null ? null : found === shown,
    isMineIn: kept?.nonce && used.length > 0 ? used.includes(kept.nonce) : null,
  };
}

/** Something was not as it was promised. */
export const isWrong = (found: Findings): boolean => Object.values(found).includes(false);

/** The SHA-256 of hexadecimal digits; null where the browser has none, on a page without https. */
async function sha256(digits: string): Promise<string | null> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return subtle ? hex(new Uint8Array(await subtle.digest('SHA-256', bytes))) : null;
}
