/**
 * Makes src/protocol/types.ts from the server's own types, and for each game with a folder here its protocol.ts
 * (views and events) and event-words.json (which fields of an event name a seat or a thing), so that the two
 * sides cannot drift. With --check it only says whether the committed files are up to date.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';
import { format } from 'prettier';

const BANNER = '// Made by `npm run types` from the server. Do not edit.\n';
const STYLE = { parser: 'typescript', printWidth: 110, singleQuote: true };
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const ours = here('../../.venv/bin/python');
const python = process.env.PYTHON ?? (existsSync(ours) ? ours : 'python3');

type Schema = { [key: string]: unknown };

/** msgspec writes tuples as of JSON schema 2020-12; the generator reads those of draft 7. */
function asDraft7(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(asDraft7);
  if (part === null || typeof part !== 'object') return part;
  const old = Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, asDraft7(value)]),
  ) as Schema;
  if (Array.isArray(old.prefixItems)) {
    const { prefixItems, ...rest } = old;
    return { ...rest, items: prefixItems, additionalItems: false };
  }
  if (old.type === 'array') {
    delete old.minItems;
    delete old.maxItems;
  }
  return old;
}

async function typesOf(schema: Schema): Promise<string> {
  const definitions = asDraft7(schema.$defs) as Record<string, Schema>;
  // Titles would give the types names of their own; their key in $defs is the name we want.
  for (const definition of Object.values(definitions)) delete definition.title;
  const root = { $defs: definitions, title: 'Protocol', type: 'object', additionalProperties: false };
  const text = await compile(root as never, 'Protocol', {
    additionalProperties: false,
    unreachableDefinitions: true,
    format: false,
    bannerComment: '',
  });
  const noise = /( \*\s*\n)? \* This interface was referenced by [^\n]*\n \* via the [^\n]*\n/g;
  const empty = /\/\*\*\n \*\/\n|export interface Protocol \{\s*\}\n/g;
  return format(BANNER + text.replace(noise, '').replace(empty, ''), STYLE);
}

const SHARED = ['Outcome']; // of all games: a game's own file takes them from the protocol

/** A game's own views and events, for its folder. */
async function typesOfGame(schema: Schema): Promise<string> {
  const text = await typesOf(schema);
  const shared = new RegExp(
    `(/\\*\\*(?:(?!\\*/)[^])*\\*/\\n)?export interface (${SHARED.join('|')}) \\{[^]*?\\n\\}\\n`,
    'g',
  );
  const taken = `import type { ${SHARED.join(', ')} } from '../../protocol/types';\n\n`;
  return format(text.replace(shared, '').replace(BANNER, BANNER + taken), STYLE);
}

type Told = { schema: Schema; games: Record<string, { schema: Schema; words: unknown }> };
const output = execFileSync(python, [here('protocol.py')], { encoding: 'utf8', maxBuffer: 1 << 24 });
const { schema, games } = JSON.parse(output) as Told;
const files: Record<string, string> = { '../src/protocol/types.ts': await typesOf(schema) };
for (const [game, told] of Object.entries(games)) {
  const folder = `../src/games/${game}`;
  if (!existsSync(here(folder))) continue; // it has no board of its own, which alone would want them
  files[`${folder}/protocol.ts`] = await typesOfGame(told.schema);
  files[`${folder}/event-words.json`] = `${JSON.stringify(told.words, null, 2)}\n`;
}
for (const [path, text] of Object.entries(files)) {
  const file = here(path);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`${path.replace('../', 'web/')} is out of date: run npm run types`);
    process.exitCode = 1;
  }
}
