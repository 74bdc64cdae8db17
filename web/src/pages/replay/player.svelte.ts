/** Where a replay stands: one frame after the other, by hand or by itself. */
export class Player {
  at = $state(0);
  isPlaying = $state(false);
  speed = $state(1);
  /** Whether the last change was one step forward: only then there is something to animate. */
  isStepping = $state(false);
  readonly #pause = 900; // milliseconds between two moves, at speed 1
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** How many frames there are may grow while a long replay is fetched. */
  constructor(
    readonly count: () => number,
    at: number | null,
  ) {
    this.at = Math.min(at ?? 0, Math.max(0, this.length - 1));
  }

  get length(): number {
    return this.count();
  }

  get isAtEnd(): boolean {
    return this.at >= this.length - 1;
  }

  jump(at: number): void {
    clearTimeout(this.#timer);
    this.isStepping = at === this.at + 1;
    this.at = Math.min(Math.max(0, at), this.length - 1);
    if (this.isPlaying) this.#next();
  }

  step(by: number): void {
    this.jump(this.at + by);
  }

  toggle(): void {
    this.isPlaying = !this.isPlaying;
    clearTimeout(this.#timer);
    if (!this.isPlaying) return;
    if (this.isAtEnd) this.at = 0;
    this.#next();
  }

  /** The board is done: a moment to look at it, then the next. */
  settled(): void {
    if (this.isPlaying) this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.isAtEnd) this.isPlaying = false;
      else this.step(1);
    }, this.#pause / this.speed);
  }
}
