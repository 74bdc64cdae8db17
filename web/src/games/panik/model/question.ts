import type { PanikView } from '../protocol';
import type { Words } from '../../board';

/** What the tray says beyond the line above the board, which tells whose turn it is and what is asked. */
export function question(view: PanikView, isMyTurn: boolean, kind: string | null, words: Words): string {
  const people = () => words.join(view.to_act.map((seat) => words.player(seat)));
  if (isMyTurn) {
    if (view.step === 'place' && kind === 'detector') return words.say('board-detect');
    if (view.step === 'place' && kind !== null) {
      return words.say('board-where', { hunter: words.name('hunter', kind) });
    }
    return ''; // what is asked stands above the board
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
  return '';
}
