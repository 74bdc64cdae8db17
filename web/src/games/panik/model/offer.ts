import type { PanikView } from '../protocol';

export const KINDS = ['standard', 'over', 'pair', 'detector', 'call'] as const;
const LETTERS = 'abcd';

/** The moves as things on the table: what can be touched now, and what touching it means. */
export interface Offer {
  mansions: Record<string, string>;
  /** By hunter, as `b3:a:standard`. */
  hunters: Record<string, string>;
  kinds: Record<string, true>;
  /** "Nobody": the answer that is no. */
  nobody: string | null;
}

export const hunterName = (mansion: string, team: number, kind: string): string =>
  `${mansion}:${LETTERS[team] ?? ''}:${kind}`;

/** Sorts the legal moves by what has to be touched; `kind` is the hunter chosen in the hand. */
export function offerOf(view: PanikView, moves: readonly string[], kind: string | null): Offer {
  const offer: Offer = { mansions: {}, hunters: {}, kinds: {}, nobody: null };
  const own = LETTERS[view.seat ?? 0] ?? '';
  for (const move of moves) {
    const [verb = '', what = ''] = move.split(' ');
    const [hunter = '', mansion = ''] = verb.split('@');
    if (mansion) {
      offer.kinds[hunter] = true;
      if (hunter === kind) offer.mansions[mansion] = move;
    } else if (verb === 'detect') {
      offer.kinds.detector = true;
      if (kind === 'detector') offer.mansions[what] = move;
    } else if (verb === 'open' || verb === 'pair') offer.mansions[own + what] = move;
    else if (verb === 'to') offer.mansions[what] = move;
    else if (verb === 'back') offer.hunters[`${view.placed?.mansion ?? ''}:${what}`] = move;
    else if (verb === 'call') offer.hunters[what] = move;
    else offer.nobody = move;
  }
  return offer;
}

/** What touching a mansion would mean if it were allowed, so that the rules can say why it is not. */
export function meant(view: PanikView, mansion: string, kind: string | null): string | null {
  switch (view.step) {
    case 'open':
    case 'pair':
      return mansion.startsWith(LETTERS[view.seat ?? 0] ?? '') ? `${view.step} ${mansion.slice(1)}` : null;
    case 'place':
      return kind === null ? null : kind === 'detector' ? `detect ${mansion}` : `${kind}@${mansion}`;
    case 'place-detector':
      return `detector@${mansion}`;
    case 'relocate':
      return `to ${mansion}`;
    default:
      return null;
  }
}

/** The same for a hunter on the table. */
export function meantHunter(view: PanikView, hunter: string): string | null {
  if (view.step === 'send-back') return `back ${hunter.slice(3)}`;
  return view.step === 'call' ? `call ${hunter}` : null;
}

/** The rows from the top of the screen to the bottom: the viewer last, the others clockwise before. */
export function rowsFor(seats: number, eyes: number | null): number[] {
  const last = eyes ?? seats - 1;
  return Array.from({ length: seats }, (_, step) => (last + 1 + step) % seats);
}
