import { each, shapeOf, withPlaces, type Shape, type Shapes } from '../../shared/drawing/shapes';
import { waysFrom, type Ways } from '../model/ring';
import Blob from './Blob.svelte';
import Capsule from './Capsule.svelte';
import Die from './Die.svelte';
import Drone from './Drone.svelte';
import Monster from './Monster.svelte';
import Quarter from './Quarter.svelte';
import Reward from './Reward.svelte';

const MARKS = [0, 1, 2, 3, 4];
const VALUES = [1, 2, 3, 4, 5, 6];
const TILES = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((tile) => [`${tile}A`, `${tile}B`]);
// Where the neighbours of a district can lie, in a ring of any size.
const WAYS = [5, 6, 7].flatMap((count) =>
  [...'abcdefg'.slice(0, count)].map((name) => waysFrom(name, count)),
);
const COPIES = ['copy-next', 'copy-previous', 'copy-either'];

// Numbers differ from edition to edition. These stand for them, and are told from whatever else is drawn.
const [SOME, OTHER, FEW] = [70001, 70002, 70003];
const NUMBERS = { [SOME]: 'amount', [OTHER]: 'second', [FEW]: 'few', [FEW + 1]: 'more' };
/** Jelly looks different where there is none of it, and a pod is paid as −1. */
const PAID = { some: SOME, none: 0, pod: -1 };
type Paid = keyof typeof PAID;
const ALL = Object.keys(PAID) as Paid[];

const reward = (kind: string, amount = 0, second = 0, ways?: Ways): Shape =>
  withPlaces(shapeOf(Reward, { icons: [{ kind, amount, second, few: FEW }], ways }), NUMBERS);

const pairs = <One, Other>(ones: readonly One[], others: readonly Other[]): [One, Other][] =>
  ones.flatMap((one) => others.map((other): [One, Other] => [one, other]));

const rewards = (): Record<string, Shape> => ({
  ...each(['pod', 'discard'], (kind) => [`reward-${kind}`, reward(kind)]),
  ...each(pairs(['jelly', 'per-pod', 'take', 'give'], ['some', 'none'] as const), ([kind, paid]) => [
    `reward-${kind}-${paid}`,
    reward(kind, PAID[paid]),
  ]),
  ...each(pairs(['by-dice', 'podium', 'podium-rest'], pairs(ALL, ALL)), ([kind, [first, second]]) => [
    `reward-${kind}-${first}-${second}`,
    reward(kind, PAID[first], second === 'some' ? OTHER : PAID[second]),
  ]),
  ...each(pairs(COPIES, WAYS), ([kind, ways]) => [
    `reward-${kind}-${ways.next}-${ways.previous}`,
    reward(kind, 0, 0, ways),
  ]),
});

export const shapes = (): Shapes => ({
  shapes: {
    ...each(pairs(MARKS, VALUES), ([mark, value]) => [`die-${mark}-${value}`, shapeOf(Die, { mark, value })]),
    ...each(TILES, (tile) => [`quarter-${tile}`, shapeOf(Quarter, { tile })]),
    ...rewards(),
    'blob-some': withPlaces(shapeOf(Blob, { amount: SOME, x: 0, y: 0, size: 1 }), NUMBERS),
    'blob-none': shapeOf(Blob, { amount: 0, x: 0, y: 0, size: 1 }),
    capsule: shapeOf(Capsule, { x: 0, y: 0, size: 1 }),
    drone: shapeOf(Drone, {}),
    'monster-calm': shapeOf(Monster, { isAngry: false }),
    'monster-angry': shapeOf(Monster, { isAngry: true }),
  },
});
