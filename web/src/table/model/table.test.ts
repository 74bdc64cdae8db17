import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import type { Presence, SeatState, TableState, EntryForViewer } from '../../protocol/types';
import { learnEventWords } from '../../i18n/event-words';
import { Words } from '../../i18n/words';
import { turnPromptOf } from './turn-prompt';
import { saidAloud } from './log/announce';
import { linesOf } from './log/log-lines';
import { nameOf, seatInfos, watchersOf } from './people/seats';
import { answerTime, clockFace, roughly, timeLeft, withClocksStopped } from './time-left';

const GAME = 'a-game-of-cities';
learnEventWords(GAME, { 'card-played': { seat: 'seat', card: 'card' }, 'city-won': { seat: 'seat' } });

const words = new Words(
  'en',
  [
    'ui-log-started = The cards are dealt.\nui-log-cut = Earlier ones are left out.\nui-log-joined = { $player } sits down.\nui-log-undone = { $player } takes back.\nui-log-kept-out = { $player } is removed.\nui-somebody = somebody\n' +
      'ui-log-undo-refused = { $player } says no to undo.\nui-log-undo-withdrawn = { $player } asks no more.\nui-log-pause-refused = { $player } says no to a pause.\nui-locked = Locked\n' +
      'ui-bot-name-1 = Basile\nui-seat-free = free\nseat = Seat { $number }\nresult-won = { $winners } wins { $how }.\n' +
      'ui-ending = It ends.\nending-points = by points\nui-how-resigned = by resignation\nui-log-abandoned = abandoned',
    'card-played = { $seat } plays { $card }.\ncard-plus2 = +2\ncity-won = The City is won by { $seat }.',
  ].map((text) => new FluentResource(text)),
  GAME,
  ['Ana', 'Basile'],
);

const told = (entry: object, events: object[] = [], number = 1): EntryForViewer =>
  ({ number, at: 0, entry, events }) as unknown as EntryForViewer;

const seat = (changes: Partial<SeatState>): SeatState => ({
  bank_ms: null,
  bot: null,
  called: null,
  deadline: null,
  has_moved: false,
  has_resigned: false,
  held_by: null,
  is_asked: false,
  is_hand_shown: false,
  is_ready: false,
  wins: 0,
  is_short: false,
  left_ms: null,
  kind: 'empty',
  name: '',
  nonce: '',
  person: null,
  ...changes,
});

test('a move becomes a line, with what it brought about below', () => {
  const [line] = linesOf(
    [
      told({ entry: 'moved', seat: 0, move: '+2' }, [
        { event: 'card-played', seat: 0, card: '+2' },
        { event: 'city-won', seat: 0 },
      ]),
    ],
    words,
  );
  expect(line).toMatchObject({
    text: 'Ana plays +2.',
    details: ['The City is won by Ana.'],
    icon: 'move',
    seat: 0,
  });
});

test('another game begins another log: its seats have other people than those of the last one', () => {
  const lines = linesOf(
    [
      told({ entry: 'joined', seat: 0, person: 'p', name: 'Ana' }),
      told({ entry: 'moved', seat: 0, move: '+2' }, [{ event: 'card-played', seat: 0, card: '+2' }], 2),
      told({ entry: 'rematched' }, [], 3),
      told({ entry: 'started' }, [], 4),
      told({ entry: 'moved', seat: 1, move: '+2' }, [{ event: 'card-played', seat: 1, card: '+2' }], 5),
    ],
    words,
  );
  expect(lines.map(({ number }) => number)).toEqual([3, 4, 5]);
});

test('a log whose beginning was left out says so, and tells nothing from before the gap', () => {
  const played = (number: number): EntryForViewer =>
    told({ entry: 'moved', seat: 0, move: '+2' }, [{ event: 'card-played', seat: 0, card: '+2' }], number);
  const whole = linesOf([played(2), played(3)], words);
  expect(whole.map(({ number }) => number)).toEqual([2, 3]);
  const end = linesOf([played(1342), played(1343)], words);
  expect(end.map(({ number, text }) => [number, text])).toEqual([
    [1341, 'Earlier ones are left out.'],
    [1342, 'Ana plays +2.'],
    [1343, 'Ana plays +2.'],
  ]);
  const gap = linesOf([played(2), played(3), played(900)], words);
  expect(gap.map(({ number }) => number)).toEqual([899, 900]);
});

