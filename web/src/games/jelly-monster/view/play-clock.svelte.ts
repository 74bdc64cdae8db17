/**
 * The game's own clock on this screen. It changes at the moments that matter (dice settle, another second of
 * sand), not sixty times a second.
 */
const GRACE = 15; // milliseconds: never earlier than the server says

export class PlayClock {
  now = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Follow a clock. `moments` are what to wake up for; the seconds before `alarm` are counted. */
  follow(read: () => number, moments: readonly number[], alarm: number | null): void {
    clearTimeout(this.#timer);
    const look = () => {
      this.now = read();
      const seconds = alarm === null ? [] : [alarm - Math.ceil((alarm - this.now) / 1000 - 1) * 1000];
      const coming = [...moments, ...seconds].filter((moment) => moment + GRACE > this.now);
      if (coming.length === 0) return;
      this.#timer = setTimeout(look, Math.max(10, Math.min(...coming) + GRACE - this.now));
    };
    look();
  }

  /** The clock stands. */
  stand(at: number): void {
    clearTimeout(this.#timer);
    this.now = at;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
