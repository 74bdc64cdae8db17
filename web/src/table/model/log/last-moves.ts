import { CLOCK_SEAT, type AnyEvent, type LastMove } from '../../../games/board';
import type { EntryForViewer } from '../../../protocol/types';

type Moved = EntryForViewer & { entry: Extract<EntryForViewer['entry'], { entry: 'moved' }> };

/**
 * What the others did since my own last move, oldest first; for whoever watches, since everybody's last one. It
 * follows from the log alone, so it is there again after a reload, and a move that was taken back is not in it.
 */
export function lastMoves(told: readonly EntryForViewer[], upTo: number, eyes: number | null): LastMove[] {
  const { moves: standing, isWhole } = standingMoves(told.filter(({ number }) => number <= upTo));
  const since = eyes === null ? lastRound(standing) : sinceMine(standing, eyes);
  return since
    .filter(({ entry, events }) => entry.move !== null || events.length > 1) // chosen in secret: not yet done
    .map(({ number, entry, events }) => ({
      number,
      place: isWhole ? standing.findIndex((one) => one.number === number) + 1 : undefined,
      seat: entry.seat,
      revealed: chosenBefore(standing, number),
      events: (events as AnyEvent[]).filter((event) => !isMine(event, entry, eyes)),
      gains: entry.gains,
    }))
    .filter(({ seat, events }) => seat !== CLOCK_SEAT && events.length > 0);
}

/** Who had chosen in secret just before a move: what they did comes to light with it. */
function chosenBefore(standing: readonly Moved[], number: number): number[] {
  const before = standing.slice(
    0,
    standing.findIndex((one) => one.number === number),
  );
  const open = before.findLastIndex(({ entry }) => entry.move !== null);
  return before.slice(open + 1).map(({ entry }) => entry.seat);
}

/** The moves of this game that were not taken back. */
function standingMoves(told: readonly EntryForViewer[]): { moves: Moved[]; isWhole: boolean } {
  let moves: Moved[] = [];
  let isWhole = false;
  for (const one of told) {
    const { entry } = one;
    if (entry.entry === 'moved') moves.push(one as Moved);
    else if (entry.entry === 'started') [moves, isWhole] = [[], true];
    // Without the beginning of the game nobody knows which of these still stand.
    else if (entry.entry === 'undone') moves = isWhole ? moves.slice(0, entry.moves) : [];
  }
  return { moves, isWhole };
}

/** What a bot or the clock did in my place I have not seen either. */
const isOwn = ({ entry }: Moved, eyes: number): boolean =>
  entry.seat === eyes && (entry.by ?? 'person') === 'person';

function sinceMine(moves: readonly Moved[], eyes: number): Moved[] {
  const own = moves.findLastIndex((one) => isOwn(one, eyes));
  const before = moves.slice(0, Math.max(own, 0)).findLastIndex((one) => isOwn(one, eyes));
  // Where all choose in secret and I was the last to do so, my own move brings theirs to light.
  const isReveal = moves.slice(before + 1, Math.max(own, 0)).some(({ entry }) => entry.move === null);
  return moves.slice(isReveal ? own : own + 1);
}

/** From the end back to where somebody would have moved twice. */
function lastRound(moves: readonly Moved[]): Moved[] {
  const seen = new Set<number>();
  let from = moves.length;
  while (from > 0) {
    const { seat } = moves[from - 1]!.entry;
    if (seen.has(seat) && moves[from]?.entry.seat !== seat) break;
    seen.add(seat);
    from -= 1;
  }
  return moves.slice(from);
}

/** My own doing is no news to me: what I chose in secret comes to light together with theirs. */
const isMine = (event: AnyEvent, entry: Moved['entry'], eyes: number | null): boolean =>
  eyes !== null &&
  'seat' in event &&
  event.seat === eyes &&
  (entry.seat !== eyes || (entry.by ?? 'person') === 'person');

/** Somebody's doing, the first thing that it was, and what it brought about for each of the others. */
export interface Act {
  seat: number;
  told: { seat: number; event: AnyEvent }[];
}

/** Who did what in a move: whoever made it; and where others had chosen in secret, each of them too. */
export function actsOf(move: LastMove): Act[] {
  const first = new Map<number, AnyEvent>();
  for (const event of move.events) {
    const isSomebodys = 'seat' in event && typeof event.seat === 'number';
    if (!isSomebodys && first.size > 0) continue; // what follows from it all, such as the end of a round
    const seat = isSomebodys ? (event.seat as number) : move.seat;
    if (!first.has(seat)) first.set(seat, event);
  }
  const acts: Act[] = [];
  for (const [seat, event] of first) {
    const isOwn = acts.length === 0 || seat === move.seat || move.revealed?.includes(seat);
    if (isOwn) acts.push({ seat, told: [{ seat, event }] });
    else acts[0]!.told.push({ seat, event });
  }
  return acts;
}
