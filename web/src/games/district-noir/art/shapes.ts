import { each, shapeIn, shapeOf, type Shapes } from '../../shared/drawing/shapes';
import { CITIES, FACES } from '../model/cards';
import CitySign from './CitySign.svelte';
import Face from './Face.svelte';
import back from './back.svg?raw';

export const shapes = (): Shapes => ({
  shapes: {
    ...each(FACES, (face) => [`face-${face}`, shapeOf(Face, { face })]),
    ...each(CITIES, (city) => [
      `sign-${city}`,
      { box: [0, 0, 24, 24], ...shapeOf(CitySign, { city, colour: 'currentColor' }) },
    ]),
    back: shapeIn(back),
  },
});
