import type { Animator, Beat } from './beats';
import { Performer } from './performer';
import { allPlaces, type Place } from './places';

/** Queued beats: all that led to one view is played, then the next view may come. Pieces that no beat mentions close ranks. */
export class FlipAnimator implements Animator {
  readonly #performer = new Performer();
  readonly attach = this.#performer.attach;
  #before = new Map<string, Place>();
  #turn = 0;

  get isMoving(): boolean {
    return this.#performer.isMoving;
  }

  remember(): void {
    const { root } = this.#performer;
    this.finish();
    this.#before = root ? allPlaces(root) : new Map<string, Place>();
  }

  async play(beats: readonly Beat[], speed: number): Promise<void> {
    const turn = ++this.#turn;
    const { root } = this.#performer;
    if (!root || !this.#performer.canMove(speed)) return;
    if (beats.length === 0 && this.#before.size === 0) return; // somebody has just come in
    await Promise.allSettled(this.#start(beats, allPlaces(root), 1 / speed).map(({ finished }) => finished));
    if (turn === this.#turn) this.finish();
  }

  finish(): void {
    this.#performer.finish();
  }

  #start(beats: readonly Beat[], after: Map<string, Place>, pace: number): Animation[] {
    const mentioned = new Set(beats.map(({ piece }) => piece));
    const before = this.#before;
    const started = beats.flatMap((beat) => {
      const from = beat.kind === 'ghost' ? beat.piece : (beat.from ?? '');
      const places = {
        now: after.get(beat.piece),
        from: before.get(from) ?? after.get(from),
        to: after.get(beat.to ?? ''),
      };
      return this.#performer.perform(beat, places, pace);
    });
    for (const [piece, now] of after)
      if (!mentioned.has(piece)) started.push(...this.#performer.slide(now, before.get(piece), pace));
    return started;
  }
}
