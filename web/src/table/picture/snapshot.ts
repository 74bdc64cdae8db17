/*
 * An element of the page as pixels: it is copied into an SVG picture (foreignObject), with the page's style sheets,
 * and that is drawn on a canvas. Such a picture may not fetch anything, so whatever it needs goes into it. Libraries
 * for this put styles into the page itself, which our content security policy forbids.
 */
const XHTML = 'http://www.w3.org/1999/xhtml';
const NOTHING_MOVES = '*, ::before, ::after { animation: none !important; transition: none !important }';
// Who is here, clocks, tools and marks of the last moves belong to the moment. Where a board would shift without
// them (data-live="place") their place stays.
const NOTHING_LIVE =
  '[data-live]:not([data-live="place"]) { display: none !important }' +
  '[data-live="place"], [data-live="place"] * { visibility: hidden !important }';

/** The element as it stands, `scale` points of the canvas for one of the page. */
export async function snapshotOf(element: HTMLElement, scale: number): Promise<HTMLCanvasElement> {
  const { width, height } = element.getBoundingClientRect();
  const drawn = heightOf(element); // before anything on the page can change
  // As wide and high as the window: media queries are answered as they were on the page.
  const whole = { width: Math.max(innerWidth, width), height: Math.max(innerHeight, height) };
  const inside = wrapped(element, await copyOf(element), width, height);
  const style = `<style>${escaped(await styles())}${NOTHING_MOVES}${NOTHING_LIVE}</style>`;
  const content = new XMLSerializer().serializeToString(inside);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${whole.width}" height="${whole.height}">${style}<foreignObject width="${width}" height="${height}">${content}</foreignObject></svg>`;
  const picture = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(drawn * scale);
  canvas.getContext('2d')!.drawImage(picture, 0, 0, whole.width * scale, whole.height * scale);
  return canvas;
}

/** Without what stands across its foot and is not drawn. */
function heightOf(element: HTMLElement): number {
  const { width, height, top, bottom } = element.getBoundingClientRect();
  const feet = [...element.querySelectorAll('[data-live="place"]')]
    .map((one) => one.getBoundingClientRect())
    .filter((one) => one.width > width / 2 && one.bottom > bottom - height / 20);
  return Math.min(height, ...feet.map((one) => one.top - top));
}

/** The copy inside empty copies of all that stands around the element: what it inherits, it still inherits. */
function wrapped(element: HTMLElement, copy: Node, width: number, height: number): Element {
  const room = document.createElementNS(XHTML, 'div') as HTMLElement;
  room.style.cssText = `display: flex; flex-direction: column; width: ${width}px; height: ${height}px`;
  room.append(copy);
  let around: HTMLElement = room;
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const shell = parent.cloneNode(false) as HTMLElement;
    shell.style.setProperty('display', 'contents', 'important');
    shell.append(around);
    around = shell;
  }
  return around;
}

/** A copy whose pictures are inside it, with whatever it draws again from elsewhere on the page. */
async function copyOf(element: HTMLElement): Promise<HTMLElement> {
  const copy = element.cloneNode(true) as HTMLElement;
  const pairs = <K extends Element>(name: string): [K, K][] => {
    const old = [...element.querySelectorAll<K>(name)];
    return [...copy.querySelectorAll<K>(name)].map((one, place) => [old[place]!, one]);
  };
  for (const [old, one] of pairs<HTMLImageElement>('img')) {
    one.src = pixelsOf(old, old.naturalWidth, old.naturalHeight);
    one.removeAttribute('loading');
  }
  for (const [old, one] of pairs<HTMLCanvasElement>('canvas')) {
    const picture = document.createElement('img');
    for (const { name, value } of old.attributes) picture.setAttribute(name, value);
    picture.src = old.toDataURL();
    one.replaceWith(picture);
  }
  for (const [, one] of pairs<SVGImageElement>('image')) {
    const href = one.getAttribute('href') ?? one.getAttribute('xlink:href') ?? '';
    if (!href || href.startsWith('data:')) continue;
    const picture = await loaded(href);
    one.setAttribute('href', pixelsOf(picture, picture.naturalWidth || 300, picture.naturalHeight || 300));
  }
  for (const one of copy.querySelectorAll('[data-last]')) one.removeAttribute('data-last');
  for (const one of copy.querySelectorAll('.me, .away')) one.classList.remove('me', 'away');
  for (const use of copy.querySelectorAll('use')) {
    const id = (use.getAttribute('href') ?? '').slice(1);
    const drawn = id && !copy.querySelector(`#${CSS.escape(id)}`) && document.getElementById(id);
    if (!drawn) continue;
    const defs = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    defs.setAttribute('width', '0');
    defs.setAttribute('height', '0');
    defs.append(drawn.cloneNode(true));
    copy.append(defs);
  }
  return copy;
}

function pixelsOf(picture: CanvasImageSource, width: number, height: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  if (width && height) canvas.getContext('2d')!.drawImage(picture, 0, 0, width, height);
  return canvas.toDataURL();
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}

const URLS = /url\((["']?)((?!data:|#)[^"')]+)\1\)/g;

/** All style sheets of the page in one, with the fonts and pictures that they name. */
async function styles(): Promise<string> {
  const sheets = [...document.styleSheets].map(async (sheet) => {
    const base = sheet.href ?? location.href;
    const text = await textOf(sheet);
    return text.replace(URLS, (_, _quote, path: string) => `url("${new URL(path, base)}")`);
  });
  const text = (await Promise.all(sheets)).join('\n');
  const addresses = new Set([...text.matchAll(/url\("(https?:[^"]+)"\)/g)].map((found) => found[1]!));
  const contents = new Map(
    await Promise.all([...addresses].map(async (one) => [one, await fetched(one)] as const)),
  );
  return text.replace(/url\("(https?:[^"]+)"\)/g, (_, one: string) => `url("${contents.get(one) ?? ''}")`);
}

/** As it was written: where `font` is one of its variables, browsers tell a rule without its font. */
async function textOf({ href, ownerNode }: CSSStyleSheet): Promise<string> {
  return href ? (await fetch(href)).text() : (ownerNode?.textContent ?? '');
}

async function fetched(address: string): Promise<string> {
  const answer = await fetch(address);
  const content = await answer.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(address));
    reader.readAsDataURL(content);
  });
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
