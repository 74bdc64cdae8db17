import type { News, SeatState, TableState } from '../../protocol/types';

/** What everybody may know of a table after news of nothing but moves: the rest stands as it was. */
export function applyNews(state: TableState, news: News): TableState {
  const movers = news.told.flatMap(({ entry }) => (entry.entry === 'moved' ? [entry] : []));
  const people = movers.flatMap(({ seat, by = 'person' }) => (by === 'person' ? [seat] : []));
  return {
    ...state,
    number: news.number,
    moves: state.moves + movers.length,
    requests: { ...state.requests, undo: null }, // whoever moves has not waited for it
    seats: moved(withClocks(state.seats, news), people),
    clock_zero: news.clock_zero ?? null,
  };
}

/** Seats that are as before stay the same things, which spares the page a look at them. */
function moved(seats: SeatState[], people: readonly number[]): SeatState[] {
  const isNew = people.some((seat) => seats[seat]?.has_moved === false);
  if (!isNew) return seats;
  return seats.map((seat, number) => (people.includes(number) ? { ...seat, has_moved: true } : seat));
}

function withClocks(seats: SeatState[], { clocks, clock_zero: zero }: News): SeatState[] {
  // While a game's own clock runs no seat has one.
  if (!clocks?.length) return zero == null ? seats : seats.map((seat) => ({ ...seat, deadline: null }));
  return seats.map((seat, number) => ({
    ...seat,
    bank_ms: clocks[number]?.bank_ms ?? null,
    deadline: clocks[number]?.deadline ?? null,
    is_short: clocks[number]?.is_short ?? false,
    left_ms: clocks[number]?.left_ms ?? null,
  }));
}
