const REMEMBERED = 8;
const JUMP = 500; // milliseconds: clocks that run do not come apart so far

interface Sample {
  roundTrip: number;
  offset: number;
}

/** The server's clock as seen from here: of the last answers the quickest one tells it best. */
export class ServerClock {
  #samples: Sample[] = [];

  /** A ping left at `sent`, its answer came at `received` and said that it was `serverTime`. */
  learn(sent: number, received: number, serverTime: number): void {
    const roundTrip = Math.max(0, received - sent);
    const offset = serverTime - (sent + roundTrip / 2);
    const best = this.#best;
    // Two answers that cannot both be true: one of the two clocks was set meanwhile.
    const slack = (roundTrip + (best?.roundTrip ?? 0)) / 2 + JUMP;
    if (best && Math.abs(offset - best.offset) > slack) this.#samples = [];
    this.#samples.push({ roundTrip, offset });
    if (this.#samples.length > REMEMBERED) this.#samples.shift();
  }

  /** What to add to our own clock. */
  get offset(): number {
    return this.#best?.offset ?? 0;
  }

  /** The round trip of the last answer, in milliseconds. */
  get roundTrip(): number | null {
    return this.#samples.at(-1)?.roundTrip ?? null;
  }

  now(own: number = Date.now()): number {
    return own + this.offset;
  }

  get #best(): Sample | undefined {
    return this.#samples.reduce<Sample | undefined>(
      (best, one) => (best === undefined || one.roundTrip <= best.roundTrip ? one : best),
      undefined,
    );
  }
}
