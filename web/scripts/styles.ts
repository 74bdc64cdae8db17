/**
 * Says where a style breaks the house's two rules, and fails if it does: a colour has a name (it is written out
 * in token files, themes and drawings alone), and so has a breakpoint (src/styles/breakpoints.css).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
const MAY_HOLD_COLOURS = /^styles\/tokens\.css$|^games\/[^/]+\/(tokens\.css|theme\.ts|art\/)/;
const MAY_HOLD_BREAKPOINTS = /^styles\/breakpoints\.css$/;

const HEX = '#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\\b';
const COLOUR = new RegExp(
  `(?<!url\\(|[\\w.&/{"'\`])${HEX}(?!-)|["'\`]${HEX}(?=["'\`])|\\b(?:rgb|hsl)a?\\(`,
  'i',
);
const COLOUR_IN_SCRIPT = new RegExp(`["'\`]${HEX}(?=["'\`])|\\b(?:rgb|hsl)a?\\(`, 'i');
// A query with a number in it, unless it is about a container with a name.
const BREAKPOINT = /@media\b[^{]*\d|@container\s+(?![a-z][\w-]*\s)[^{]*\d/;

function problemsIn(name: string, line: string): string[] {
  const colour = name.endsWith('.ts') ? COLOUR_IN_SCRIPT : COLOUR;
  return [
    ...(colour.test(line) && !MAY_HOLD_COLOURS.test(name) ? ['a colour without a name'] : []),
    ...(BREAKPOINT.test(line) && !MAY_HOLD_BREAKPOINTS.test(name) ? ['a breakpoint without a name'] : []),
  ];
}

const problems = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /(?<!\.test)\.(svelte|css|ts)$/.test(name))
  .flatMap((name) =>
    readFileSync(join(SOURCES, name), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        problemsIn(name, line).map((what) => `web/src/${name}:${at + 1}: ${what}: ${line.trim()}`),
      ),
  );
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
