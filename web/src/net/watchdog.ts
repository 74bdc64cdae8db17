/** How often the server is asked for a sign of life, and how long it may be silent, in milliseconds. */
export interface Pace {
  readonly ping: number;
  readonly silence: number;
}

export const CALM: Pace = { ping: 5_000, silence: 8_000 };
/** A race is lost by whoever hears of the dice too late. */
export const RACE: Pace = { ping: 2_000, silence: 3_000 };
export const LOOK_EVERY = 500;
const OVERSLEPT = 1_500; // a look that comes so late: it was this page that stood still, not the line
const ENOUGH = 3_000; // for an answer to whoever comes back to the page
const LATE = 1_000; // an answer so much later than the next ping is due: what is known is out of date

/**
 * Watches a line for silence. Browsers notice only a line that says it is gone; one that swallows everything
 * they keep open for minutes. Time in which the page itself was frozen or asleep is not the line's fault.
 */
export class Watchdog {
  #heard = 0;
  #pinged = 0;
  #looked = 0;

  /** A new line: the first word is waited for from now on. */
  begin(now: number): void {
    this.#heard = this.#looked = now;
    this.#pinged = now;
  }

  hear(now: number): void {
    this.#heard = now;
  }

  /** Somebody came back to the page: an answer is wanted soon, however long it was silent. */
  hurry(now: number, pace: Pace): void {
    this.#heard = Math.max(this.#heard, now - pace.silence + Math.min(ENOUGH, pace.silence));
    this.#pinged = this.#looked = now;
  }

  /** To be asked often: what to do now. */
  look(now: number, pace: Pace): 'wait' | 'ping' | 'lost' {
    const hasSlept = now - this.#looked > OVERSLEPT;
    this.#looked = now;
    if (hasSlept) this.#heard = now;
    else if (now - this.#heard >= pace.silence) return 'lost';
    if (!hasSlept && now - this.#pinged < pace.ping) return 'wait';
    this.#pinged = now;
    return 'ping';
  }

  /** Whether an answer is late: what was measured last is out of date. */
  isLate(now: number, pace: Pace): boolean {
    return now - this.#heard >= Math.min(pace.ping + LATE, pace.silence - LOOK_EVERY);
  }
}
