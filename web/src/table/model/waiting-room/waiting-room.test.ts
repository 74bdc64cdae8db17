// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { CLOCKS } from '../../../app/create-table/clocks';
import { LANGUAGES } from '../../../i18n/languages';
import { Words } from '../../../i18n/words';
import type { EntryForViewer, GameInfo, SeatState, Settings } from '../../../protocol/types';
import { saidAloud } from '../log/announce';
import { changeLines } from '../log/change-lines';
import { linesOf } from '../log/log-lines';
import { readinessOf } from './readiness';
import { settingsSummary } from './settings-summary';

const WORDS = join(import.meta.dirname, '../../../../../src/tablee/i18n');
const OWN =
  'title = Chess\noption-mode = Mode\noption-mode-slow = Slow\noption-mode-fast = Fast\noption-stakes = Stakes\noption-open = Open hands';
const wordsIn = (language: string): Words =>
  new Words(
    language,
    [
      ...[`${language}.ftl`, `web.${language}.ftl`].map((name) => readFileSync(join(WORDS, name), 'utf8')),
      OWN,
    ].map((text) => new FluentResource(text)),
    'chess',
    ['Ana', 'Ben'],
  );
const words = wordsIn('en');

const settings: Settings = {
  game: 'chess',
  seats: 3,
  options: { mode: 'slow', stakes: 7, open: true },
  clock: CLOCKS.quick!,
  when_out: 'forfeit',
  holder: 'expert',
  is_public: true,
  is_rated: false,
  hints: false,
  edition: null,
};
const changed = (changes: string[], seat: number | null = 0, now = settings) =>
  ({ entry: 'changed', edition: '', settings: now, seat, changes }) as const;
const CHANGES = ['game', 'seats', 'clock', 'when_out', 'holder', 'is_public', 'hints'];
const OPTIONS = ['option-mode', 'option-stakes', 'option-open'];

describe.each(LANGUAGES)('what the host changed, in %s', (language) => {
  test.each([settings, { ...settings, options: {}, clock: CLOCKS.none!, is_public: false, hints: true }])(
    'has a sentence each, without a gap',
    (now) => {
      const lines = changeLines(changed([...CHANGES, ...OPTIONS], 1, now), wordsIn(language));
      expect(lines).toHaveLength(CHANGES.length + OPTIONS.length);
      for (const line of lines) expect(line).toMatch(/Ben/);
      for (const line of lines) expect(line).not.toMatch(/ui-|option-|\{|\$/);
      expect(new Set(lines).size).toBe(lines.length);
    },
  );
});

test('a change names the new value, who chose it, and is said aloud to everybody else', () => {
  const told = [
    { number: 2, at: 0, entry: changed(['clock', 'option-stakes']), events: [] } as EntryForViewer,
  ];
  const [line] = linesOf(told, words);
  expect(line?.text).toBe('Ana changed the clock to “5 min each”.');
  expect(line?.details).toEqual(['Ana changed “Stakes” to 7.']);
  expect(saidAloud(told, 0, 1, words)).toContain('5 min each');
  expect(saidAloud(told, 0, null, words)).toContain('5 min each');
  expect(saidAloud(told, 0, 0, words)).toBe('');
});

test('of older tables nobody knows what was changed, nor where the host sat', () => {
  expect(changeLines({ entry: 'changed', edition: '', settings }, words)).toEqual([
    words.say('ui-log-changed'),
  ]);
  expect(changeLines(changed(['seats'], null), words)[0]).toMatch(/^The host/);
});

test('a clock without a name is told by its numbers', () => {
  const clock = { clock: 'live', bank: 120, increment: 3, short: null } as const;
  expect(changeLines(changed(['clock'], 0, { ...settings, clock }), words)[0]).toContain('2 min each + 3 s');
  const days = { clock: 'relaxed', days: 7 } as const;
  expect(changeLines(changed(['clock'], 0, { ...settings, clock: days }), words)[0]).toContain('7 days');
});

test('that somebody is ready is seen at the seats, not told in the log', () => {
  const ready = { number: 2, at: 0, entry: { entry: 'ready-said', seat: 0, is_ready: true }, events: [] };
  expect(linesOf([ready as unknown as EntryForViewer], words)).toEqual([]);
});

const seat = (person: string | null, is_ready = false): SeatState =>
  ({
    kind: person === null ? 'empty' : person ? 'person' : 'bot',
    person,
    name: person,
    is_ready,
  }) as SeatState;

test('the host waits for seats, then for everybody else, but for no bot', () => {
  const of = (...seats: SeatState[]) => readinessOf({ seats, host: 'ana' });
  expect(of(seat('ana'), seat(null))).toMatchObject({ free: 1, isEverybody: false });
  expect(of(seat('ana'), seat('ben'))).toMatchObject({ free: 0, isEverybody: false });
  expect(of(seat('ana'), seat('ben')).missing.map(({ name }) => name)).toEqual(['ben']);
  expect(of(seat('ana'), seat('ben', true), seat('', true)).isEverybody).toBe(true);
  expect(of(seat('ana'), seat('ben', true), seat(null)).isEverybody).toBe(false);
  expect(of(seat('ana'), seat('', true)).isEverybody).toBe(false); // there is nobody to wait for
});

test('settings in a few words leave out what is as usual, and a clock where there is a race', () => {
  const option = (name: string, more: object) => ({ name, forms: [], is_form: false, ...more });
  const game = {
    is_realtime: true,
    calm_options: { mode: 'slow' },
    options: [
      option('mode', { default: 'fast', is_form: true }),
      option('stakes', { default: 7 }),
      option('open', { default: false }),
    ],
  } as unknown as GameInfo;
  const calm = settingsSummary(settings, game, words);
  expect(calm).toEqual(['3 players', 'Slow', '5 min each', 'Open hands', 'open to everyone']);
  const race = settingsSummary({ ...settings, options: {}, is_public: false }, game, words);
  expect(race).toEqual(['3 players', 'Fast', 'by invitation']);
});
