import type { Frame, Replay } from '../../protocol/types';

/** A replay that comes in pieces: the first frames at once, the rest while they are watched. */
export class Pages {
  frames = $state.raw<Frame[]>([]);
  #isStopped = false;

  constructor(
    readonly replay: Replay,
    readonly ask: (first: number) => Promise<Replay>,
  ) {
    this.frames = replay.frames;
  }

  /** Fetch on until the frame of that number is there, or there are no more. */
  async reach(number: number): Promise<void> {
    const last = Math.min(number, this.replay.moves);
    while (!this.#isStopped && this.frames.length <= last) {
      const { frames } = await this.ask(this.frames.length);
      if (frames.length === 0) return;
      this.frames = [...this.frames, ...frames];
    }
  }

  /** Nobody watches any more. */
  stop(): void {
    this.#isStopped = true;
  }
}
