import { say } from '../../i18n/translate.svelte';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** Less than this is no time at all. */
const MINUTE = 60_000;

/** How long ago, as people say it. */
export function ago(at: number, language: string, now: number = Date.now()): string {
  if (now - at < MINUTE) return say('ui-just-now');
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const [unit, length] = UNITS.find(([, size]) => now - at >= size) ?? ['minute', MINUTE];
  return format.format(-Math.max(0, Math.floor((now - at) / length)), unit);
}
