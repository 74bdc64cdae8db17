/**
 * Drawings as plain SVG, for pictures that are made without a browser: the Python package lays out boards from them
 * (`shapes.json` in each game's folder there). A game names its shapes in `art/shapes.ts`.
 */
import type { Component } from 'svelte';
import { markup } from './markup';

export interface Shape {
  /** What a drawing covers, as in `viewBox`. One without is a part around the origin. */
  box?: number[];
  drawing: string;
}
export interface Shapes {
  /** Gradients that the drawings refer to. */
  defs?: Record<string, string>;
  shapes: Record<string, Shape>;
}

/** A drawing that is a whole picture, or a part of one. */
export function shapeOf<Props extends Record<string, unknown>>(
  Drawing: Component<Props>,
  props: Props,
): Shape {
  return shapeIn(markup(Drawing, props));
}

/** The same of a drawing that is text already, such as a file. */
export function shapeIn(text: string): Shape {
  const drawing = tidied(text);
  const found = /^<svg[^>]* viewBox="([^"]*)"[^>]*>(.*)<\/svg>$/.exec(drawing);
  return found ? { box: found[1]!.split(' ').map(Number), drawing: found[2]! } : { drawing };
}

/** Named one by one: `{ 'die-1': …, 'die-2': … }`. */
export const each = <Thing>(
  things: readonly Thing[],
  named: (thing: Thing) => [string, Shape],
): Record<string, Shape> => Object.fromEntries(things.map(named));

/** What is the same in every copy of a part, with the places of what is not, such as `{amount}`. */
export const withPlaces = (shape: Shape, places: Record<string, string>): Shape => ({
  ...shape,
  drawing: Object.entries(places).reduce(
    (drawing, [text, place]) => drawing.replaceAll(text, `{${place}}`),
    shape.drawing,
  ),
});

const EMPTY = /><\/(path|circle|ellipse|rect|stop|use)>/g;

/** Without what only a page needs. */
function tidied(text: string): string {
  return text
    .trim()
    .replace(/>\s+</g, '><')
    .replace(/ (class|aria-hidden|focusable|preserveAspectRatio)="[^"]*"/g, '')
    .replace(EMPTY, '/>')
    .replace(/(\.\d*[1-9])0+(?=\D)/g, '$1');
}
