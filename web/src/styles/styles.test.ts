// @vitest-environment node
import { expect, test } from 'vitest';
import { breakpoints, spellOut } from '../../scripts/breakpoints';

test('there are five breakpoints, each a single condition', () => {
  const known = breakpoints();
  expect([...known.keys()]).toEqual(['--phone', '--tablet', '--narrow', '--sideways', '--short']);
  expect([...known.values()].every((query) => /^\([a-z-]+: [\d.]+rem\)$/.test(query))).toBe(true);
});

test('a name is spelt out in media and container queries, and nowhere else', () => {
  const known = new Map([['--phone', '(max-width: 40rem)']]);
  const css = '@media (--phone) { a { top: var(--phone) } }\n@container tray not (--phone) { b { top: 0 } }';
  expect(spellOut(css, known)).toBe(
    '@media (max-width: 40rem) { a { top: var(--phone) } }\n@container tray not (max-width: 640px) { b { top: 0 } }',
  );
});

test('a name that nobody knows stops the build', () => {
  expect(() => spellOut('@media (--watch) {}', new Map())).toThrow('--watch');
});
