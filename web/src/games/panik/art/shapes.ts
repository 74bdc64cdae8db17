import { each, shapeOf, type Shapes } from '../../shared/drawing/shapes';
import { KINDS } from '../model/offer';
import Eye from './Eye.svelte';
import House from './House.svelte';
import Token from './Token.svelte';
import Value from './Value.svelte';

const VALUES = ['1', '2', '3', '4', '5'];
const FACES = [null, ...VALUES, 'shared', 'trapped'];
const PLACES = [1, 2, 3, 4];
const MARKS = [0, 1, 2, 3];

export const shapes = (): Shapes => ({
  shapes: {
    eye: shapeOf(Eye, {}),
    ...each(
      FACES.flatMap((face) => PLACES.map((place) => ({ face, place }))),
      ({ face, place }) => [`house-${face ?? 'unknown'}-${place}`, shapeOf(House, { face, place })],
    ),
    ...each(VALUES, (face) => [`value-${face}`, shapeOf(Value, { face })]),
    ...each(
      MARKS.flatMap((mark) => KINDS.map((kind) => ({ mark, kind }))),
      ({ mark, kind }) => [`token-${mark}-${kind}`, shapeOf(Token, { mark, kind })],
    ),
  },
});
