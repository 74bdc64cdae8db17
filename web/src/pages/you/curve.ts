/** A rating's way as a line in a box of 100 by 40, with the highest and lowest points beside it. */
export interface Curve {
  line: string;
  area: string;
  last: { x: number; y: number };
  high: number;
  low: number;
}

const WIDTH = 100;
const HEIGHT = 40;
const MARGIN = 3;
const LEAST_RANGE = 120; // points: less is told as hardly any change

/** One step a game: days without any would leave the line empty. */
export function curveOf(points: readonly (readonly [number, number])[], start: number): Curve {
  const values = [start, ...points.map(([, value]) => value)];
  const middle = (Math.max(...values) + Math.min(...values)) / 2;
  const range = Math.max(LEAST_RANGE, Math.max(...values) - Math.min(...values));
  const high = middle + range / 2;
  const x = (place: number): number => (values.length > 1 ? (WIDTH * place) / (values.length - 1) : WIDTH);
  const y = (value: number): number => MARGIN + ((HEIGHT - 2 * MARGIN) * (high - value)) / range;
  const steps = values.map((value, place) => `${x(place).toFixed(2)} ${y(value).toFixed(2)}`);
  const line = `M${steps.join('L')}`;
  return {
    line,
    area: `${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}z`,
    last: { x: x(values.length - 1), y: y(values.at(-1)!) },
    high: Math.max(...values),
    low: Math.min(...values),
  };
}
