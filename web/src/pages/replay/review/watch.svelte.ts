import { api } from '../../../net/api';
import type { Watched } from '../source';
import { reviewPathOf } from './paths';
import type { Review, ReviewState } from '../../../protocol/types';

const PAUSE_MS = 500; // between two looks at a review that is being made
const FIRST_PAUSE_MS = 150; // as long as there is nothing to see
const PATIENCE_MS = 5_000; // after a look that failed

/** A review as it is made: asked for once, looked at until it is done. */
export class ReviewWatch {
  state = $state.raw<ReviewState | null>(null);
  isOpen = $state(false);
  problem = $state.raw<unknown>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  constructor(
    readonly ask: (isFirst: boolean) => Promise<ReviewState>,
    readonly pause = PAUSE_MS,
  ) {}

  get review(): Review | null {
    return this.state?.review ?? null;
  }

  get isBusy(): boolean {
    return this.isOpen && !this.problem && !['done', 'failed'].includes(this.state?.state ?? '');
  }

  /** Ask for it, or go on watching it. */
  async open(): Promise<void> {
    this.isOpen = true;
    this.problem = null;
    if (this.state?.state !== 'done') await this.#look(true);
  }

  close(): void {
    this.isOpen = false;
    clearTimeout(this.#timer);
  }

  /** Nobody watches any more. */
  stop(): void {
    this.#isStopped = true;
    this.close();
  }

  async #look(isFirst: boolean): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const state = await this.ask(isFirst);
      if (this.#isStopped || !this.isOpen) return;
      this.state = state;
      const pause = state.review ? this.pause : Math.min(this.pause, FIRST_PAUSE_MS);
      if (state.state === 'waiting' || state.state === 'running') this.#later(false, pause);
      else if (state.state === 'none') this.#later(true, this.pause); // a server that started anew
    } catch (problem) {
      if (this.#isStopped || !this.isOpen) return;
      if (isFirst) this.problem = problem;
      else this.#later(false, PATIENCE_MS);
    }
  }

  #later(isFirst: boolean, pause: number): void {
    this.#timer = setTimeout(() => void this.#look(isFirst), pause);
  }
}

/** The review of what is watched, with its sentences in this language. */
export const watchReview = (route: Watched, language: string): ReviewWatch => {
  const path = reviewPathOf(route, language);
  return new ReviewWatch((isFirst) => (isFirst ? api.askForReview(path) : api.review(path)));
};
