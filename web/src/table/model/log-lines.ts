import { CLOCK_SEAT, type AnyEvent } from '../../games/board';
import type { EntryForViewer } from '../../protocol/types';
import type { Words } from '../../i18n/words';
import { clockFace } from './time-left';

/** One line of the log, and what it brought about below it. */
export interface LogLine {
  number: number;
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
  'bot-seated': 'bot',
  'host-passed': 'person',
  started: 'deal',
  moved: 'move',
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
export function linesOf(told: readonly EntryForViewer[], words: Words): LogLine[] {
  let known = KNOWN.get(words);
  if (!known) KNOWN.set(words, (known = new WeakMap()));
  const lines: LogLine[] = [];
  const first = told.findLastIndex(({ entry }, place) => entry.entry === 'rematched' || isCut(told, place));
  if (isCut(told, first)) lines.push(cutAbove(told[first]!, words));
  for (const [place, one] of told.entries()) {
    if (place < first || isSaid(one, told[place - 1])) continue;
    let line = known.get(one);
    if (line === undefined) known.set(one, (line = lineOf(one, words, isWithdrawn(told, place))));
    if (line) lines.push(line);
  }
  return lines;
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

/** Whether entries are missing before this one: whoever comes back to a long game is told only its end. */
function isCut(told: readonly EntryForViewer[], place: number): boolean {
  const before = told[place - 1]?.number ?? 1; // the laying of the table is never told
  return place >= 0 && told[place]!.number > before + 1;
}

const cutAbove = ({ number, at }: EntryForViewer, words: Words): LogLine => ({
  number: number - 1,
  at,
  icon: 'dot',
  seat: null,
  text: words.say('ui-log-cut'),
  details: [],
});

/** Lines that were spelt before: a game against the clock has hundreds of entries, and ten new ones a second. */
const KNOWN = new WeakMap<Words, WeakMap<EntryForViewer, LogLine | null>>();

function lineOf(
  { number, at, entry, events }: EntryForViewer,
  words: Words,
  isWithdrawal: boolean,
): LogLine | null {
  const seat = 'seat' in entry && entry.seat < CLOCK_SEAT ? entry.seat : null;
  const line = { number, at, seat, icon: ICONS[entry.entry] ?? 'dot' };
  if (entry.entry === 'moved' || entry.entry === 'started') {
    const sentences = (events as AnyEvent[]).map((event) => words.tell(event));
    if (entry.entry === 'started') return { ...line, text: words.say('ui-log-started'), details: sentences };
    const [text, ...details] = sentences;
    if (text === undefined) return null;
    // That somebody has chosen in secret is seen at the table; it is told here when it comes to light.
    if (entry.move === null && details.length === 0) return null;
    // Where several had chosen in secret the line speaks of somebody else than whoever chose last.
    const first = events[0] && 'seat' in events[0] ? Number(events[0].seat) : null;
    return { ...line, seat: first ?? seat, icon: entry.by === 'clock' ? 'clock' : line.icon, text, details };
  }
  if (entry.entry === 'nonce-added') return null;
  if (entry.entry === 'ended') {
    const text = entry.outcome ? words.result(entry.outcome) : words.say('ui-log-abandoned');
    return { ...line, text, details: entry.how === 'played' ? [] : [words.say(`ui-how-${entry.how}`)] };
  }
  if (isWithdrawal && seat !== null) {
    return { ...line, text: words.say('ui-log-withdrawn', { player: words.player(seat) }), details: [] };
  }
  return { ...line, text: sentenceOf(entry, words), details: [] };
}

type Entry = EntryForViewer['entry'];

/** An entry in a sentence, as it stands in the log. */
export function sentenceOf(entry: Entry, words: Words): string {
  const player = 'seat' in entry ? words.player(entry.seat) : '';
  switch (entry.entry) {
    case 'joined':
      return words.say('ui-log-joined', { player: words.person(entry.name) });
    case 'undo-answered':
    case 'pause-answered':
    case 'abandon-answered':
      return words.say(entry.agrees ? 'ui-log-agrees' : 'ui-log-disagrees', { player });
    case 'server-away':
      return words.say('ui-log-server-away', { time: clockFace(entry.milliseconds) });
    case 'hand-shown':
      return words.say(entry.is_shown ? 'ui-log-hand-shown' : 'ui-log-hand-hidden', { player });
    case 'kept-out':
      return words.say(entry.from_table ? 'ui-log-kept-out-of-table' : 'ui-log-kept-out', {
        player: words.person(entry.name),
      });
    case 'let-back-in':
      return words.say('ui-log-let-back-in', { player: words.person(entry.name) });
    case 'muted':
      return mutedLine(entry, words);
    default:
      return words.say(`ui-log-${entry.entry}`, { player });
  }
}

function mutedLine({ person, name, is_muted }: Extract<Entry, { entry: 'muted' }>, words: Words): string {
  const key = person ? 'ui-log-muted' : 'ui-log-spectators-muted';
  return words.say(is_muted ? key : key.replace('muted', 'unmuted'), {
    player: name || words.say('ui-somebody'),
  });
}
