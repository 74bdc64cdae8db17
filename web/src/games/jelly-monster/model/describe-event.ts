import type { Words } from '../../board';
import type { Happening } from './types';

/** A sentence of the tale; a ranking with everybody's number beside the name. */
export function told(event: Happening, words: Words): string {
  const row = (seats: readonly number[], numbers: readonly number[]): string =>
    words.join(seats.map((seat, place) => `${words.player(seat)} (${numbers[place] ?? 0})`));
  if (event.event === 'district-ranked')
    return words.say('board-ranked', {
      district: words.name('district', event.district),
      sums: row(event.ranking, event.sums),
    });
  if (event.event === 'centre-counted')
    return words.say('board-centre-counted', { counts: row(event.ranking, event.counts) });
  return words.tell(event);
}
