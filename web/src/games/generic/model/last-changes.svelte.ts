import type { AnyView, BoardProps, LastMove } from '../../board';
import type { Mark } from '../../shared/last-moves/marks';
import { changesBetween, type Change } from './changes';
import type { Layout } from './layout';

type Marked = Mark & { move: number };

/**
 * What the others changed since my own last move, and whose doing each change was. It is noted view by view; whoever
 * opens the page later asks the server for the views in between.
 */
export class LastChanges {
  #noted = $state.raw<Marked[]>([]);
  readonly #props: () => BoardProps;

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  /** To be marked now: a move that was taken back, or answered, is not. */
  get marks(): Mark[] {
    const moves = (this.#props().last ?? []).map(({ number }) => number);
    return this.#noted.filter(({ move }) => moves.includes(move));
  }

  /** The newest of the last moves has changed this. */
  note(changes: readonly Change[]): void {
    const move = this.#props().last?.at(-1);
    if (move) this.#add(changes, move);
  }

  /** The page has just been opened: what was there before, view by view. */
  async recall(layoutOf: (view: AnyView) => Layout): Promise<void> {
    const { last, since } = this.#props();
    if (!last?.length || !since) return;
    const frames = await since();
    frames.slice(1).forEach(({ number, view }, place) => {
      const move = last.find((one) => one.place === number);
      const before = frames[place];
      if (move && before) this.#add(changesBetween(layoutOf(before.view), layoutOf(view)), move);
    });
  }

  #add(changes: readonly Change[], { number, seat }: LastMove): void {
    const marks = changes.map<Marked>(({ piece, kind }) => ({
      piece,
      seat,
      kind: kind === 'left' ? 'left' : 'here',
      move: number,
    }));
    this.#noted = [...this.#noted, ...marks].toSorted((one, other) => one.move - other.move);
  }
}
