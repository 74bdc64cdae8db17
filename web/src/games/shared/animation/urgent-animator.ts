import type { Animator, Beat } from './beats';
import { Performer } from './performer';
import { placeOf, type Place } from './places';

/** Kinds of beats in which a piece comes that was not on the board before. */
const COMES: readonly Beat['kind'][] = ['throw', 'slap'];

/**
 * Urgent beats: in real time nothing waits for anything. Each piece has its own short way, and a new one never
 * stops another. Only pieces that a beat names are measured. A piece that is there already, because it was drawn
 * before the server said so, does not come again.
 */
export class UrgentAnimator implements Animator {
  readonly #performer = new Performer();
  readonly attach = this.#performer.attach;
  readonly #before = new Map<string, Place>();

  get isMoving(): boolean {
    return this.#performer.isMoving;
  }

  remember(beats: readonly Beat[]): void {
    for (const { piece, from } of beats) {
      this.#measure(piece);
      if (from !== undefined) this.#measure(from);
    }
  }

  async play(beats: readonly Beat[], speed: number): Promise<void> {
    const { root } = this.#performer;
    const before = new Map(this.#before);
    this.#before.clear();
    if (!root || !this.#performer.canMove(speed)) return;
    const started = beats
      .filter(({ kind, piece }) => !COMES.includes(kind) || !before.has(piece))
      .flatMap((beat) => {
        const places = {
          now: placeOf(root, beat.piece),
          from: before.get(beat.kind === 'ghost' ? beat.piece : (beat.from ?? '')),
          to: beat.to === undefined ? undefined : placeOf(root, beat.to),
        };
        return this.#performer.perform(beat, places, 1 / speed);
      });
    await Promise.allSettled(started.map(({ finished }) => finished));
  }

  finish(): void {
    this.#performer.finish();
  }

  #measure(piece: string): void {
    const place = this.#performer.root && placeOf(this.#performer.root, piece);
    if (place && !this.#before.has(piece)) this.#before.set(piece, place);
  }
}
