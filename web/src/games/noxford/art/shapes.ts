import { markup } from '../../shared/drawing/markup';
import { each, shapeIn, shapeOf, type Shape, type Shapes } from '../../shared/drawing/shapes';
import BackDrawing from './BackDrawing.svelte';
import Defs from './Defs.svelte';
import FaceDrawing from './FaceDrawing.svelte';
import Layers from './Layers.svelte';
import SeatShape from './SeatShape.svelte';
import Sign from './Sign.svelte';
import Symbol from './Symbol.svelte';
import { BIG_GEAR, SMALL_GEAR } from './gear';

const SYMBOLS = ['A', 'B', 'C', 'D', 'E'];
const MARKS = [0, 1, 2, 3];
const NOBODY = { card: '', face: '', owner: null, rank: 0, symbols: '', gear: false };
const PEOPLE = MARKS.flatMap((mark) => [1, 2, 3, 4].map((rank) => ({ mark, rank })));
const SIZES = [1, 2, 4]; // of districts, in symbols
const GEARS = each(Object.entries({ 'gear-big': BIG_GEAR, 'gear-small': SMALL_GEAR }), ([name, d]) => [
  name,
  shapeIn(`<path d="${d}"/>`),
]);

/** Whichever riches lie there: the first is `{0}`. */
function withSymbols(shape: Shape): Shape {
  const [start = '', ...rest] = shape.drawing.split(symbol('E').drawing);
  return { ...shape, drawing: rest.reduce((drawing, part, at) => `${drawing}{${at}}${part}`, start) };
}

const symbol = (name: string): Shape => shapeOf(Symbol, { symbol: name });

function cards(gear: boolean): Record<string, Shape> {
  const end = gear ? '-gear' : '';
  return {
    ...each(PEOPLE, ({ mark, rank }) => [
      `person-${mark}-${rank}${end}`,
      withSymbols(
        shapeOf(FaceDrawing, { card: { ...NOBODY, owner: mark, rank, gear }, mark, favourite: 'E' }),
      ),
    ]),
    ...each(SIZES, (size) => [
      `district-${size}${end}`,
      withSymbols(shapeOf(FaceDrawing, { card: { ...NOBODY, symbols: 'E'.repeat(size), gear } })),
    ]),
    [`barracks${end}`]: shapeOf(FaceDrawing, { card: { ...NOBODY, gear } }),
  };
}

function gradients(): Record<string, string> {
  const found = shapeIn(markup(Defs, {})).drawing.matchAll(
    /<linearGradient id="([\w-]+)".*?<\/linearGradient>/g,
  );
  return Object.fromEntries([...found].map(([text, name]) => [name!, text]));
}

/** A gear has many teeth, and a city many gears: each refers to the one that is drawn once. */
const withGears = (shape: Shape): Shape => ({
  ...shape,
  drawing: Object.entries(GEARS).reduce((drawing, [name, gear]) => {
    const outline = gear.drawing.slice('<path'.length, -'/>'.length);
    return drawing.replace(new RegExp(`<path([^>]*)${outline}`, 'g'), `<use href="#${name}"$1`);
  }, shape.drawing),
});

/** A card with a gear is the card without, and a gear on it. */
function cardsWithGears(plain: Record<string, Shape>): Record<string, Shape> {
  const [width, height] = [58, 88];
  return each(Object.entries(cards(true)), ([name, shape]) => {
    const card = name.replace(/-gear$/, '');
    const whole = `<use href="#${card}" width="${width}" height="${height}"/>`;
    return [name, { ...shape, drawing: shape.drawing.replace(plain[card]!.drawing, whole) }];
  });
}

const drawings = (): Record<string, Shape> => ({
  ...cards(false),
  ...cardsWithGears(cards(false)),
  ...each(SYMBOLS, (name) => [`symbol-${name}`, symbol(name)]),
  ...each(SYMBOLS, (name) => [`favourite-${name}`, { box: [-12, -12, 24, 24], ...symbol(name) }]),
  ...each([null, ...MARKS], (mark) => [
    `back${mark === null ? '' : `-${mark}`}`,
    shapeOf(BackDrawing, { mark }),
  ]),
  ...each([null, ...MARKS], (mark) => [`control-${mark ?? 'nobody'}`, shapeOf(SeatShape, { mark })]),
  ...each(['lock', 'down'] as const, (sign) => [`sign-${sign}`, shapeOf(Sign, { sign })]),
  layers: shapeOf(Layers, {}),
});

export const shapes = (): Shapes => ({
  defs: gradients(),
  shapes: {
    ...each(Object.entries(drawings()), ([name, shape]) => [name, withGears(shape)]),
    ...GEARS,
  },
});
