import type { DistrictNoirEvent, DistrictNoirView } from '../protocol';
import { CALL, call } from '../../shared/animation/beats';
import type { Beat } from '../../shared/animation/beats';
import { copies } from './cards';

export const PLAY = 460;
export const TAKE = 560;
const TAKE_STEP = 80;
const DEAL = 380;
const DEAL_STEP = 70;

/** Names of the pieces on the table, as the components give them. */
export const pieces = {
  line: (place: number) => `line:${place}`,
  hand: (seat: number, key: string) => `hand:${seat}:${key}`,
  back: (seat: number, place: number) => `back:${seat}:${place}`,
  fan: (seat: number) => `fan:${seat}`,
  slip: (seat: number, face: string, nth: number) => `slip:${seat}:${face}:${nth}`,
  total: (seat: number) => `total:${seat}`,
  city: (seat: number) => `city:${seat}`,
  pile: 'pile',
};

/** How the cards move for these events, one event after the other, towards this view. */
export function scene(
  events: readonly DistrictNoirEvent[],
  view: DistrictNoirView,
  hands: readonly (readonly string[] | null)[],
  from: string | null,
): Beat[] {
  const beats: Beat[] = [];
  let now = 0;
  const isNewRound = events.some(({ event }) => event === 'round-began');
  for (const event of events) {
    const part = ofEvent(event, view, hands, from, now, isNewRound);
    beats.push(...part.beats);
    now = part.until;
  }
  return beats;
}

interface Part {
  beats: Beat[];
  until: number;
}

function ofEvent(
  event: DistrictNoirEvent,
  view: DistrictNoirView,
  hands: readonly (readonly string[] | null)[],
  from: string | null,
  now: number,
  isNewRound: boolean,
): Part {
  switch (event.event) {
    case 'line-laid':
      return inTurn(event.cards, now, DEAL, DEAL_STEP * 2, (_, place) => ({
        kind: 'fly',
        piece: pieces.line(place),
        from: pieces.pile,
        turns: true,
      }));
    case 'round-began':
      return dealt(view, hands, now);
    case 'card-played':
      return played(event.seat, event.card, view, hands, from, now, isNewRound);
    case 'cards-taken':
      return taken(event.seat, event.cards, view, now);
    case 'city-threatened':
      return {
        beats: [{ kind: 'pulse', piece: pieces.city(event.seat), at: now, length: 700 }],
        until: now + 300,
      };
    case 'city-won':
    case 'game-scored':
      return { beats: [call(now)], until: now + CALL };
    case 'hand-dealt':
      return { beats: [], until: now }; // told with the round: both hands are dealt together
  }
}

function played(
  seat: number,
  card: string,
  view: DistrictNoirView,
  hands: readonly (readonly string[] | null)[],
  from: string | null,
  now: number,
  wasLast: boolean,
): Part {
  // The last card of a round leaves an empty hand; the hand we see is already the next one.
  const left = wasLast ? [] : hands[seat];
  const isHidden = hands[seat] == null;
  const nth = left?.filter((face) => face === card).length ?? 0;
  const size = wasLast ? 0 : (view.sides[seat]?.hand_size ?? 0);
  const source = isHidden ? pieces.back(seat, size) : (from ?? pieces.hand(seat, `${card}#${nth}`));
  const piece = pieces.line(view.line.length - 1);
  return {
    beats: [{ kind: 'fly', piece, from: source, turns: isHidden, at: now, length: PLAY }],
    until: now + PLAY,
  };
}

/** Each card flies from its place in the line; its slip appears in the ledger as it lands. */
function taken(seat: number, cards: readonly string[], view: DistrictNoirView, now: number): Part {
  const beats: Beat[] = [];
  const left: Record<string, number> = { ...view.sides[seat]?.front };
  const first = view.line.length;
  for (let place = cards.length - 1; place >= 0; place -= 1) {
    const face = cards[place] ?? '';
    left[face] = (left[face] ?? 1) - 1;
    const slip = pieces.slip(seat, face, left[face] ?? 0);
    const at = now + place * TAKE_STEP;
    beats.push({ kind: 'ghost', piece: pieces.line(first + place), to: slip, at, length: TAKE });
    beats.push({ kind: 'appear', piece: slip, at: at + TAKE * 0.85, length: 200 });
  }
  // What is left of the line closes ranks only after the others have gone.
  for (let place = 0; place < first; place += 1) {
    const piece = pieces.line(place);
    beats.push({ kind: 'fly', piece, from: piece, at: now + TAKE * 0.6, length: 280 });
  }
  const until = now + (cards.length - 1) * TAKE_STEP + TAKE;
  beats.push({ kind: 'pulse', piece: pieces.total(seat), at: until - 100, length: 320 });
  return { beats, until: until + 120 };
}

/** A title, then five cards to each player by turns, beginning with the beginner. */
function dealt(view: DistrictNoirView, hands: readonly (readonly string[] | null)[], now: number): Part {
  const beats: Beat[] = [call(now)];
  const begin = now + CALL * 0.45;
  let until = begin;
  [view.beginner, 1 - view.beginner].forEach((seat, order) => {
    const hand = hands[seat];
    const size = view.sides[seat]?.hand_size ?? 0;
    const keys = hand == null ? [] : copies(hand).map(({ key }) => key);
    for (let place = 0; place < size; place += 1) {
      const at = begin + (2 * place + order) * DEAL_STEP;
      const key = keys[place];
      const piece = key === undefined ? pieces.back(seat, place) : pieces.hand(seat, key);
      beats.push({ kind: 'fly', piece, from: pieces.pile, turns: key !== undefined, at, length: DEAL });
      until = Math.max(until, at + DEAL);
    }
  });
  return { beats, until: Math.max(until, now + CALL) };
}

function inTurn<T>(
  things: readonly T[],
  now: number,
  length: number,
  step: number,
  beat: (thing: T, place: number) => Omit<Beat, 'at' | 'length'>,
): Part {
  const beats = things.map((thing, place) => ({ ...beat(thing, place), at: now + place * step, length }));
  return { beats, until: now + Math.max(0, things.length - 1) * step + length };
}
