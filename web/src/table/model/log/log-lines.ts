import { CLOCK_SEAT, type AnyEvent } from '../../../games/board';
import type { EntryForViewer } from '../../../protocol/types';
import type { Words } from '../../../i18n/words';
import { changeLines } from './change-lines';
import { claimant } from '../people/claims';
import { levelOf } from '../people/seats';
import { clockFace } from '../time-left';

/** One line of the log, and what it brought about below it. */
export interface LogLine {
  number: number;
  /** Where several acted at once, each has a line of the same number. */
  part: number;
  at: number;
  /** Which icon stands before it. */
  icon: string;
  seat: number | null;
  text: string;
  details: string[];
}

const ICONS: Record<string, string> = {
  joined: 'person',
  left: 'door',
  'kept-out': 'door',
  'let-back-in': 'door',
  'links-renewed': 'link',
  muted: 'mute',
  changed: 'gear',
  'bot-seated': 'bot',
  'bot-changed': 'bot',
  'host-passed': 'person',
  'name-changed': 'person',
  started: 'deal',
  moved: 'move',
  'seat-claimed': 'person',
  'claim-answered': 'person',
  'claim-ended': 'person',
  'seat-handed-over': 'person',
  'undo-asked': 'undo',
  'undo-answered': 'undo',
  undone: 'undo',
  'pause-asked': 'pause',
  'pause-answered': 'pause',
  paused: 'pause',
  resumed: 'play',
  resigned: 'flag',
  'time-ran-out': 'clock',
  'answer-timed-out': 'clock',
  'server-away': 'wifi',
  'seat-held': 'bot',
  'seat-taken-back': 'person',
  'hand-shown': 'eye',
  ended: 'trophy',
  'abandon-asked': 'close',
  'abandon-answered': 'close',
  'rematch-asked': 'again',
  rematched: 'again',
};

/**
 * What happened in this game, as lines. Entries that mean nothing to people (the clock's ticks) give none. With
 * another game everybody sits elsewhere: told of the last one, today's names would be those of the wrong people.
 */
export function linesOf(told: readonly EntryForViewer[], words: Words, person = ''): LogLine[] {
  let known = KNOWN.get(words);
  if (!known) KNOWN.set(words, (known = new WeakMap()));
  const lines: LogLine[] = [];
  const first = told.findLastIndex(({ entry }, place) => entry.entry === 'rematched' || isCut(told, place));
  if (isCut(told, first)) lines.push(cutAbove(told[first]!, words));
  const names = namesNow(told);
  for (const [place, before] of told.entries()) {
    if (place < first || isSaid(before, told[place - 1])) continue;
    const one = asNamedNow(before, names);
    let found = known.get(one);
    if (!found) known.set(one, (found = linesOfEntry(one, words, isWithdrawn(told, place), person)));
    lines.push(...found);
  }
  return lines;
}

/** What people are called who have taken another name since they sat down. */
const namesNow = (told: readonly EntryForViewer[]): ReadonlyMap<string, string> =>
  new Map(
    told.flatMap(({ entry }) =>
      entry.entry === 'name-changed' ? [[entry.person, entry.name] as const] : [],
    ),
  );

function asNamedNow(one: EntryForViewer, names: ReadonlyMap<string, string>): EntryForViewer {
  const { entry } = one;
  if (entry.entry !== 'joined' && entry.entry !== 'kept-out' && entry.entry !== 'let-back-in') return one;
  const name = names.get(entry.person);
  return name === undefined ? one : { ...one, entry: { ...entry, name } };
}

/** Whoever was removed has got up: that was said just before, and by then nobody sits there any more. */
const isSaid = ({ entry }: EntryForViewer, before: EntryForViewer | undefined): boolean =>
  entry.entry === 'left' && before?.entry.entry === 'kept-out';

/** Whether somebody takes back what they asked for themselves: a “no” of their own. */
export function isWithdrawn(told: readonly EntryForViewer[], place: number): boolean {
  const answer = told[place]?.entry;
  if (!answer?.entry.endsWith('-answered') || !('seat' in answer)) return false;
  const question = answer.entry.replace('answered', 'asked');
  const asked = told.slice(0, place).findLast(({ entry }) => entry.entry === question)?.entry;
  return asked !== undefined && 'seat' in asked && asked.seat === answer.seat;
}

/** What an answer is about: `undo` of `undo-answered`. A “no” alone would leave open to what. */
const requestOf = (answered: string): string => answered.replace('-answered', '');

/** Whether entries are missing before this one: whoever comes back to a long game is told only its end. */
function isCut(told: readonly EntryForViewer[], place: number): boolean {
  const before = told[place - 1]?.number ?? 1; // the laying of the table is never told
  return place >= 0 && told[place]!.number > before + 1;
}

const cutAbove = ({ number, at }: EntryForViewer, words: Words): LogLine => ({
  number: number - 1,
  part: 0,
  at,
  icon: 'dot',
  seat: null,
  text: words.say('ui-log-cut'),
  details: [],
});

/** Lines that were spelt before: a game against the clock has hundreds of entries, and ten new ones a second. */
const KNOWN = new WeakMap<Words, WeakMap<EntryForViewer, LogLine[]>>();

