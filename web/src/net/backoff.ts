const FIRST = 250; // milliseconds
const LONGEST = 8_000;

/** How long to wait before trying again: longer each time, and never all clients at once. */
export function wait(attempt: number, random: () => number = Math.random): number {
  const most = Math.min(LONGEST, FIRST * 2 ** attempt);
  return Math.round(most / 2 + (most / 2) * random());
}
