import SeatMark from '../../../ui/SeatMark.svelte';
import { SHAPES } from '../../../ui/seat-shapes';
import Numeral from './Numeral.svelte';
import { NUMERALS } from './numerals';
import { each, shapeOf, type Shapes } from './shapes';

const NUMERAL = { x: 0, y: 0, size: 28, colour: 'currentColor' };

/** What all boards draw: the signs of the seats, and figures of our own. */
export const shapes = (): Shapes => ({
  shapes: {
    ...each([...SHAPES.keys()], (mark) => [`seat-${mark}`, shapeOf(SeatMark, { mark })]),
    ...each([...SHAPES.keys()], (mark) => [
      `seat-${mark}-hollow`,
      shapeOf(SeatMark, { mark, isHollow: true }),
    ]),
    ...each(Object.keys(NUMERALS), (text) => [
      `numeral-${text}`,
      { box: [0, 0, 20, 28], ...shapeOf(Numeral, { ...NUMERAL, text }) },
    ]),
  },
});
