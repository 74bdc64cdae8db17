import { untrack } from 'svelte';
import type { AnyEvent, AnyView, BoardProps } from '../../board';
import type { Beat } from './beats';
import { BoardAnimation } from './board-animation.svelte';
import { FlipAnimator } from './flip-animator';

/** What is a game's own in showing what happened. */
export interface Hooks {
  /** How the pieces move from the last view to this one; selections of the last view are forgotten here. */
  beats: () => Beat[];
  /** Just before the page changes to the new view. */
  before?: () => void;
  /** When everything has come to rest, by itself or because somebody had seen enough. */
  rest?: () => void;
}

/**
 * What a board does with a new view where views wait for one another: remember where the pieces lay, let the
 * page change, move them from there, and say when all is still.
 */
export class QueuedAnimation extends BoardAnimation {
  readonly #props: () => BoardProps<AnyView, AnyEvent>;
  readonly #hooks: Hooks;

  constructor(props: () => BoardProps<AnyView, AnyEvent>, hooks: Hooks) {
    super(new FlipAnimator());
    this.#props = props;
    this.#hooks = hooks;
    $effect.pre(() => {
      void props().view;
      untrack(() => this.#leave());
    });
    $effect(() => {
      void props().view;
      untrack(() => void this.#show());
    });
  }

  /** Plays a legal move; says why another one is not. */
  async attempt(move: string): Promise<void> {
    const { moves, play, explain } = this.#props();
    if (moves.includes(move)) play(move);
    else await this.complaint.say(explain(move));
  }

  /** Enough watched: everything is at once where it belongs. */
  skip(): void {
    this.#hooks.rest?.();
    this.animator.finish();
  }

  touch(): void {
    if (this.animator.isMoving) this.skip();
  }

  /** The first view has nothing to leave: the board is still being made. */
  #leave(): void {
    if (!this.root) return;
    this.#hooks.rest?.();
    this.#hooks.before?.();
    this.animator.remember([]);
  }

  async #show(): Promise<void> {
    const { moves, speed, settled } = this.#props();
    const beats = this.#hooks.beats();
    this.complaint.clear();
    this.confirmation.checkAgain(moves);
    if (!this.isWhole) await this.whole;
    await this.animator.play(beats, speed);
    if (this.isGone) return;
    this.#hooks.rest?.();
    settled();
  }
}
