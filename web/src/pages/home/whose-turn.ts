import { botName } from '../../i18n/bots';
import type { Words } from '../../i18n/words';
import type { Listed } from '../../protocol/types';

type Chair = Listed['chairs'][number];

/** Who has this seat, as lists call them. */
export function chairName(chair: Chair, seat: number, words: Words): string {
  if (chair.kind === 'person') return words.person(chair.name);
  return chair.kind === 'bot' ? botName(words, seat, chair.called) : words.say('ui-seat-free');
}

/** Whose turn it is at a table where people play: mine, or by name whoever else is to act; nobody’s in a pause. */
export function whoseTurn(table: Pick<Listed, 'chairs' | 'is_your_turn' | 'status'>, words: Words): string {
  if (table.status === 'paused') return words.say('ui-game-paused');
  if (table.is_your_turn) return words.say('ui-your-turn');
  const names = table.chairs.flatMap((chair, seat) =>
    chair.is_to_act ? [chairName(chair, seat, words)] : [],
  );
  return names.length ? words.say('ui-waiting-for', { names: words.join(names) }) : words.say('ui-game-on');
}
