import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { bestLanguage } from './languages';
import { learnEventWords } from './event-words';
import { slug, Words } from './words';

const GAME = 'a-game-of-cards';
learnEventWords(GAME, {
  'game-began': { seat: 'seat' },
  'game-scored': { totals: 'of-seat' },
  'hand-dealt': { seat: 'seat', cards: 'card' },
  'card-moved': { seat: 'seat', owner: 'seat' },
});

const words = new Words(
  'en',
  [
    'title = Common\nnothing = nothing\nnobody = nobody\nlist-end = { $first } and { $last }\nclock = The clock',
    'title = Own\ncard-minus1 = −1\ncard-unknown = hidden card\nhand-dealt = { $seat } draws { $cards }.\nrefusal-full = { $most } at most.\nrefusal-unknown = No: { $code }',
  ].map((text) => new FluentResource(text)),
  GAME,
  ['Ana'],
);

test("a game's words win over the common ones", () => expect(words.say('title')).toBe('Own'));

test('an unknown key comes back as itself', () => expect(words.say('no-such')).toBe('no-such'));

test('an event is told with names of seats and things', () => {
  expect(words.tell({ event: 'hand-dealt', seat: 0, cards: ['-1', null] } as never)).toBe(
    'Ana draws −1, hidden card.',
  );
  expect(words.tell({ event: 'hand-dealt', seat: 0, cards: [] } as never)).toBe('Ana draws nothing.');
});

test('whoever acts on their own things is not named twice', () => {
  const text =
    'card-moved = { $seat } moves { $owner }’s card.\n    .board = { $seat } moves { $owner-own ->\n        [yes] an own\n       *[no] { $owner }’s\n    } card.';
  const words = new Words('en', [new FluentResource(text)], GAME, ['Ana', 'Ben']);
  const told = [0, 1].map((owner) => words.tell({ event: 'card-moved', seat: 0, owner } as never));
  expect(told).toEqual(['Ana moves an own card.', 'Ana moves Ben’s card.']);
});

test('to the player whom it is about an announcement speaks as to a person', () => {
  const texts = [new FluentResource('game-began = { $seat } begins.\n    .you = You begin.')];
  const words = new Words('en', texts, GAME, ['Ana', 'Ben']);
  const event = { event: 'game-began', seat: 1 } as never;
  expect([words.tell(event), words.tell(event, 0), words.tell(event, 1)]).toEqual([
    'Ben begins.',
    'Ben begins.',
    'You begin.',
  ]);
});

test('a row with a number for each seat says whose they are', () => {
  const words = new Words('en', [new FluentResource('game-scored = { $totals }.')], GAME, ['Ana', 'Ben']);
  expect(words.tell({ event: 'game-scored', totals: [12, 30] } as never)).toBe(
    'Ana\u00a0(12), Ben\u00a0(30).',
  );
});

test('refusals are sentences, also those that nobody foresaw', () => {
  expect(words.refusal('full', { most: 4 })).toBe('4 at most.');
  expect(words.refusal('whatever')).toBe('No: whatever');
});

test('lists and seats', () => {
  expect(words.join(['a', 'b', 'c'])).toBe('a, b and c');
  expect(words.player(7)).toBe('The clock');
});

test('who won is told; who won and reads it is spoken to', () => {
  const words = new Words(
    'fr',
    [
      'result-won = { $winners } gagne { $how }.\nresult-shared = { $winners } gagnent : { $how }.\nlist-end = { $first } et { $last }',
      'ui-your-result-won = Vous gagnez { $how }.\nui-your-result-shared = Vous partagez : { $how }.\nending-tie = à égalité\nresult-draw = Personne : { $how }.\nending-draw = match nul',
    ].map((text) => new FluentResource(text)),
    null,
    ['Ana', 'Ben'],
  );
  const alone = { winners: [1], ending: 'tie' };
  const shared = { winners: [0, 1], ending: 'tie' };
  expect([words.result(alone), words.result(alone, 0)]).toEqual(Array(2).fill('Ben gagne à égalité.'));
  expect(words.result(alone, 1)).toBe('Vous gagnez à égalité.');
  expect(words.result(shared)).toBe('Ana et Ben gagnent : à égalité.');
  expect(words.result(shared, 0)).toBe('Vous partagez : à égalité.');
  expect(words.result({ winners: [], ending: 'draw' }, 0)).toBe('Personne : match nul.');
  expect(words.ending(alone)).toBe('À égalité.');
});

test('short names become keys', () => {
  expect([slug('+2'), slug('-1'), slug('docks'), slug('2 dice'), slug('-')]).toEqual([
    'plus2',
    'minus1',
    'docks',
    '2-dice',
    '',
  ]);
});

test('the browser chooses the language', () => {
  expect(bestLanguage(['de-DE', 'fr-CA', 'en'])).toBe('fr');
  expect(bestLanguage(['de'])).toBe('en');
});

test('an event is said in its form for the board where it has one', () => {
  const words = new Words('en', [
    new FluentResource('moved = At (1, 2).\n    .board = There.\nended = Over.'),
  ]);
  expect(words.tell({ event: 'moved' })).toBe('There.');
  expect(words.tell({ event: 'ended' })).toBe('Over.');
});

test('numbers are written as the language does, and counted', () => {
  const fr = new Words('fr', [
    new FluentResource(
      'points = { $count ->\n    [one] { $count } point\n   *[other] { $count } points\n  }',
    ),
  ]);
  expect(fr.say('points', { count: 1 })).toBe('1 point');
  expect(fr.say('points', { count: -7 })).toBe('-7 points');
  expect(fr.say('points', { count: 1.5 })).toBe('1,5 point');
  expect(fr.say('points', { count: 12_345 }).replace(/\s/gu, ' ')).toBe('12 345 points');
});
