import type { PanikView } from '../../protocol/types';
import type { Words } from '../board';

/** What the tray says: what is asked of me, or whom everybody waits for. */
export function question(
  view: PanikView,
  eyes: number | null,
  isMyTurn: boolean,
  kind: string | null,
  words: Words,
): string {
  if (view.outcome !== null) return words.say('label-over');
  const people = () => words.join(view.to_act.map((seat) => words.player(seat)));
  if (isMyTurn) {
    if (view.step === 'place' && kind === 'detector') return words.say('board-detect');
    if (view.step === 'place' && kind !== null) {
      return words.say('board-where', { hunter: words.name('hunter', kind) });
    }
    return words.say(`ask-${view.asks[eyes ?? 0] ?? ''}`);
  }
  if (view.returning) {
    return words.say('label-returning', {
      team: words.player(view.returning.team),
      hunter: words.name('hunter', view.returning.kind),
      mansion: view.returning.mansion.toUpperCase(),
    });
  }
  if (view.placed) {
    return words.say('board-decides', {
      seat: people(),
      hunter: words.name('hunter', view.placed.kind),
      mansion: view.placed.mansion.toUpperCase(),
    });
  }
  return words.say(view.round_no === 0 ? 'board-choosing' : 'board-turn', {
    seat: people(),
    count: view.to_act.length,
  });
}
