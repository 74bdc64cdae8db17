import type { Component } from 'svelte';
import { markup } from '../../shared/drawing/markup';
import Defs from './Defs.svelte';

// A picture knows nothing of the page it stands on, which may be a light one.
const ROOT = 'xmlns="http://www.w3.org/2000/svg" style="color-scheme:dark"';
const prints = new Map<string, string>();
let metals: string | undefined; // printed into each: a picture knows nothing of the page

/**
 * The address of a drawing as one picture, printed once however many cards show it. A city is a thousand paths:
 * drawn on the page itself, every frame of a zoom would go through all of them.
 */
export function print<Props extends Record<string, unknown>>(
  name: string,
  Drawing: Component<Props>,
  props: Props,
): string {
  const key = `${name} ${JSON.stringify(props)}`;
  let address = prints.get(key);
  if (address === undefined) {
    const drawing = markup(Drawing, props).replace('<svg', `<svg ${ROOT}`);
    metals ??= markup(Defs, {}).replace(/.*(<defs>.*<\/defs>).*/s, '$1');
    const whole = coloured(drawing.replace('>', `>${metals}`));
    prints.set(key, (address = `data:image/svg+xml,${encodeURIComponent(whole)}`));
  }
  return address;
}

/** The seats' colours too are printed into it. */
function coloured(drawing: string): string {
  const page = getComputedStyle(document.documentElement);
  return drawing.replace(/var\((--[\w-]+)\)/g, (_, name: string) => page.getPropertyValue(name).trim());
}
