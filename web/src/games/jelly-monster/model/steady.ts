/**
 * Views come many times a second, each wholly new though little has changed. Here the parts that are equal to
 * those before stay the same objects, so that only what changed is drawn again.
 */
import type { SeatInfo } from '../../board';
import type { District, View } from './types';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const looksTheSame = (one: District, other: District): boolean =>
  one.tile === other.tile &&
  one.name === other.name &&
  one.target === other.target &&
  one.barrier === other.barrier &&
  same(one.dice, other.dice);

export function steadily(): (view: View) => View {
  let last: View | null = null;
  return (view) => {
    const before = last;
    if (view === before || before?.districts.length !== view.districts.length) return (last = view);
    const districts = view.districts.map((district, place) => {
      const old = before.districts[place];
      return old && looksTheSame(old, district) ? old : district;
    });
    const players = view.players.map((player, seat) => {
      const old = before.players[seat];
      return old && same(old, player) ? old : player;
    });
    return (last = { ...view, districts, players });
  };
}

export function steadySeatsFrom(): (seats: SeatInfo[]) => SeatInfo[] {
  let last: SeatInfo[] = [];
  return (seats) => (same(last, seats) ? last : (last = seats));
}
