import { tick, untrack } from 'svelte';
import { allRendered } from '../../../ui/render-queue';
import type { AnyEvent, AnyView, BoardProps } from '../../board';
import type { Beat } from './beats';
import { Complaint } from '../board/complaint.svelte';
import { Stage } from './flip-animator';

/** What is a game's own in telling what happened. */
export interface Teller {
  /** How the pieces move from the last view to this one; selections of the last view are forgotten here. */
  script: () => Beat[];
  /** Just before the page changes to the new view. */
  before?: () => void;
  /** When everything has come to rest, by itself or because somebody had seen enough. */
  rest?: () => void;
}

/**
 * What every board does with a new view: remember where the pieces lay, let the page change, move them from
 * there, and say when all is still. To be made once, while the board is; `Ground` is its place on the page.
 */
export class Telling {
  readonly stage = new Stage();
  readonly complaint = new Complaint();
  root = $state<HTMLElement>();
  /** All parts of the board are there; until then nothing of it is seen. */
  isWhole = $state(false);
  readonly #props: () => BoardProps<AnyView, AnyEvent>;
  readonly #teller: Teller;
  #isGone = false;
  #whole: Promise<void> | null = null;

  constructor(props: () => BoardProps<AnyView, AnyEvent>, teller: Teller) {
    this.#props = props;
    this.#teller = teller;
    $effect(() => {
      this.#whole = allRendered().then(() => void (this.isWhole = true));
    });
    $effect.pre(() => {
      void props().view;
      untrack(() => this.#leave());
    });
    $effect(() => {
      void props().view;
      untrack(() => void this.#show());
    });
    $effect(() => () => (this.#isGone = true));
  }

  /** Once the page has changed to what the board shows now; not at all if the board is gone by then. */
  async next(then: () => void): Promise<void> {
    await tick();
    if (!this.#isGone) then();
  }

  /** Plays a legal move; says why another one is not. */
  async attempt(move: string): Promise<void> {
    const { moves, play, explain } = this.#props();
    if (moves.includes(move)) play(move);
    else await this.complaint.say(explain(move));
  }

  /** Enough watched: everything is at once where it belongs. */
  skip(): void {
    this.#teller.rest?.();
    this.stage.finish();
  }

  focus(selector: string): void {
    this.root?.querySelector<HTMLElement>(selector)?.focus();
  }

  /** The first view has nothing to leave: the board is still being made. */
  #leave(): void {
    if (!this.root) return;
    this.#teller.rest?.();
    this.#teller.before?.();
    this.stage.remember();
  }

  async #show(): Promise<void> {
    const { speed, settled } = this.#props();
    const beats = this.#teller.script();
    this.complaint.clear();
    if (!this.isWhole) await this.#whole;
    await this.stage.play(beats, speed);
    if (this.#isGone) return;
    this.#teller.rest?.();
    settled();
  }
}
