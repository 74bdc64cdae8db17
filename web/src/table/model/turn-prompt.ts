import { CLOCK_SEAT, type AnyView } from '../../games/board';
import type { TableState } from '../../protocol/types';
import type { Words } from '../../i18n/words';

/** What the table waits for, in two short sentences: whose turn it is, and what is asked. */
export interface TurnPrompt {
  isMine: boolean;
  who: string;
  what: string;
}

/**
 * At a table that the operator has locked nobody is asked anything. That the game is over, and who won, is not said before
 * the board has told how: until then it is coming to its end.
 */
export function turnPromptOf(
  state: TableState,
  view: AnyView,
  eyes: number | null,
  words: Words,
  isTold = true,
  isLocked = false,
): TurnPrompt {
  if (isLocked && state.status !== 'over') return { isMine: false, who: words.say('ui-locked'), what: '' };
  if (state.status === 'paused') return { isMine: false, who: words.say('ui-paused'), what: '' };
  const isOver = state.status === 'over';
  if (isOver && !isTold && view.outcome !== null)
    return { isMine: false, who: words.say('ui-ending'), what: '' };
  if (isOver && isTold) {
    const outcome = view.outcome ?? state.outcome;
    return {
      isMine: false,
      who: outcome ? words.result(outcome, eyes) : words.say('ui-log-abandoned'),
      what: '',
    };
  }
  const seats = view.to_act.filter((seat) => seat !== CLOCK_SEAT);
  // Against the clock everybody acts at once, and the board says itself what may be done.
  if (view.to_act.includes(CLOCK_SEAT)) return { isMine: false, who: words.say('ui-race'), what: '' };
  const isMine = eyes !== null && seats.includes(eyes);
  // What is shown is still the game: of a move that was made already nobody is asked.
  if (seats.length === 0 || (isOver && isMine)) return { isMine: false, who: '', what: '' };
  const isHeld = eyes !== null && state.seats[eyes]?.held_by != null;
  if (isMine && !isHeld) {
    return { isMine: true, who: words.say('ui-your-turn'), what: sentence(view.asks[eyes], words) };
  }
  const names = words.join(seats.map((seat) => words.player(seat)));
  const areBots = seats.every((seat) => state.seats[seat]?.kind === 'bot' || state.seats[seat]?.held_by);
  return {
    isMine: false,
    who: words.say(areBots ? 'ui-thinking' : 'ui-waiting-for', { names, count: seats.length }),
    what: '',
  };
}

function sentence(code: string | undefined, words: Words): string {
  return code ? words.say(`ask-${code}`) : '';
}
