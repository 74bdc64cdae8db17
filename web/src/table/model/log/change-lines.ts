import { clockName } from '../../../app/create-table/clocks';
import type { EntryForViewer, Settings } from '../../../protocol/types';
import type { Words } from '../../../i18n/words';

type Changed = Extract<EntryForViewer['entry'], { entry: 'changed' }>;
type Who = { player: string; isYou: boolean };
const OPTION = 'option-';

/** What the host changed, a sentence each. Of older tables nobody knows what it was. */
export function changeLines(entry: Changed, words: Words): string[] {
  const who: Who = {
    player: entry.seat == null ? words.say('ui-the-host') : words.player(entry.seat),
    isYou: entry.seat != null && entry.seat === words.you,
  };
  const lines = (entry.changes ?? []).map((name) => changeLine(name, entry.settings, who, words));
  return lines.length ? lines : [words.say('ui-log-changed')];
}

function changeLine(name: string, settings: Settings, who: Who, words: Words): string {
  const { player, isYou } = who;
  const tell = (what: string, value = ''): string =>
    words.sayOf(`ui-changed-${what}`, isYou, { player, value });
  if (name.startsWith(OPTION)) return optionLine(name, settings, who, words);
  switch (name) {
    case 'seats':
      return words.sayOf('ui-changed-seats', isYou, { player, count: settings.seats });
    case 'clock':
      return tell('clock', clockWords(settings.clock, words));
    case 'is_public':
      return tell(settings.is_public ? 'public' : 'private');
    case 'is_rated':
      return tell(settings.is_rated ? 'rated' : 'unrated');
    case 'hints':
      return tell(settings.hints ? 'hints-on' : 'hints-off');
    case 'when_out':
      return tell(settings.when_out === 'bot' ? 'out-bot' : 'out-forfeit');
    case 'edition':
      return tell(settings.edition ? 'edition' : 'edition-own', editionName(settings));
    case 'holder':
      return tell('holder', words.say(`ui-level-${settings.holder}`));
    default:
      return tell('game', words.say('title'));
  }
}

function optionLine(name: string, settings: Settings, who: Who, words: Words): string {
  const { player, isYou } = who;
  const option = words.say(name);
  const value = settings.options[name.slice(OPTION.length)];
  if (value === undefined) return words.sayOf('ui-changed-option-back', isYou, { player, option });
  if (typeof value === 'boolean') {
    return words.sayOf(value ? 'ui-changed-option-on' : 'ui-changed-option-off', isYou, { player, option });
  }
  const chosen = typeof value === 'string' ? words.say(`${name}-${value}`) : value;
  return words.sayOf('ui-changed-option', isYou, { player, option, value: chosen });
}

/** What the edition of a table is called; empty where it is the game's own. */
export const editionName = ({ edition }: Settings): string =>
  edition === null ? '' : String((edition as { name?: unknown }).name ?? '');

/** A clock in a few words, also one that has no name of its own. */
export function clockWords(clock: Settings['clock'], words: Words): string {
  const name = clockName(clock);
  if (name) return words.say(`ui-clock-${name}`);
  if (clock.clock === 'live')
    return words.say('ui-clock-live-other', { minutes: clock.bank / 60, seconds: clock.increment });
  return clock.clock === 'relaxed' ? words.say('ui-clock-days-other', { days: clock.days }) : '';
}
