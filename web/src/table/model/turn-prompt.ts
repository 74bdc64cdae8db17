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
 * At a table that the operator has locked nobody is asked anything. Who won is not said before the board has told it: until then the game
 * is over, and no more.
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
  if (state.status === 'over') {
    if (!isTold) return { isMine: false, who: words.refusal('game-over'), what: '' };
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
  const isHeld = eyes !== null && state.seats[eyes]?.held_by != null;
  if (eyes !== null && seats.includes(eyes) && !isHeld) {
    return { isMine: true, who: words.say('ui-your-turn'), what: sentence(view.asks[eyes], words) };
  }
  const names = words.join(seats.map((seat) => words.player(seat)));
  if (seats.length === 0) return { isMine: false, who: '', what: '' };
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
