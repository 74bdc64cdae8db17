import { tick } from 'svelte';
import { allRendered } from '../../../ui/render-queue';
import { Complaint } from '../board/complaint.svelte';
import { Confirmation } from '../gestures/confirmation.svelte';
import type { Animator } from './beats';

/**
 * What every board has beside its pieces: its place on the page (`Ground`), who moves them, a line that says why
 * something cannot be, and a question whether a move is meant. To be made once, while the board is: as `QueuedAnimation` or as `UrgentAnimation`.
 */
export abstract class BoardAnimation {
  readonly complaint = new Complaint();
  readonly confirmation = new Confirmation();
  root = $state<HTMLElement>();
  /** All parts of the board are there; until then nothing of it is seen. */
  isWhole = $state(false);
  protected isGone = false;
  protected whole: Promise<void> | null = null;

  constructor(readonly animator: Animator) {
    $effect(() => {
      this.whole = allRendered().then(() => void (this.isWhole = true));
    });
    $effect(() => () => (this.isGone = true));
  }

  /** Somebody touches the board. */
  abstract touch(): void;

  /** Once the page has changed to what the board shows now; not at all if the board is gone by then. */
  async next(then: () => void): Promise<void> {
    await tick();
    if (!this.isGone) then();
  }

  focus(selector: string): void {
    this.root?.querySelector<HTMLElement>(selector)?.focus();
  }
}
