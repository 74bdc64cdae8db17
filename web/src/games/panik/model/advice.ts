import type { PanikView } from '../protocol';
import type { Hint } from '../../board';
import { offerOf } from './offer';

/** Advice as things on the table, as `Offer` has the moves: the best hint on each thing that is touched for it. */
export interface Advice {
  mansions: Record<string, Hint>;
  hunters: Record<string, Hint>;
  kinds: Record<string, Hint>;
  nobody: Hint | null;
}

/** The hunter that a move places; null for moves that place none. */
export function kindOf(move: string): string | null {
  if (move.startsWith('detect ')) return 'detector';
  return move.includes('@') ? (move.split('@')[0] ?? null) : null;
}

/** While a hunter is picked in the hand, mansions show only what concerns that hunter. */
export function adviceOf(view: PanikView, hints: readonly Hint[], picked: string | null): Advice {
  const advice: Advice = { mansions: {}, hunters: {}, kinds: {}, nobody: null };
  for (const hint of hints.toSorted((a, b) => a.rank - b.rank)) {
    const kind = kindOf(hint.move);
    // A lesson leads step by step: first to the hunter, then to the mansion.
    const offer = offerOf(view, [hint.move], picked ?? (hint.wins === null ? null : kind));
    for (const part of ['mansions', 'hunters', 'kinds'] as const) {
      for (const thing of Object.keys(offer[part])) advice[part][thing] ??= hint;
    }
    if (offer.nobody !== null) advice.nobody ??= hint;
  }
  return advice;
}
