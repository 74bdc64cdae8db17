import type { Words } from '../../../board';
import { read } from '../placing';

/** A move of mine in words. */
export function spoken(move: string, words: Words): string {
  const placing = read(move);
  if (!placing) {
    const [what = '', name = ''] = move.split(' ');
    if (what === 'block') return words.say('move-block', { district: words.name('district', name) });
    if (what === 'timer') return words.say('move-turn-timer');
    if (what === 'give') {
      const shares = move.split(' ').slice(1);
      return words.join(
        shares.map((share) => {
          const [seat, amount] = share.split(':').map(Number);
          return words.say('board-share', { seat: words.player(seat ?? 0), amount: amount ?? 0 });
        }),
      );
    }
    if (what === 'copy')
      return words.say(name === 'cw' ? 'move-copy-clockwise' : 'move-copy-counter-clockwise');
    return words.say(`move-${what}`);
  }
  const { die, effect } = placing;
  const district = words.name('district', placing.district);
  if (typeof effect === 'object')
    return words.say('move-place-and-expel', {
      die,
      district,
      owner: words.player(effect.owner),
      hit: effect.hit,
    });
  const key = effect === 'none' ? 'move-place' : `move-place-and-${effect}`;
  return words.say(key, { die, district });
}
