import { untrack } from 'svelte';
import type { BoardProps } from '../../board';
import { lostBetween, type Lost } from '../model/last';
import type { NoxfordDistrict, NoxfordEvent, NoxfordView } from '../protocol';

/**
 * Districts that the others have taken from me, told where they lie until my own next move. Whoever opens the page
 * later asks the server how the city was when I left it. To be made once, while the board is.
 */
export class Losses {
  /** As they were after my own last move. */
  #before = $state.raw<readonly NoxfordDistrict[]>([]);
  readonly #props: () => BoardProps<NoxfordView, NoxfordEvent>;

  constructor(props: () => BoardProps<NoxfordView, NoxfordEvent>) {
    this.#props = props;
    let seen: readonly NoxfordDistrict[] | null = null; // of the view before this one
    let first: number | undefined; // the first of the others' moves since
    $effect.pre(() => {
      const { view, happening, last = [], since } = props();
      untrack(() => {
        const now = last[0]?.number;
        if (now === undefined) this.#before = view.districts;
        else if (!since)
          this.#before = (happening.length > 0 && seen) || view.districts; // a replay, move by move
        else if (now !== first && (seen === null || first !== undefined)) void this.#recall(since, now);
        first = now;
        seen = view.districts;
      });
    });
  }

  get lost(): Lost[] {
    const { view, eyes, last = [] } = this.#props();
    return eyes === null || last.length === 0 ? [] : lostBetween(this.#before, view, eyes);
  }

  /** Without an answer nothing is told, as if nothing had been lost. */
  async #recall(since: NonNullable<BoardProps['since']>, first: number): Promise<void> {
    const [left] = await since().catch(() => []);
    const isStill = this.#props().last?.[0]?.number === first;
    if (left && isStill) this.#before = (left.view as NoxfordView).districts;
  }
}
