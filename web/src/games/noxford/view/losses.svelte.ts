import { untrack } from 'svelte';
import type { BoardProps } from '../../board';
import { lostBetween, type Lost } from '../model/last';
import type { NoxfordEvent, NoxfordView } from '../protocol';

/** Districts that the others have taken from me, told where they lie until my own next move. To be made once, while the board is. */
export class Losses {
  lost = $state.raw<Lost[]>([]);

  constructor(props: () => BoardProps<NoxfordView, NoxfordEvent>) {
    let before = untrack(() => props().view.districts);
    $effect.pre(() => {
      const { view, eyes, happening, last = [] } = props();
      untrack(() => {
        const taken = eyes === null ? [] : lostBetween(before, view, eyes);
        const isMine = happening.some((event) => 'seat' in event && event.seat === eyes && 'x' in event);
        const all = isMine || last.length === 0 ? [] : [...this.lost, ...taken];
        this.lost = all.filter(({ x, y }) =>
          view.districts.some((one) => one.x === x && one.y === y && one.owner !== eyes),
        );
        before = view.districts;
      });
    });
  }
}
