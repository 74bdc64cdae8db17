import type { Hint } from '../../../games/board';
import type { Exercise, Review } from '../../../protocol/types';

type Phase = 'asking' | 'judging' | 'wrong' | 'same' | 'good' | 'shown';

/** Somebody looks for a better move than the one that was played. What is best stays unsaid until they ask. */
export class Trying {
  phase = $state<Phase>('asking');
  /** The move that was tried last, or shown. */
  move = $state('');
  /** Each try begins on a fresh board. */
  tries = $state(0);

  constructor(
    readonly exercise: Exercise,
    /** What was played in the game. */
    readonly played: string,
    /** Whether a move is good that the review has not looked at. */
    readonly judge: (move: string) => Promise<boolean>,
  ) {}

  get choices(): readonly string[] {
    return this.exercise.choices;
  }

  /** Nothing is asked any more once it is found or shown. */
  get isOpen(): boolean {
    return !['judging', 'good', 'shown'].includes(this.phase);
  }

  get moves(): string[] {
    return this.isOpen ? [...this.choices] : [];
  }

  get hints(): Hint[] {
    return this.isOpen || this.phase === 'judging' ? [] : [{ move: this.move, rank: 1, wins: null }];
  }

  async try(move: string): Promise<void> {
    if (!this.isOpen) return;
    this.move = move;
    this.phase = 'judging';
    try {
      this.phase = await this.#judged(move);
    } catch (problem) {
      this.phase = 'asking';
      throw problem;
    } finally {
      this.tries += 1;
    }
  }

  show(): void {
    this.move = this.exercise.good[0] ?? '';
    this.phase = 'shown';
    this.tries += 1;
  }

  async #judged(move: string): Promise<Phase> {
    if (move === this.played) return 'same';
    const isGood = this.exercise.good.includes(move) || (await this.judge(move));
    return isGood ? 'good' : 'wrong';
  }
}

export function tryingOf(
  review: Review,
  exercise: Exercise,
  judge: (move: string) => Promise<boolean>,
): Trying {
  const decision = review.decisions.find(({ number }) => number === exercise.moves + 1);
  return new Trying(exercise, decision?.move ?? '', judge);
}
