/**
 * Plays what happened. The page already shows the final state: pieces are moved *from* where they were, so
 * nothing can get out of step, and to skip is simply to stop moving. Only translate, scale and opacity move.
 *
 * An element with `data-piece="…"` can be moved; one with `data-turn` inside it turns over, and one with
 * `data-back` inside that is its back.
 */
import { CALLED, type Beat } from './beats';

interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Pixels on the screen for one of its own: a piece on a zoomed table moves in the table's measure. */
  zoom: number;
  node: HTMLElement;
}

const SLIDE = 260; // pieces that nobody mentions close ranks in this time
const EASE = 'cubic-bezier(0.25, 0.75, 0.25, 1)';
const ARC = 'cubic-bezier(0.4, 0.1, 0.2, 1)';

export class Stage {
  #root: HTMLElement | null = null;
  #layer: HTMLElement | null = null;
  #before = new Map<string, Spot>();
  #running: Animation[] = [];
  #ghosts: HTMLElement[] = [];
  #turn = 0;

  /** An attachment for the board's outermost element; the layer is where ghosts fly. */
  readonly attach = (root: HTMLElement) => {
    this.#root = root;
    this.#layer = document.createElement('div');
    this.#layer.className = 'ghosts';
    this.#layer.setAttribute('aria-hidden', 'true');
    root.append(this.#layer);
    return () => {
      this.finish();
      this.#layer?.remove();
      this.#root = this.#layer = null;
    };
  };

  get isMoving(): boolean {
    return this.#running.length > 0;
  }

  /** Where everything lies now; to be called just before the page changes. */
  remember(): void {
    this.finish();
    this.#before = this.#measure();
  }

  /** Moves everything from where it was to where it is; resolves when all is still. */
  async play(beats: Beat[], speed: number): Promise<void> {
    const turn = ++this.#turn;
    if (!this.#root || speed <= 0 || !('animate' in this.#root)) return;
    if (beats.length === 0 && this.#before.size === 0) return; // somebody has just come in
    const after = this.#measure();
    const mentioned = new Set(beats.map((beat) => beat.piece));
    for (const beat of beats) this.#perform(beat, after, 1 / speed);
    for (const [piece, spot] of after) {
      if (!mentioned.has(piece)) this.#slide(spot, this.#before.get(piece), 1 / speed);
    }
    await Promise.allSettled(this.#running.map((animation) => animation.finished));
    if (turn === this.#turn) this.finish();
  }

  /** Everything is at once where it belongs. */
  finish(): void {
    for (const animation of this.#running) animation.cancel();
    for (const ghost of this.#ghosts) ghost.remove();
    this.#running = [];
    this.#ghosts = [];
  }

  #measure(): Map<string, Spot> {
    const found = new Map<string, Spot>();
    if (!this.#root) return found;
    const origin = this.#root.getBoundingClientRect();
    for (const node of this.#root.querySelectorAll<HTMLElement>('[data-piece]')) {
      const { left, top, width, height } = node.getBoundingClientRect();
      found.set(node.dataset.piece ?? '', {
        x: left - origin.left + width / 2,
        y: top - origin.top + height / 2,
        width,
        height,
        zoom: node.offsetWidth ? width / node.offsetWidth : 1,
        node,
      });
    }
    return found;
  }

  #perform(beat: Beat, after: Map<string, Spot>, pace: number): void {
    const spot = after.get(beat.piece);
    const timing = { delay: beat.at * pace, duration: beat.length * pace };
    const from = beat.from === undefined ? undefined : (this.#before.get(beat.from) ?? after.get(beat.from));
    if (beat.kind === 'ghost') {
      const to = beat.to === undefined ? undefined : after.get(beat.to);
      const start = this.#before.get(beat.piece) ?? spot;
      if (start && to) this.#flyGhost(start, to, timing, beat.text);
      return;
    }
    if (!spot) return;
    // Out of the middle of the board a piece comes small: what is written there has a size of its own.
    const start = from && beat.from === CALLED ? { ...from, width: spot.width * 0.6 } : from;
    if (beat.kind === 'fly' && start) this.#fly(spot, start, timing);
    if (beat.kind === 'appear')
      this.#add(
        spot.node,
        [
          { opacity: 0, scale: 0.7 },
          { opacity: 1, scale: 1 },
        ],
        timing,
      );
    if (beat.kind === 'pulse') {
      this.#add(spot.node, [{ scale: 1 }, { scale: 1.16, offset: 0.35 }, { scale: 1 }], timing);
    }
    if (beat.kind === 'call') {
      this.#add(
        spot.node,
        [
          { opacity: 0, scale: 0.94 },
          { opacity: 1, scale: 1, offset: 0.18 },
          { opacity: 1, scale: 1, offset: 0.82 },
          { opacity: 0, scale: 1.03 },
        ],
        timing,
      );
    }
    if (beat.turns) this.#turnOver(spot.node, timing);
  }

  #slide(spot: Spot, from: Spot | undefined, pace: number): void {
    if (!from || spot.node.dataset.still !== undefined) return;
    if (Math.abs(from.x - spot.x) < 1 && Math.abs(from.y - spot.y) < 1) return;
    this.#fly(spot, from, { delay: 0, duration: SLIDE * pace }, EASE, false);
  }

  #fly(spot: Spot, from: Spot, timing: KeyframeEffectOptions, easing = ARC, onTop = true): void {
    const start: Keyframe = {
      translate: `${(from.x - spot.x) / spot.zoom}px ${(from.y - spot.y) / spot.zoom}px`,
      scale: spot.width ? from.width / spot.width : 1,
    };
    const top = onTop ? { zIndex: 60 } : {};
    this.#add(
      spot.node,
      [
        { ...start, ...top },
        { translate: '0 0', scale: 1, ...top },
      ],
      { ...timing, easing },
    );
  }

  #turnOver(node: HTMLElement, timing: KeyframeEffectOptions): void {
    const card = node.querySelector<HTMLElement>('[data-turn]');
    const back = node.querySelector<HTMLElement>('[data-back]');
    if (!card || !back) return;
    this.#add(card, [{ scale: '1 1' }, { scale: '0 1', offset: 0.5 }, { scale: '1 1' }], timing);
    this.#add(
      back,
      [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }],
      timing,
    );
  }

  /** What is no longer on the table still flies to where it went. */
  #flyGhost(start: Spot, to: Spot, timing: KeyframeEffectOptions, text?: string): void {
    const ghost = text === undefined ? copyOf(start.node) : label(text);
    ghost.removeAttribute('data-piece');
    const width = text === undefined ? start.width : 56;
    const height = text === undefined ? start.height : 40;
    Object.assign(ghost.style, {
      position: 'absolute',
      left: `${start.x - width / 2}px`,
      top: `${start.y - height / 2}px`,
      width: `${width}px`,
      height: `${height}px`,
      margin: '0',
    });
    this.#layer?.append(ghost);
    this.#ghosts.push(ghost);
    const away = `${to.x - start.x}px ${to.y - start.y}px`;
    const scale = text === undefined ? Math.max(0.2, Math.min(1, to.width / start.width)) : 1;
    const born = text === undefined ? 1 : 0;
    this.#add(
      ghost,
      [
        { translate: '0 0', scale: 1, opacity: born },
        { translate: '0 0', scale: text === undefined ? 1 : 1.2, opacity: 1, offset: 0.12 },
        { translate: away, scale, opacity: 1, offset: 0.88 },
        { translate: away, scale: scale * 0.8, opacity: 0 },
      ],
      { ...timing, easing: ARC, fill: 'both' },
    );
  }

  #add(node: HTMLElement, frames: Keyframe[], timing: KeyframeEffectOptions): void {
    this.#running.push(node.animate(frames, { fill: 'backwards', ...timing }));
  }
}

function copyOf(node: HTMLElement): HTMLElement {
  return node.isConnected ? (node.cloneNode(true) as HTMLElement) : node;
}

function label(text: string): HTMLElement {
  const node = document.createElement('span');
  node.className = 'flying';
  node.textContent = text;
  return node;
}
