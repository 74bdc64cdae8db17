import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { askable, reachable, topicIn } from './topics';

const GAMES = join(import.meta.dirname, '../../games');
const RULES = join(import.meta.dirname, '../../../../src/tablee/games');

describe('what can be asked about', () => {
  const page = document.createElement('div');
  page.innerHTML =
    '<p data-help="line"><b><i>1</i></b></p><button tabindex="-1" data-help="take 5">2</button>3';
  const [line, take] = page.querySelectorAll<HTMLElement>('[data-help]');

  it('has a name, an explanation, and perhaps something it is about', () => {
    expect(topicIn('line')).toEqual({ name: 'help-line', more: 'help-line-more', of: '' });
    expect(topicIn('support 7')).toMatchObject({ name: 'help-support', of: '7' });
  });
  it('is the nearest thing around what was touched, inside the board', () => {
    expect(askable(page.querySelector('i'), page)).toBe(line);
    expect(askable(page, page)).toBeNull();
    expect(askable(page.querySelector('i'), take!)).toBeNull();
  });
  it('is reached by the keyboard while questions are asked, and then as before', () => {
    const end = reachable(page);
    expect([line?.tabIndex, take?.tabIndex]).toEqual([0, 0]);
    end();
    expect([line?.getAttribute('tabindex'), take?.getAttribute('tabindex')]).toEqual([null, '-1']);
  });
});

/** Topics written out in a game's components: whole ones, and beginnings completed by a value. */
function topicsOf(game: string): string[] {
  const texts = readdirSync(join(GAMES, game), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svelte'))
    .map((name) => readFileSync(join(GAMES, game, name), 'utf8'));
  return texts.flatMap((text) => [...text.matchAll(/data-help="([a-z-]+)/g)].map((found) => found[1] ?? ''));
}

const games = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && topicsOf(entry.name).length > 0)
  .map(({ name }) => name);

describe.each(games)('the questions of %s', (game) => {
  test.each(['en', 'fr'])('are answered in %s', (language) => {
    const folder = join(RULES, game.replaceAll('-', '_'), 'i18n');
    const words = readFileSync(join(folder, `${language}.ftl`), 'utf8');
    const keys = [...words.matchAll(/^(help-[a-z0-9-]+) =/gm)].map((found) => found[1] ?? '');
    const missing = topicsOf(game).filter((topic) => !keys.some((key) => key.startsWith(`help-${topic}`)));
    expect(missing).toEqual([]);
    expect(keys.filter((key) => !key.endsWith('-more') && !keys.includes(`${key}-more`))).toEqual([]);
  });
});
