import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Shapes } from './shared/drawing/shapes';
import { shapes as shared } from './shared/drawing/shared-shapes';

// Pictures made in Python are laid out from these files, which are made here: `npm run shapes` after a change.
const PYTHON = '../../../src/tablee';
const made = import.meta.glob<() => Shapes>('./*/art/shapes.ts', { import: 'shapes', eager: true });
const text = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');

/** The colours with a name in the first block of a file, as they are by night, which is what boards are. */
function coloursIn(path: string): Record<string, string> {
  const block = /:root\s*\{([^}]*)\}/.exec(text(path))?.[1] ?? '';
  const found = [...block.matchAll(/--([\w-]+):\s*(?:light-dark\([^,]*,\s*)?(#[0-9a-f]{3,8})\)?;/gi)];
  return Object.fromEntries(found.map(([, name, colour]) => [name!, colour!]));
}

const house = coloursIn('../styles/tokens.css');
const seats = Object.fromEntries(Object.entries(house).filter(([name]) => name.startsWith('seat-')));
const FONTS = { text: 'Figtree, system-ui, sans-serif' };

/** One file: a shape a line, so that a change can be read. */
function written({ defs = {}, shapes }: Shapes, colours: Record<string, string>): string {
  const plain = (drawing: string): string =>
    drawing.replace(
      /var\(--([\w-]+)\)/g,
      (whole, name: string) => ({ ...seats, ...colours, ...FONTS })[name] ?? whole,
    );
  const lines = (entries: Record<string, unknown>): string =>
    Object.entries(entries)
      .map(([name, entry]) => `    ${JSON.stringify(name)}: ${plain(JSON.stringify(entry))}`)
      .join(',\n');
  const parts = Object.entries({ colours, defs, shapes });
  return `{\n${parts.map(([name, part]) => `  "${name}": {\n${lines(part)}\n  }`).join(',\n')}\n}\n`;
}

test.each(Object.keys(made).map((path) => path.split('/')[1]!))(
  'pictures of %s are drawn alike',
  async (game) => {
    const sheet = written(made[`./${game}/art/shapes.ts`]!(), coloursIn(`./${game}/tokens.css`));
    expect(sheet).not.toMatch(/var\(|svelte-|undefined|NaN/);
    await expect(sheet).toMatchFileSnapshot(`${PYTHON}/games/${game.replaceAll('-', '_')}/shapes.json`);
  },
);

test('what all boards draw is drawn alike', async () => {
  const ground = Object.fromEntries(
    ['edge', 'ground', 'raised', 'raised-2', 'line', 'ink', 'ink-2', 'ink-3'].map((name) => [
      name,
      house[name]!,
    ]),
  );
  const sheet = written(shared(), { ...ground, ...seats });
  await expect(sheet).toMatchFileSnapshot(`${PYTHON}/pictures/shapes.json`);
});
