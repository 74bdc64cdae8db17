// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './languages';

const SOURCES = join(import.meta.dirname, '..');
const WORDS = join(SOURCES, '../../src/tablee/i18n');

const keysIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1] ?? '');
const variablesIn = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split(/^(?=[a-zA-Z][\w-]* =)/m)
    .slice(1)
    .map((block) => `${block.split(' =')[0]}: ${[...new Set(block.match(/\$\w+/g))].sort().join(' ')}`)
    .sort();

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(SOURCES, name), 'utf8'))
  .join('\n');

// Whole keys in quotes, and beginnings of keys that are completed by a value: 'ui-sit', `ui-level-${level}`.
const whole = new Set([...sources.matchAll(/['"](ui-[a-z0-9-]+)['"]/g)].map((found) => found[1] ?? ''));
const begun = new Set([...sources.matchAll(/`(ui-[a-z0-9-]*)\$\{/g)].map((found) => found[1] ?? ''));

describe.each(LANGUAGES)('the words of the pages in %s', (language) => {
  const keys = keysIn(join(WORDS, `web.${language}.ftl`));

  test('are there for every key that is used', () => {
    expect([...whole].filter((key) => !keys.includes(key))).toEqual([]);
    expect([...begun].filter((start) => !keys.some((key) => key.startsWith(start)))).toEqual([]);
  });

  test('are all used, and each is written once', () => {
    const isUsed = (key: string): boolean =>
      whole.has(key) || [...begun].some((start) => key.startsWith(start));
    expect(keys.filter((key) => key.startsWith('ui-') && !isUsed(key))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

test('both languages have the same keys with the same variables', () => {
  expect(variablesIn(join(WORDS, 'web.fr.ftl'))).toEqual(variablesIn(join(WORDS, 'web.en.ftl')));
});
