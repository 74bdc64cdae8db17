import { untrack } from 'svelte';
import type { Beat } from './beats';
import { BoardAnimation } from './board-animation.svelte';
import { UrgentAnimator } from './urgent-animator';

/**
 * What a board does with a new view in a game against the clock: it is shown at once, and what happened is set in
 * motion beside whatever still moves. `shown` is what the page shows, with whatever is drawn before the server has
 * said so.
 */
export class UrgentAnimation extends BoardAnimation {
  #coming: Beat[] = [];

  constructor(speed: () => number, shown: () => unknown) {
    super(new UrgentAnimator());
    $effect(() => {
      void shown();
      untrack(() => this.#start(speed()));
    });
  }

  /** To be called just before the page changes: with that change these start. */
  happens(beats: readonly Beat[]): void {
    this.animator.remember(beats);
    this.#coming.push(...beats);
  }

  /** A finger on a die is a move; it stops nothing. */
  touch(): void {}

  #start(speed: number): void {
    const beats = this.#coming;
    this.#coming = [];
    void this.animator.play(beats, speed);
  }
}