test('what a bot did in my place is not told as my own doing', () => {
  const text = 'card-played = { $seat } plays { $card }.\n    .you = You play { $card }.\ncard-plus2 = +2';
  const mine = new Words('en', [new FluentResource(text)], GAME, ['Ana', 'Basile'], 0);
  const played = (by: string): EntryForViewer =>
    told({ entry: 'moved', seat: 0, move: '+2', by }, [{ event: 'card-played', seat: 0, card: '+2' }]);
  expect(linesOf([played('person')], mine)[0]?.text).toBe('You play +2.');
  expect(linesOf([played('bot')], mine)[0]?.text).toBe('Ana plays +2.');
});

test('a tick of the clock in which nothing happens is no line', () => {
  expect(linesOf([told({ entry: 'moved', seat: 7, move: 'tick 5', by: 'clock' })], words)).toEqual([]);
});

test('what somebody chose in secret is told when it comes to light, with the mark of whom it speaks of', () => {
  const chosen = told({ entry: 'moved', seat: 1, move: null }, [{ event: 'city-won', seat: 1 }]);
  const shown = told({ entry: 'moved', seat: 0, move: '+2' }, [
    { event: 'card-played', seat: 1, card: '+2' },
    { event: 'card-played', seat: 0, card: '+2' },
    { event: 'city-won', seat: 1 },
    { event: 'counted' },
    { event: 'city-won', seat: 0 },
  ]);
  const lines = linesOf([chosen, shown], words);
  expect(lines.map(({ seat, text, details }) => [seat, text, details])).toEqual([
    [1, 'Basile plays +2.', ['The City is won by Basile.']],
    [0, 'Ana plays +2.', []],
    [0, 'counted', ['The City is won by Ana.']],
  ]);
  expect(new Set(lines.map(({ number, part }) => `${number}.${part}`)).size).toBe(3);
});

test('whoever is removed does not get up in a line of their own', () => {
  const removed = { entry: 'kept-out', person: 'p', name: 'Ben' };
  const lines = linesOf([told(removed), told({ entry: 'left', seat: 1 }, [], 2)], words);
  expect(lines.map(({ text }) => text)).toEqual(['Ben is removed.']);
  expect(linesOf([told({ ...removed, name: '' })], words)[0]?.text).toBe('somebody is removed.');
});

test('what happens around the game has lines too', () => {
  const lines = linesOf(
    [
      told({ entry: 'joined', seat: 0, person: 'p', name: 'Ana' }),
      told({ entry: 'undone', seat: 0, moves: 3 }),
      told({ entry: 'ended', how: 'resigned', outcome: { winners: [1], scores: null, ending: 'points' } }),
      told({ entry: 'ended', how: 'abandoned', outcome: null }),
    ],
    words,
  );
  expect(lines.map((line) => line.text)).toEqual([
    'Ana sits down.',
    'Ana takes back.',
    'Basile wins by points.',
    'abandoned',
  ]);
  expect(lines[2]?.details).toEqual(['by resignation']);
});

test('seats are named, and know who is here and who is asked', () => {
  const seats = [
    seat({ kind: 'person', person: 'p', name: 'Ana' }),
    seat({ kind: 'bot', bot: 'club' }),
    seat({}),
  ];
  expect(nameOf(seats[2]!, 2, words)).toBe('free');
  const infos = seatInfos(seats, [{ person: 'p', name: 'Ana', seat: 0, round_trip: 3 }], 'p', words, [1]);
  expect(infos.map((one) => [one.name, one.isMe, one.isHere, one.isAsked])).toEqual([
    ['Ana', true, true, false],
    ['Basile', false, true, true],
    ['free', false, false, false],
  ]);
  const moved = seat({ kind: 'bot', bot: 'club', called: 1 });
  expect(nameOf(moved, 0, words)).toBe('Basile');
});

