import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { eventWordsOf } from './event-words';
import { Words } from './words';

const PACKAGE = '../src/tablee';
const ME = 'Ada Lovelace';
const NAMES = ['Basile', ME, 'Chloé'];
const read = (file: string): FluentResource => new FluentResource(readFileSync(`${PACKAGE}/${file}`, 'utf8'));
const GAMES = readdirSync(`${PACKAGE}/games`).filter((game) =>
  existsSync(`${PACKAGE}/games/${game}/i18n/en.ftl`),
);

/** Fields that name several players, and what nobody does to themselves. */
const SEVERAL = ['ranking', 'controllers', 'seats'];
const TO_OTHERS = ['jelly-given', 'mansion-detected'];

/** Every way in which the fields that name one player can name me, at least once. */
function* casts(fields: readonly string[]): Generator<Record<string, number>> {
  for (let which = 1; which < 2 ** fields.length; which++)
    yield Object.fromEntries(fields.map((field, place) => [field, which & (2 ** place) ? 1 : 0]));
}

test.each(['en', 'fr'].flatMap((language) => GAMES.map((game) => [language, game] as const)))(
  'in %s nothing that happens at %s names me to myself',
  (language, game) => {
    const texts = [`i18n/${language}.ftl`, `i18n/web.${language}.ftl`, `games/${game}/i18n/${language}.ftl`];
    const name = game.replaceAll('_', '-');
    const words = new Words(language, texts.map(read), name, NAMES, 1);
    const events = Object.entries(eventWordsOf(name)).filter(([event]) => !event.startsWith('move-'));
    expect(events.length).toBeGreaterThan(3);
    for (const [event, kinds] of events) {
      const fields = Object.keys(kinds).filter((field) => kinds[field] === 'seat');
      for (const cast of casts(fields)) {
        if (TO_OTHERS.includes(event) && Object.values(cast).every((seat) => seat === 1)) continue;
        const named = Object.entries(cast).map(([field, seat]) => [
          field,
          SEVERAL.includes(field) ? [seat, 2] : seat,
        ]);
        const told = words.tell({ event, ...Object.fromEntries(named) } as never);
        expect(told, event).not.toContain(ME);
        const isSpoken = /\b(you|your|yours)\b/i.test(told) || /\b(vous|votre|vos|vôtres)\b/i.test(told);
        expect(isSpoken, told).toBe(true);
      }
      const listed = Object.keys(kinds).filter((field) => kinds[field] === 'of-seat');
      const points = Object.fromEntries(listed.map((field) => [field, [5, 6, 7]]));
      expect(words.tell({ event, ...points } as never), event).not.toContain(ME);
    }
  },
);

test.each(['en', 'fr'])("in %s the table's own lines speak to me too", (language) => {
  const file = readFileSync(`${PACKAGE}/i18n/web.${language}.ftl`, 'utf8');
  const words = new Words(language, [`i18n/${language}.ftl`, `i18n/web.${language}.ftl`].map(read));
  const keys = [...file.matchAll(/^(ui-log-[a-z-]+) = .*\$player/gm)].map(([, key]) => key!);
  // Of bots, and of the new name itself.
  const named = ['ui-log-bot-seated', 'ui-log-bot-changed', 'ui-log-name-changed'];
  expect(keys.length).toBeGreaterThan(15);
  for (const key of keys.filter((one) => !named.includes(one)))
    expect(words.sayOf(key, true, { player: ME }), key).not.toContain(ME);
});
