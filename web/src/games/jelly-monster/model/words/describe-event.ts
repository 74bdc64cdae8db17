import type { Words } from '../../../board';
import { districtOf, type Happening, type View } from '../types';
import { reward } from './describe';

/** A sentence of the tale: who is paid how much, and a ranking with everybody's number beside the name. */
export function told(event: Happening, words: Words, view: View): string {
  const row = (seats: readonly number[], numbers: readonly number[]): string =>
    words.join(seats.map((seat, place) => `${words.player(seat)} (${numbers[place] ?? 0})`));
  const paid = (name: string, zone: number): string =>
    reward(districtOf(view, name)?.zones[zone - 1] ?? [], words);
  switch (event.event) {
    case 'district-ranked':
      return words.say('board-ranked', {
        district: words.name('district', event.district),
        sums: row(event.ranking, event.sums),
      });
    case 'centre-counted':
      return words.say('board-centre-counted', { counts: row(event.ranking, event.counts) });
    case 'reward-reached':
      return words.say('board-pays', {
        district: words.name('district', event.district),
        reward: paid(event.district, event.zone),
        seats: words.join(event.controllers.map((seat) => words.player(seat))),
      });
    case 'reward-copied':
      return words.say('board-copies', {
        district: words.name('district', event.district),
        copied: words.name('district', event.copied),
        reward: paid(event.copied, event.zone),
      });
    case 'jelly-taken':
      return words.say('board-gains', { seat: words.player(event.seat), amount: event.amount });
    default:
      return words.tell(event);
  }
}
