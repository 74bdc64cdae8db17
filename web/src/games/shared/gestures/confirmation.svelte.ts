import { preferences } from '../../../app/settings/preferences.svelte';
import type { Words } from '../../board';
import { pressedBy } from './pressed-by';

interface Asked {
  /** The thing that was pressed, by whatever name the board gives it. */
  thing: string;
  /** The legal move that it plays. */
  move: string;
  /** What the second press does, in a sentence. */
  text: string;
  element: Element | null;
}

/**
 * A move that waits for a second press on the same thing, as the setting "Confirm moves" asks for it: never,
 * for every move, or for what one touch of a finger would play (a finger hides what it is about to hit). Letting
 * a dragged piece go plays at once.
 *
 * A board asks `grants` before it plays what was pressed; `Ground` shows what it says meanwhile.
 */
export class Confirmation {
  #asked = $state.raw<Asked | null>(null);

  get thing(): string | null {
    return this.#asked?.thing ?? null;
  }
  get text(): string {
    return this.#asked?.text ?? '';
  }
  get element(): Element | null {
    return this.#asked?.element ?? null;
  }

  /**
   * Whether this press plays its move: at once, or because it is the second on this thing. Otherwise the player
   * is told what the second one will do.
   * @param move the legal move that the press plays
   * @param meaning what the press does, as `words.move` says it
   * @param isLastStep the move has been chosen in several steps, of which this is the last
   */
  grants(
    thing: string,
    move: string,
    meaning: string,
    words: Words,
    element: Element | null,
    isLastStep = false,
  ): boolean {
    const isGranted = this.thing === thing || !isNeeded(isLastStep);
    const text = isGranted ? '' : words.say('ui-confirm-again', { by: pressedBy(), move: meaning });
    this.#asked = isGranted ? null : { thing, move, text, element };
    return isGranted;
  }

  /**
   * Somebody has done something. Where several act at once, that is no reason to ask anew: what was pressed is
   * still there and still legal, and its second press is on its way.
   */
  checkAgain(moves: readonly string[]): void {
    const asked = this.#asked;
    if (asked && !(moves.includes(asked.move) && (asked.element?.isConnected ?? true))) this.clear();
  }

  clear(): void {
    this.#asked = null;
  }
}

function isNeeded(isLastStep: boolean): boolean {
  if (preferences.confirmMoves === 'touch') return pressedBy() === 'touch' && !isLastStep;
  return preferences.confirmMoves === 'always';
}
