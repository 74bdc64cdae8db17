import { idle } from '../../../ui/idle';
import { CLOSEST, LONG, SHORT } from '../model/geometry';

/**
 * A drawing of a card costs a browser without a graphics chip near half a millisecond whenever the table is
 * drawn anew, and a city has forty. So each is turned into pixels once, when the page has nothing else to do; a
 * browser that cannot goes on with the drawing.
 */
const FINEST = 1.5; // pixels of the screen for one of the page: more would not be seen, only stored

let bitmaps = $state.raw<Readonly<Record<string, string>>>({});
const wished: string[] = []; // a few dozen at most
let next = 0;
let isBusy = false;

/** The address to show for a drawing: its pixels as soon as they are there. */
export const shown = (drawing: string): string => bitmaps[drawing] ?? drawing;

export function wish(drawing: string): void {
  if (wished.includes(drawing) || typeof OffscreenCanvas === 'undefined') return;
  wished.push(drawing);
  if (isBusy) return;
  isBusy = true;
  void fulfil();
}

/** All of them are shown at once: each change lets the browser draw the table anew. */
async function fulfil(): Promise<void> {
  const made: Record<string, string> = {};
  for (; next < wished.length; next++) {
    const drawing = wished[next]!;
    await idle();
    try {
      made[drawing] = await inPixels(drawing);
    } catch {
      // It stays a drawing.
    }
  }
  isBusy = false; // before anybody hears of these and wishes for more
  bitmaps = { ...bitmaps, ...made };
}

async function inPixels(drawing: string): Promise<string> {
  const density = CLOSEST * Math.min(FINEST, window.devicePixelRatio);
  const canvas = new OffscreenCanvas(SHORT * density, LONG * density);
  canvas.getContext('2d')!.drawImage(await loaded(drawing), 0, 0, canvas.width, canvas.height);
  const address = URL.createObjectURL(await canvas.convertToBlob());
  await loaded(address); // then it is shown without a gap
  return address;
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image(SHORT, LONG);
  image.src = address;
  await image.decode();
  return image;
}
