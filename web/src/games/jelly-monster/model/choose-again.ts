import { isLive, type View } from './types';

/** What I chose in secret and can still change; null where there is nothing of the kind. */
export function openChoice(view: View, eyes: number | null): string | null {
  const me = eyes === null ? undefined : view.players[eyes];
  return me?.has_chosen && !isLive(view) ? me.choice : null;
}

/** The view as it was when this choice had not been made: everything can be chosen again. */
export function beforeChoice(view: View, eyes: number, choice: string): View {
  const [verb = ''] = choice.split(' '); // in the scoring the question has the name of its answers
  return {
    ...view,
    to_act: [...view.to_act, eyes].sort(),
    asks: view.asks.map((ask, seat) => (seat === eyes ? verb : ask)),
    players: view.players.map((player, seat) => (seat === eyes ? { ...player, has_chosen: false } : player)),
  };
}
