import type { NoxfordCardView, NoxfordView } from '../protocol';
import { around, corner, type Bounds, type Spot } from './geometry';

/** A place where the held card may go: beside the city, or onto a card of it. */
export interface Target {
  move: string;
  spot: Spot;
  isOnto: boolean;
}

/** The legal moves as things that can be touched. */
export interface Offer {
  /** By the face of a card that may be played. */
  faces: Map<string, Target[]>;
  /** By the corner of a card that may be lifted. */
  lifts: Map<string, string>;
  /** For the card in the air. */
  air: Target[];
  stay: string | null;
  pass: string | null;
}

const PLACED = /^(\w+)@(-?\d+),(-?\d+)([ul])$/;
const COVERED = /^(\w+)>(-?\d+),(-?\d+)$/;
const MOVED = /^(lift|to|onto) (-?\d+),(-?\d+)([ul]?)$/;

/** Sorts the legal moves by what has to be touched. */
export function offerOf(view: NoxfordView, moves: readonly string[]): Offer {
  const offer: Offer = { faces: new Map(), lifts: new Map(), air: [], stay: null, pass: null };
  const plots = new Map(view.city.map((plot) => [corner(plot), plot]));
  const onto = (move: string, x: number, y: number): Target => ({
    move,
    spot: { x, y, lying: plots.get(corner({ x, y }))?.lying ?? false },
    isOnto: true,
  });
  const addFace = (face: string, target: Target): void => {
    const known = offer.faces.get(face);
    if (known) known.push(target);
    else offer.faces.set(face, [target]);
  };
  for (const move of moves) {
    const placed = PLACED.exec(move);
    const covered = COVERED.exec(move);
    const moved = MOVED.exec(move);
    const [x, y] = [Number((placed ?? covered ?? moved)?.[2]), Number((placed ?? covered ?? moved)?.[3])];
    if (placed) addFace(placed[1] ?? '', { move, spot: { x, y, lying: placed[4] === 'l' }, isOnto: false });
    else if (covered) addFace(covered[1] ?? '', onto(move, x, y));
    else if (moved?.[1] === 'lift') offer.lifts.set(corner({ x, y }), move);
    else if (moved?.[1] === 'to')
      offer.air.push({ move, spot: { x, y, lying: moved[4] === 'l' }, isOnto: false });
    else if (moved) offer.air.push(onto(move, x, y));
    else if (move === 'stay') offer.stay = move;
    else offer.pass = move;
  }
  return offer;
}

/** What is in a player's reach: the hand, the Master, the open neutrals. */
export interface Choice {
  key: string;
  card: NoxfordCardView;
  from: 'hand' | 'master' | 'open';
}

export function choicesOf(
  view: NoxfordView,
  seat: number | null,
  hand: readonly NoxfordCardView[] | null,
  moves: readonly string[] = [],
): Choice[] {
  const met: Record<string, number> = {};
  const named = (card: NoxfordCardView, from: Choice['from']): Choice => {
    const name = `${from}:${card.face}`;
    met[name] = (met[name] ?? 0) + 1;
    return { key: `${name}#${met[name] - 1}`, card, from };
  };
  // Some editions give Masters a gear; only the moves tell so before one is on the table.
  const hasGear = moves.some((move) => /^Mg[@>]/.test(move));
  const master =
    seat !== null && view.sides[seat]?.has_master ? [named(masterOf(seat, hasGear), 'master')] : [];
  return [
    ...(hand ?? []).map((card) => named(card, 'hand')),
    ...master,
    ...view.open.map((card) => named(card, 'open')),
  ];
}

/** The Master that still lies in front of a player. */
export const masterOf = (seat: number, hasGear = false): NoxfordCardView => ({
  card: hasGear ? 'master-gear' : 'master',
  face: hasGear ? 'Mg' : 'M',
  owner: seat,
  rank: 4,
  symbols: '',
  gear: hasGear,
});

/** What dropping a card on a card of the city would mean, so that the rules can say why it is not allowed. */
export const meantOnto = (view: NoxfordView, card: NoxfordCardView, at: { x: number; y: number }): string =>
  view.phase === 'lay' ? `onto ${corner(at)}` : `${card.face}>${corner(at)}`;
/** The same for a free place beside the city. */
export const meantAt = (view: NoxfordView, card: NoxfordCardView, spot: Spot): string =>
  `${view.phase === 'lay' ? 'to ' : `${card.face}@`}${corner(spot)}${spot.lying ? 'l' : 'u'}`;

/** Everything that should be in sight: the city, a card in the air, and wherever a card may be laid. */
export const wholeOf = (view: NoxfordView, offer: Offer): Bounds =>
  around(
    [
      ...view.city,
      ...(view.lifted ? [view.lifted] : []),
      ...[...offer.faces.values(), offer.air].flat().map(({ spot }) => spot),
    ],
    4,
  );