function linesOfEntry(
  { number, at, entry, events }: EntryForViewer,
  words: Words,
  isWithdrawal: boolean,
  person: string,
): LogLine[] {
  const by = seatOf(entry);
  const seat = by !== null && by < CLOCK_SEAT ? by : null;
  const line = { number, part: 0, at, seat, icon: ICONS[entry.entry] ?? 'dot' };
  if (entry.entry === 'started') {
    return [
      { ...line, text: words.say('ui-log-started'), details: events.map((event) => words.tell(event)) },
    ];
  }
  if (entry.entry === 'moved') {
    // That somebody has chosen in secret is seen at the table; it is told here when it comes to light.
    if (events.length === 0 || (entry.move === null && events.length === 1)) return [];
    const icon = entry.by === 'clock' ? 'clock' : line.icon;
    // What a bot did in my place I did not do: it is told as the others are told of it.
    const you = entry.by === 'bot' && seat === words.you ? null : words.you;
    return linesOfEvents(events, words, you).map((one) => ({
      ...line,
      icon,
      ...one,
      seat: one.seat ?? seat,
    }));
  }
  if (entry.entry === 'name-changed' && entry.was === entry.name) return []; // of somebody who was erased
  // A secret choice that was changed in secret is nobody's news.
  if (['nonce-added', 'ready-said', 'choice-changed'].includes(entry.entry)) return [];
  if (entry.entry === 'changed') {
    const [text = '', ...details] = changeLines(entry, words);
    return [{ ...line, text, details }];
  }
  if (entry.entry === 'ended') {
    const text = entry.outcome ? words.result(entry.outcome, words.you) : words.say('ui-log-abandoned');
    return [{ ...line, text, details: entry.how === 'played' ? [] : [words.say(`ui-how-${entry.how}`)] }];
  }
  if (isWithdrawal && seat !== null) {
    const text = words.sayOf(`ui-log-${requestOf(entry.entry)}-withdrawn`, seat === words.you, {
      player: words.player(seat),
    });
    return [{ ...line, text, details: [] }];
  }
  return [{ ...line, text: sentenceOf(entry, words, person), details: [] }];
}

/** Whom it is about, where it is about one player. */
const seatOf = (one: object): number | null =>
  'seat' in one && typeof one.seat === 'number' ? one.seat : null;

type Part = Pick<LogLine, 'part' | 'seat' | 'text' | 'details'>;

/**
 * What a move brought about. Where several had chosen in secret, what each of them did is a line of its own, with what
 * else concerns them below it, up to the first event that is nobody's own; that begins the last line.
 */
export function linesOfEvents(events: readonly AnyEvent[], words: Words, you = words.you): Part[] {
  const parts: Part[] = [];
  let common: Part | null = null;
  for (const event of events) {
    const seat = seatOf(event);
    const text = words.tell(event, you);
    const same: Part | undefined = common ?? parts.find((part) => part.seat === seat);
    if (same) same.details.push(text);
    else if (seat === null && parts.length === 1) (common = parts[0]!).details.push(text);
    else parts.push({ part: parts.length, seat, text, details: [] });
    if (seat === null) common ??= parts.at(-1)!;
  }
  return parts;
}

type Entry = EntryForViewer['entry'];

/** An entry in a sentence, as it stands in the log. To the person whom it is about it speaks as to a person. */
export function sentenceOf(entry: Entry, words: Words, person = ''): string {
  const seat = seatOf(entry);
  const player = seat === null ? '' : words.player(seat);
  const isYou = seat !== null && seat === words.you;
  const isPerson = 'person' in entry && entry.person !== '' && entry.person === person;
  switch (entry.entry) {
    case 'joined':
      return words.sayOf('ui-log-joined', isYou && isPerson, { player: words.person(entry.name) });
    case 'name-changed':
      return words.sayOf('ui-log-name-changed', isPerson, {
        was: words.person(entry.was),
        player: words.person(entry.name),
      });
    case 'changed':
      return changeLines(entry, words).join(' ');
    case 'bot-changed':
      return words.say('ui-log-bot-changed', { player, level: levelOf(entry.bot, words) });
    case 'seat-claimed':
      return words.sayOf('ui-log-seat-claimed', isYou, {
        name: claimant(entry.name ?? '', words.player(entry.seat), words),
        player,
      });
    case 'seat-handed-over':
      return words.sayOf('ui-log-seat-handed-over', isPerson, { player: words.person(entry.name) });
    case 'claim-ended':
      return words.sayOf(entry.has_lapsed ? 'ui-log-claim-lapsed' : 'ui-log-claim-withdrawn', isYou, {
        player,
      });
    case 'claim-answered':
    case 'undo-answered':
    case 'pause-answered':
    case 'abandon-answered':
      return words.sayOf(`ui-log-${requestOf(entry.entry)}-${entry.agrees ? 'accepted' : 'refused'}`, isYou, {
        player,
      });
    case 'server-away':
      return words.say('ui-log-server-away', { time: clockFace(entry.milliseconds) });
    case 'hand-shown':
      return words.sayOf(entry.is_shown ? 'ui-log-hand-shown' : 'ui-log-hand-hidden', isYou, { player });
    case 'kept-out':
      return words.sayOf(entry.from_table ? 'ui-log-kept-out-of-table' : 'ui-log-kept-out', isPerson, {
        player: words.person(entry.name),
      });
    case 'let-back-in':
      return words.sayOf('ui-log-let-back-in', isPerson, { player: words.person(entry.name) });
    case 'rematched':
      return words.say(entry.stay ? 'ui-log-rematched-stay' : 'ui-log-rematched');
    case 'muted':
      return mutedLine(entry, words, isPerson);
    default:
      return words.sayOf(`ui-log-${entry.entry}`, isYou, { player });
  }
}

function mutedLine(
  { person, name, is_muted }: Extract<Entry, { entry: 'muted' }>,
  words: Words,
  isYou: boolean,
): string {
  const key = person ? 'ui-log-muted' : 'ui-log-spectators-muted';
  return words.sayOf(is_muted ? key : key.replace('muted', 'unmuted'), isYou, {
    player: name || words.say('ui-somebody'),
  });
}
