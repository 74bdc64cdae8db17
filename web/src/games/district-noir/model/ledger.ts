import type { DistrictNoirSide, DistrictNoirView } from '../protocol';
import { ALLIANCES, BETRAYALS, SUPPORTS } from './cards';

/** One Support value, both players side by side. */
export interface Column {
  face: string;
  counts: [number, number];
  leader: number | null;
}

export function columns(view: DistrictNoirView): Column[] {
  return SUPPORTS.map((face) => ({
    face,
    counts: [view.sides[0].front[face] ?? 0, view.sides[1].front[face] ?? 0],
    leader: view.sides[0].majorities.includes(face) ? 0 : view.sides[1].majorities.includes(face) ? 1 : null,
  }));
}

/** Alliance and Betrayal cards of one side, best first, each copy with its number. */
export function deals(side: DistrictNoirSide): { face: string; nth: number }[] {
  const bestFirst: string[] = [...ALLIANCES].reverse();
  return [...bestFirst, ...BETRAYALS].flatMap((face) =>
    Array.from({ length: side.front[face] ?? 0 }, (_, nth) => ({ face, nth })),
  );
}

/** What the Alliances and Betrayals of one side are worth together. */
export const dealsWorth = (view: DistrictNoirView, side: DistrictNoirSide): number =>
  deals(side).reduce((sum, { face }) => sum + worthOf(view, face), 0);

/** What a card is worth: what it shows, unless the table plays with other values. */
export const worthOf = ({ worth }: Pick<DistrictNoirView, 'worth'>, face: string): number =>
  worth?.[face] ?? Number(face);

/** A number with its sign, as it is printed on the cards. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));
