import type { DistrictNoirSide, DistrictNoirView } from '../protocol';
import { worthOf } from './ledger';
import { ALLIANCES, BETRAYALS, SUPPORTS } from './cards';

/** One line of the final reckoning: what was counted, and what it brought each seat. */
export interface ScoreLine {
  key: 'support' | 'sets' | 'alliances' | 'betrayals';
  face: string | null;
  counts: [number, number];
  points: [number, number];
}

/** The score worked out line by line; the points of all lines add up to the totals of the view. */
export function scoreLines(view: DistrictNoirView): ScoreLine[] {
  const [first, second] = view.sides;
  const both = (count: (side: DistrictNoirSide) => number): [number, number] => [count(first), count(second)];
  return [
    ...SUPPORTS.map((face): ScoreLine => ({
      key: 'support',
      face,
      counts: both((side) => side.front[face] ?? 0),
      points: both((side) => (side.majorities.includes(face) ? worthOf(view, face) : 0)),
    })),
    {
      key: 'sets',
      face: null,
      counts: both((side) => side.sets),
      points: both((side) => view.set_bonus * side.sets),
    },
    { key: 'alliances', face: null, ...added(view, both, ALLIANCES) },
    { key: 'betrayals', face: null, ...added(view, both, BETRAYALS) },
  ];
}

type Both = (count: (side: DistrictNoirSide) => number) => [number, number];

function added(
  view: DistrictNoirView,
  both: Both,
  faces: readonly string[],
): Pick<ScoreLine, 'counts' | 'points'> {
  const sum = (side: DistrictNoirSide, worth: (face: string) => number) =>
    faces.reduce((total, face) => total + (side.front[face] ?? 0) * worth(face), 0);
  return {
    counts: both((side) => sum(side, () => 1)),
    points: both((side) => sum(side, (face) => worthOf(view, face))),
  };
}
