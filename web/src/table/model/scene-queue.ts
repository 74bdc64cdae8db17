import type { AnyEvent, AnyView } from '../../games/board';

/** A view, and what led to it. */
export interface Scene {
  number: number;
  view: AnyView;
  happening: AnyEvent[];
  moves: string[];
}

const TOO_FAR_BEHIND = 6; // scenes

/** How long a bot's move stands still before the next one comes, in milliseconds, by `botPace`. */
const PAUSES = { relaxed: 1600, normal: 650, quick: 0 } as const;
const FOLLOWED = 4; // so many moves may wait before the pauses between them go

/**
 * Views waiting for their turn on the board. One is shown until its animations are done, then the next. If
 * too many wait (a reload, a hidden tab, a quick opponent), the board jumps to the last one.
 */
export class SceneQueue {
  current: Scene | null = null;
  /** Whether there is time to follow each move: a bot plays, and no clock of mine runs meanwhile. */
  isPaced = false;
  #waiting: Scene[] = [];
  #isSettled = true;

  /** Whether the board shows how the table stands now. */
  get isUpToDate(): boolean {
    return this.#waiting.length === 0;
  }

  /** How fast to play: quicker when others already wait, unless there is time to follow them. */
  get haste(): number {
    if (this.isPaced && this.#waiting.length < FOLLOWED) return 1;
    return this.#waiting.length > 1 ? 2.5 : this.#waiting.length > 0 ? 1.6 : 1;
  }

  /** How long to look at what has just come to rest, before the next one. Whoever is far behind looks no longer. */
  pauseFor(pace: keyof typeof PAUSES): number {
    return this.isPaced && this.#waiting.length < FOLLOWED ? PAUSES[pace] : 0;
  }

  /**
   * Something new. Answers whether the board has to change now. What is urgent (a game against the clock) is
   * shown at once; a board that is still busy goes on by itself.
   */
  add(scene: Scene, isUrgent = false): boolean {
    if (isUrgent) {
      this.reset(scene);
      return true;
    }
    this.#waiting.push(scene);
    if (this.#waiting.length > TOO_FAR_BEHIND) {
      this.jump();
      return true;
    }
    return this.#isSettled && this.#next();
  }

  /** The board is done with its scene. Answers whether there is another one. */
  settled(): boolean {
    this.#isSettled = true;
    return this.#next();
  }

  /** Show the last one at once, without anything moving. */
  jump(): void {
    const last = this.#waiting.at(-1) ?? this.current;
    this.#waiting = [];
    this.#isSettled = true;
    this.current = last && { ...last, happening: [] };
  }

  /** Forget everything and show this. */
  reset(scene: Scene | null): void {
    this.#waiting = [];
    this.current = scene;
    this.#isSettled = scene === null || scene.happening.length === 0;
  }

  #next(): boolean {
    const scene = this.#waiting.shift();
    if (scene === undefined) return false;
    this.current = scene;
    this.#isSettled = scene.happening.length === 0;
    return true;
  }
}
