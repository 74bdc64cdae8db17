/**
 * A view moved on by what happens on it. The server's view is the truth; this draws what it will say: a die
 * that was placed a moment ago, and one action after the other where many came at once.
 */
import type { District, Happening, Player, View } from './types';
import { ZONES } from './types';

/** The view after one event; events that move nothing leave it as it is. */
export function after(view: View, event: Happening): View {
  switch (event.event) {
    case 'die-placed':
    case 'effect-lost':
      return placed(view, event.seat, event.die, event.district);
    case 'die-expelled':
      return placed(
        expelled(view, event.district, event.owner, event.hit),
        event.seat,
        event.die,
        event.district,
      );
    case 'target-pushed':
      return placed(slid(view, event.district, 1), event.seat, event.die, event.district);
    case 'target-pulled':
      return placed(slid(view, event.district, -1), event.seat, event.die, event.district);
    case 'district-blocked':
      return inPlayer(
        inDistrict(view, event.district, (district) => ({ ...district, barrier: event.seat })),
        event.seat,
        (player) => ({ ...player, has_barrier: false }),
      );
    case 'jelly-taken':
      return inPlayer(view, event.seat, (player) => ({ ...player, jelly: player.jelly + event.amount }));
    case 'jelly-given':
      return inPlayer(
        inPlayer(view, event.seat, (player) => ({ ...player, jelly: player.jelly - event.amount })),
        event.receiver,
        (player) => ({ ...player, jelly: player.jelly + event.amount }),
      );
    case 'pod-drawn':
      return inPlayer({ ...view, pile_size: view.pile_size - 1 }, event.seat, (player) => ({
        ...player,
        pod_count: player.pod_count + 1,
        pods: player.pods && event.pod ? [...player.pods, event.pod].sort() : player.pods,
      }));
    case 'pod-discarded':
      return inPlayer(view, event.seat, (player) => ({
        ...player,
        pod_count: player.pod_count - 1,
        pods: player.pods && event.pod ? without(player.pods, event.pod) : player.pods,
      }));
    default:
      return view;
  }
}

export function placed(view: View, seat: number, die: number, name: string): View {
  const lying = inDistrict(view, name, (district) =>
    withDice(district, seat, (dice) => [...dice, die].sort()),
  );
  return inPlayer(lying, seat, (player) => ({
    ...player,
    dice_left: Math.max(0, player.dice_left - 1),
    roll: player.roll && without(player.roll, die),
  }));
}

/** The die goes to the city centre; if it is not there any more, nothing happens. */
export function expelled(view: View, name: string, owner: number, hit: number): View {
  if (!view.districts.find((district) => district.name === name)?.dice[owner]?.includes(hit)) return view;
  const left = inDistrict(view, name, (district) => withDice(district, owner, (dice) => without(dice, hit)));
  return inPlayer(left, owner, (player) => ({ ...player, in_centre: [...player.in_centre, hit].sort() }));
}

/** The target moves one zone and stays inside the row. */
export function slid(view: View, name: string, by: 1 | -1): View {
  return inDistrict(view, name, (district) => ({
    ...district,
    target: Math.min(ZONES, Math.max(1, district.target + by)),
  }));
}

const inDistrict = (view: View, name: string, change: (district: District) => District): View => ({
  ...view,
  districts: view.districts.map((district) => (district.name === name ? change(district) : district)),
});

const inPlayer = (view: View, seat: number, change: (player: Player) => Player): View => ({
  ...view,
  players: view.players.map((player, place) => (place === seat ? change(player) : player)),
});

/** Other dice of one owner, and what follows from them: equal ones cancel, the highest sum controls. */
function withDice(district: District, owner: number, change: (dice: number[]) => number[]): District {
  const dice = district.dice.map((own, seat) => (seat === owner ? change(own) : own));
  const cancelled = dice.map((own) => [
    ...new Set(own.filter((die, place) => own.some((other, at) => at !== place && other === die))),
  ]);
  const sums = dice.map((own, seat) =>
    own.reduce((sum, die) => (cancelled[seat]?.includes(die) ? sum : sum + die), 0),
  );
  const most = Math.max(...sums);
  const controllers = sums.flatMap((sum, seat) => (sum > 0 && sum === most ? [seat] : []));
  return { ...district, dice, cancelled, sums, controllers };
}

function without<T>(things: readonly T[], one: T): T[] {
  const place = things.indexOf(one);
  return place < 0 ? [...things] : [...things.slice(0, place), ...things.slice(place + 1)];
}
