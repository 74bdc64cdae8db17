/** The way of a rating, or of another figure, as a line in a box of 100 by 40, with the highest and lowest points beside it. */
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

/** One step a game: days without any would leave the line empty. A range smaller than the least looks small. */
export function curveOf(steps: readonly number[], leastRange: number): Curve {
  const values = steps.length === 1 ? [steps[0]!, steps[0]!] : steps;
  const middle = (Math.max(...values) + Math.min(...values)) / 2;
  const range = Math.max(leastRange, Math.max(...values) - Math.min(...values));
  const high = middle + range / 2;
  const x = (place: number): number => (WIDTH * place) / (values.length - 1);
  const y = (value: number): number => MARGIN + ((HEIGHT - 2 * MARGIN) * (high - value)) / range;
  const points = values.map((value, place) => `${x(place).toFixed(2)} ${y(value).toFixed(2)}`);
  const line = `M${points.join('L')}`;
  return {
    line,
    area: `${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}z`,
    last: { x: x(values.length - 1), y: y(values.at(-1)!) },
    high: Math.max(...values),
    low: Math.min(...values),
  };
}
