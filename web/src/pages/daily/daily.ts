import { locale } from '../../i18n/languages';
import type { BotResult, DealTold } from '../../protocol/types';
import type { Words } from '../../i18n/words';

const MINUTE = 60_000;
const COLUMNS = 25; // of the picture of a field, at the most

/** A date that belongs to no zone, as people write it. */
export function dateText(day: string, language: string, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale(language), { ...how, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

export const longDate = (day: string, language: string): string =>
  dateText(day, language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** The date so many days later. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 60 * MINUTE).toISOString().slice(0, 10);
}

/** Hours and minutes of a time that is left; never less than a minute. */
export function hoursAndMinutes(milliseconds: number): { hours: number; minutes: number } {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** The time of day here. */
export const localTime = (at: number, language: string): string =>
  new Intl.DateTimeFormat(locale(language), { timeStyle: 'short' }).format(new Date(at));

/** The weeks of a month, Monday first; null where a day is another month's. */
export function weeksOf(month: string): (string | null)[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const before = (first.getUTCDay() + 6) % 7;
  const cells: (string | null)[] = Array.from({ length: before }, () => null);
  for (let day = 1; day <= length; day += 1) cells.push(`${month}-${String(day).padStart(2, '0')}`);
  while (cells.length % 7) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(7 * week, 7 * week + 7));
}

export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** What came of it, in a few words. */
export function resultText(
  { result, margin }: { result?: string; margin?: number | null },
  words: Pick<Words, 'say'>,
): string {
  if (result === 'won' && margin) return words.say('ui-daily-won-by', { points: margin });
  if (result === 'lost' && margin) return words.say('ui-daily-lost-by', { points: -margin });
  const key = { won: 'ui-daily-won', lost: 'ui-daily-lost', shared: 'ui-daily-shared' }[result ?? ''];
  return words.say(key ?? (result === 'drawn' ? 'ui-daily-drawn' : 'ui-daily-none'));
}

/** A result to be passed on: nothing of the deal is in it. */
export function shareText(
  day: string,
  deals: readonly DealTold[],
  titleOf: (game: string) => string,
  link: string,
  words: Pick<Words, 'say' | 'language'>,
): string {
  const lines = deals
    .filter((deal) => deal.state === 'done')
    .map(({ game, percentile }) => {
      const told = percentile === null ? words.say('ui-daily-done') : percentText(percentile, words);
      return `${bar(percentile)} ${titleOf(game)}: ${told}`.trim();
    });
  const date = dateText(day, words.language, { dateStyle: 'long' });
  return [words.say('ui-daily-share-head', { date }), ...lines, link].join('\n');
}

export const percentText = (percentile: number, words: Pick<Words, 'say'>): string =>
  words.say('ui-daily-better', { percent: percentile });

function bar(percentile: number | null): string {
  if (percentile === null) return '';
  const full = Math.round(percentile / 10);
  return '▰'.repeat(full) + '▱'.repeat(10 - full);
}

export interface Column {
  /** Points ahead, from and to; null: games that ended without points. */
  from: number | null;
  to: number | null;
  bots: number;
  isMine: boolean;
}

/** The field by points ahead, from the worst to the best; ends without points stand at the sides. */
export function columnsOf(
  bots: readonly BotResult[],
  mine: { result?: string; margin?: number | null } | null,
): Column[] {
  const margins = bots.flatMap(({ margin }) => (margin === null ? [] : [margin]));
  const ownMargin = mine?.margin ?? null;
  const all = ownMargin === null ? margins : [...margins, ownMargin];
  const columns: Column[] = [];
  if (all.length) {
    const [least, most] = [Math.min(...all), Math.max(...all)];
    const width = Math.max(1, Math.ceil((most - least + 1) / COLUMNS));
    for (let from = least; from <= most; from += width) {
      const to = from + width - 1;
      const isIn = (margin: number): boolean => from <= margin && margin <= to;
      const isMine = ownMargin !== null && isIn(ownMargin);
      columns.push({ from, to, bots: margins.filter(isIn).length, isMine });
    }
  }
  const aside = (isWon: boolean): Column => {
    const isHere = ({ result, margin }: { result?: string; margin?: number | null }): boolean =>
      margin === null && (result === 'won') === isWon;
    return {
      ...{ from: null, to: null, bots: bots.filter(isHere).length },
      isMine: mine !== null && isHere(mine),
    };
  };
  const [lost, won] = [aside(false), aside(true)];
  return [...(lost.bots || lost.isMine ? [lost] : []), ...columns, ...(won.bots || won.isMine ? [won] : [])];
}
