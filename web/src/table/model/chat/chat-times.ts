import { locale } from '../../../i18n/languages';

/** When something was said, on the reader's own clock: the hour today, with the day before that. */
export function clockTime(at: number, language: string, now = Date.now()): string {
  const hour: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const day: Intl.DateTimeFormatOptions = isToday ? {} : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(locale(language), { ...day, ...hour }).format(at);
}

/** The same with everything said, for whoever asks. */
export const fullTime = (at: number, language: string): string =>
  new Intl.DateTimeFormat(locale(language), { dateStyle: 'full', timeStyle: 'short' }).format(at);