test('time is told as on a clock', () => {
  expect(clockFace(545_000)).toBe('9:05');
  expect(clockFace(3_723_000)).toBe('1:02:03');
  expect(clockFace(7_450)).toBe('0:07.4');
  expect(timeLeft(seat({ deadline: 5_000, bank_ms: 99 }), 2_000)).toBe(3_000);
  expect(timeLeft(seat({ bank_ms: 99 }), 2_000)).toBe(99);
  expect(timeLeft(seat({}), 0)).toBe(null);
  const asked = seat({ deadline: 5_000, bank_ms: 245_000, is_short: true });
  expect([timeLeft(asked, 2_000), answerTime(asked, 2_000)]).toEqual([245_000, 3_000]);
  const stands = seat({ left_ms: 16_000, bank_ms: 245_000, is_short: true });
  expect([timeLeft(stands, 2_000), answerTime(stands, 2_000)]).toEqual([245_000, 16_000]);
  const inDays = seat({ deadline: 5_000, is_short: true });
  expect([timeLeft(inDays, 2_000), answerTime(inDays, 2_000)]).toEqual([3_000, null]);
  expect(answerTime(seat({ deadline: 5_000, bank_ms: 99 }), 2_000)).toBe(null);
  expect(roughly(172_800_000)).toEqual({ unit: 'days', count: 2 });
  expect(roughly(5_400_000)).toEqual({ unit: 'hours', count: 2 });
  expect(roughly(20_000)).toEqual({ unit: 'minutes', count: 1 });
});

test('who won is not said before the board has told it', () => {
  const outcome = { winners: [0], scores: null, ending: 'points' };
  const state = { status: 'over', outcome } as unknown as TableState;
  const who = (isTold: boolean) => turnPromptOf(state, { outcome } as never, null, words, isTold).who;
  expect(who(false)).toBe('It ends.');
  expect(who(true)).toBe('Ana wins by points.');
});

test('whoever has sat down looks on no more', () => {
  const here = ['ana', 'ben'].map((person) => ({ person, name: person, seat: null }) as unknown as Presence);
  const seats = [seat({ kind: 'person', person: 'ben' }), seat({})];
  expect(watchersOf(here, seats).map(({ person }) => person)).toEqual(['ana']);
});

test('a “no” to one’s own request takes it back; others’ is said aloud to whoever waits for it', () => {
  const news = [
    told({ entry: 'undo-asked', seat: 0 }, [], 1),
    told({ entry: 'undo-answered', seat: 1, agrees: false }, [], 2),
    told({ entry: 'undo-asked', seat: 0 }, [], 3),
    told({ entry: 'undo-answered', seat: 0, agrees: false }, [], 4),
  ];
  const texts = linesOf(news, words).map(({ text }) => text);
  expect([texts[1], texts[3]]).toEqual(['Basile says no to undo.', 'Ana asks no more.']);
  expect([0, 1, null].map((eyes) => saidAloud(news, 1, eyes, words))).toEqual([
    'Basile says no to undo.',
    '',
    'Basile says no to undo.',
  ]);
  expect(saidAloud(news, 3, 1, words)).toBe('');
  const pause = [told({ entry: 'pause-answered', seat: 1, agrees: false })];
  expect(saidAloud(pause, 0, 0, words)).toBe('Basile says no to a pause.');
});

test('at a locked table nobody is asked and no clock runs', () => {
  const running = seat({ bank_ms: 60_000, deadline: 5_000, is_short: true });
  const state = { status: 'playing', seats: [running] } as unknown as TableState;
  const view = { to_act: [0], asks: ['place'] } as never;
  expect(turnPromptOf(state, view, 0, words, true, true)).toEqual({ isMine: false, who: 'Locked', what: '' });
  const [stopped] = withClocksStopped(state).seats;
  expect([timeLeft(stopped!, 90_000), answerTime(stopped!, 90_000)]).toEqual([60_000, null]);
});
