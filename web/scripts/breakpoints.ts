import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FILE = fileURLToPath(new URL('../src/styles/breakpoints.css', import.meta.url));
const STYLES = /\.css($|\?)|[?&]lang\.css/;
const QUERIES = /@(?:media|container)\b[^{;]*/g;

/** What each name stands for, as `@custom-media` lines define it. */
export function breakpoints(): Map<string, string> {
  const lines = readFileSync(FILE, 'utf8').matchAll(/^@custom-media (--[\w-]+) (.+);$/gm);
  return new Map([...lines].map(([, name = '', query = '']) => [name, query]));
}

const REM = 16; // pixels

/**
 * Puts a query's own words in place of the names in `@media` and `@container`. In containers they become pixels:
 * there, and not in media queries, `rem` follows the chosen text size, and large text would make a tablet of a desk.
 */
export function spellOut(css: string, known: Map<string, string>): string {
  return css.replace(QUERIES, (query) =>
    query.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
      const found = known.get(name);
      if (found === undefined) throw new Error(`${name} is no breakpoint: see src/styles/breakpoints.css`);
      if (!query.startsWith('@container')) return found;
      return found.replace(/([\d.]+)rem/g, (__, size: string) => `${Number(size) * REM}px`);
    }),
  );
}

/** Custom media queries, for containers too, which CSS itself does not have. */
export function namedBreakpoints(): Plugin {
  return {
    name: 'breakpoints',
    enforce: 'pre',
    transform(css, file) {
      if (!STYLES.test(file) || !css.includes('(--')) return null;
      return { code: spellOut(css, breakpoints()), map: null };
    },
    // What comes in by another way, such as `@import`, would be a query that never holds.
    generateBundle(_, bundle) {
      for (const { fileName, source } of Object.values(bundle).filter((file) => file.type === 'asset')) {
        if (fileName.endsWith('.css') && /@(media|container)[^{]*\(--/.test(String(source)))
          this.error(`${fileName} holds a breakpoint's name`);
      }
    },
  };
}
