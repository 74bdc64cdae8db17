/** The city lies on a plane in millimetres, y upwards; a card is named by its lower left corner. */
export const SHORT = 58;
export const LONG = 88;
/** The largest zoom, in pixels a millimetre. */
export const CLOSEST = 4.5;

export interface Spot {
  x: number;
  y: number;
  lying: boolean;
}
export interface Point {
  x: number;
  y: number;
}
export interface Bounds {
  left: number;
  right: number;
  bottom: number;
  top: number;
}
export type Side = 'left' | 'right' | 'bottom' | 'top';

/** A piece of edge that two cards share, and on which side of the first one it is. */
export interface Seam {
  side: Side;
  start: [number, number];
  end: [number, number];
}

export const width = (spot: Spot): number => (spot.lying ? LONG : SHORT);
export const height = (spot: Spot): number => (spot.lying ? SHORT : LONG);
export const boundsOf = (spot: Spot): Bounds => ({
  left: spot.x,
  right: spot.x + width(spot),
  bottom: spot.y,
  top: spot.y + height(spot),
});
export const centre = (spot: Spot): Point => ({ x: spot.x + width(spot) / 2, y: spot.y + height(spot) / 2 });
export const corner = (spot: Point): string => `${spot.x},${spot.y}`;
export const isSame = (one: Spot, other: Spot): boolean =>
  one.x === other.x && one.y === other.y && one.lying === other.lying;

export const holds = (spot: Spot, { x, y }: Point): boolean =>
  x >= spot.x && x <= spot.x + width(spot) && y >= spot.y && y <= spot.y + height(spot);

/** Where two cards touch; a common corner is not touching. */
export const seamOf = (one: Spot, other: Spot): Seam | null => seamBetween(boundsOf(one), boundsOf(other));

export function seamBetween(a: Bounds, b: Bounds): Seam | null {
  if (a.left > b.right || b.left > a.right || a.bottom > b.top || b.bottom > a.top) return null;
  const left = Math.max(a.left, b.left);
  const right = Math.min(a.right, b.right);
  const bottom = Math.max(a.bottom, b.bottom);
  const top = Math.min(a.top, b.top);
  const ends = { start: [left, bottom] as [number, number], end: [right, top] as [number, number] };
  if (left === right && bottom < top) return { side: b.right === a.left ? 'left' : 'right', ...ends };
  if (bottom === top && left < right) return { side: b.top === a.bottom ? 'bottom' : 'top', ...ends };
  return null;
}

/** The smallest rectangle around all of these; a hand's breadth around the origin if there are none. */
export function around(spots: readonly Spot[], margin = 0): Bounds {
  const all = spots.map(boundsOf);
  if (all.length === 0) return { left: -LONG, right: LONG, bottom: -LONG, top: LONG };
  return {
    left: Math.min(...all.map((each) => each.left)) - margin,
    right: Math.max(...all.map((each) => each.right)) + margin,
    bottom: Math.min(...all.map((each) => each.bottom)) - margin,
    top: Math.max(...all.map((each) => each.top)) + margin,
  };
}

/** One outline of many rectangles, as the path of a drawing whose y goes down. */
export const outline = (spots: readonly Spot[], inset = 0): string =>
  spots
    .map((spot) => {
      const across = width(spot) - 2 * inset;
      const down = height(spot) - 2 * inset;
      return `M${spot.x + inset} ${-spot.y - height(spot) + inset}h${across}v${down}h${-across}z`;
    })
    .join('');

const NEIGHBOURHOOD = 150; // millimetres

/**
 * The same things in lots that lie near each other: who draws a corner of the table goes through the lots that
 * reach it, instead of one long path for every corner.
 */
export function neighbours<Thing extends Point>(things: readonly Thing[]): Thing[][] {
  const lots = new Map<string, Thing[]>();
  for (const thing of things) {
    const lot = `${Math.floor(thing.x / NEIGHBOURHOOD)},${Math.floor(thing.y / NEIGHBOURHOOD)}`;
    const found = lots.get(lot);
    if (found) found.push(thing);
    else lots.set(lot, [thing]);
  }
  return [...lots.values()];
}
