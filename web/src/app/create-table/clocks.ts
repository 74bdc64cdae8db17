import type { Settings } from '../../protocol/types';

type Clock = Settings['clock'];

/** Ways to keep time that people ask for, by the name of their words. */
export const CLOCKS: Record<string, Clock> = {
  none: { clock: 'none' },
  quick: { clock: 'live', bank: 300, increment: 5, short: null },
  calm: { clock: 'live', bank: 900, increment: 15, short: null },
  day: { clock: 'relaxed', days: 1 },
  days: { clock: 'relaxed', days: 3 },
};

/** The name of a clock, or null if it is none of these. */
export function clockName(clock: Clock): string | null {
  const found = Object.entries(CLOCKS).find(([, one]) => {
    if (one.clock !== clock.clock) return false;
    if (one.clock === 'live' && clock.clock === 'live') return one.bank === clock.bank;
    if (one.clock === 'relaxed' && clock.clock === 'relaxed') return one.days === clock.days;
    return true;
  });
  return found?.[0] ?? null;
}
