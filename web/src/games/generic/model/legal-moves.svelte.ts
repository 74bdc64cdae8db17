import type { Move } from '../../../protocol/types';
import type { BoardProps } from '../../board';
import { spell } from './spelling';

const PAUSE = 250; // milliseconds between two questions, however much happens
const OFTEN_ENOUGH = 2_000; // against the clock: time itself can bring something that nobody tells

/**
 * My legal moves, spelt out. Against the clock nobody sends them: they are asked for after every change, and
 * again when time lets me do more.
 */
export class LegalMoves {
  moves = $state.raw<string[]>([]);
  spelt = $state.raw<Record<string, Move>>({});
  readonly #props: () => BoardProps;
  #asked = 0;
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isAsking = false;
  #isGone = false;

  constructor(props: () => BoardProps) {
    this.#props = props;
    $effect(() => {
      const { view, moves, legal } = props();
      if (isRace(view) && legal) this.#soon(0);
      else void this.#take(moves);
    });
    $effect(() => () => {
      this.#isGone = true;
      clearTimeout(this.#timer);
    });
  }

  /** Something was played: ask at once. */
  again(): void {
    if (isRace(this.#props().view)) this.#soon(0);
  }

  #soon(wait: number): void {
    clearTimeout(this.#timer);
    const rest = this.#asked + PAUSE - Date.now();
    this.#timer = setTimeout(() => void this.#ask(), Math.max(wait, rest, 0));
  }

  async #ask(): Promise<void> {
    const { view, legal, eyes } = this.#props();
    if (this.#isAsking || this.#isGone || !legal) return;
    if (eyes === null || view.outcome !== null) return this.#take([]);
    this.#isAsking = true;
    this.#asked = Date.now();
    let wait = OFTEN_ENOUGH;
    try {
      const { moves, again_ms } = await legal();
      await this.#take(moves);
      wait = Math.min(OFTEN_ENOUGH, again_ms === null ? OFTEN_ENOUGH : again_ms + 20);
    } catch {
      // Without a connection nothing can be played either; the page says so.
    }
    this.#isAsking = false;
    if (!this.#isGone && isRace(this.#props().view)) this.#soon(wait);
  }

  async #take(moves: string[]): Promise<void> {
    const turn = ++this.#turn;
    if (moves.length > 0) {
      const { game } = this.#props().view;
      try {
        this.spelt = await spell(game, moves);
      } catch {
        // Then they are called by their notation.
      }
    }
    if (turn === this.#turn) this.moves = moves; // else newer ones were quicker
  }
}

/** Whether the game has a clock of its own. */
export const isRace = (view: BoardProps['view']): boolean => view.now != null;
