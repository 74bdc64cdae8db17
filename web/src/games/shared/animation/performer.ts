import { CALLED, type Beat } from './beats';
import type { Place } from './places';

const SLIDE = 260; // pieces that nobody mentions close ranks in this time
const EASE = 'cubic-bezier(0.25, 0.75, 0.25, 1)';
const ARC = 'cubic-bezier(0.4, 0.1, 0.2, 1)';
const ON_TOP = { zIndex: 60 };

/** The places of one beat: where its piece lies now, where it comes from, where it goes. */
export interface Places {
  now?: Place | undefined;
  from?: Place | undefined;
  to?: Place | undefined;
}

/** What a beat that stays in its place looks like. */
const IN_PLACE: Partial<Record<Beat['kind'], Keyframe[]>> = {
  slap: [{ scale: 1.7 }, { scale: 0.9, offset: 0.6 }, { scale: 1 }],
  appear: [
    { opacity: 0, scale: 0.7 },
    { opacity: 1, scale: 1 },
  ],
  pulse: [{ scale: 1 }, { scale: 1.16, offset: 0.35 }, { scale: 1 }],
  shake: [0, -4, 4, -3, 2, 0].map((x) => ({ translate: `${x}px 0` })),
  call: [
    { opacity: 0, scale: 0.94 },
    { opacity: 1, scale: 1, offset: 0.18 },
    { opacity: 1, scale: 1, offset: 0.82 },
    { opacity: 0, scale: 1.03 },
  ],
};

/**
 * Moves pieces of one board, for both animators: how each kind of beat looks. Only translate, scale, rotate and
 * opacity move.
 *
 * An element with `data-piece="…"` can be moved; one with `data-turn` inside it turns over, and one with
 * `data-back` inside that is its back.
 */
export class Performer {
  root: HTMLElement | null = null;
  #layer: HTMLElement | null = null;
  readonly #running = new Set<Animation>();
  readonly #ghosts = new Set<HTMLElement>();

  /** The layer is where ghosts fly. */
  readonly attach = (root: HTMLElement) => {
    this.root = root;
    this.#layer = document.createElement('div');
    this.#layer.className = 'ghosts';
    this.#layer.setAttribute('aria-hidden', 'true');
    root.append(this.#layer);
    return () => {
      this.finish();
      this.#layer?.remove();
      this.root = this.#layer = null;
    };
  };

  get isMoving(): boolean {
    return this.#running.size > 0;
  }

  canMove(speed: number): boolean {
    return this.root !== null && speed > 0 && 'animate' in this.root;
  }

  finish(): void {
    for (const animation of this.#running) animation.cancel();
    for (const ghost of this.#ghosts) ghost.remove();
    this.#running.clear();
    this.#ghosts.clear();
  }

  /** Starts one beat; `pace` stretches its time. */
  perform(beat: Beat, { now, from, to }: Places, pace: number): Animation[] {
    const timing = { delay: beat.at * pace, duration: beat.length * pace };
    if (beat.kind === 'ghost') return from && to ? [this.#flyGhost(from, to, timing, beat.text)] : [];
    if (!now) return [];
    const started: Animation[] = [];
    const frames = IN_PLACE[beat.kind];
    if (frames) started.push(this.#add(now.node, frames, timing));
    if (beat.kind === 'throw' && from) started.push(this.#throw(now, from, timing));
    if (beat.kind === 'fly' && from) {
      // Out of the middle of the board a piece comes small: what is written there has a size of its own.
      const start = beat.from === CALLED ? { ...from, width: now.width * 0.6 } : from;
      started.push(this.#fly(now, start, { ...timing, easing: ARC }, ON_TOP));
    }
    return beat.turns ? [...started, ...this.#turnOver(now.node, timing)] : started;
  }

  /** A piece that nobody mentions closes ranks. */
  slide(now: Place, from: Place | undefined, pace: number): Animation[] {
    if (!from || now.node.dataset.still !== undefined) return [];
    if (Math.abs(from.x - now.x) < 1 && Math.abs(from.y - now.y) < 1) return [];
    return [this.#fly(now, from, { delay: 0, duration: SLIDE * pace, easing: EASE })];
  }

  #fly(now: Place, from: Place, timing: KeyframeEffectOptions, more: Keyframe = {}): Animation {
    const scale = now.width ? from.width / now.width : 1;
    const frames = [
      { translate: between(from, now), scale, ...more },
      { translate: '0 0', scale: 1, ...more },
    ];
    return this.#add(now.node, frames, timing);
  }

  #throw(now: Place, from: Place, timing: KeyframeEffectOptions): Animation {
    const scale = Math.min(2, Math.max(0.5, now.width ? from.width / now.width : 1));
    const frames = [
      { translate: between(from, now), scale, rotate: '-200deg', ...ON_TOP },
      { translate: '0 0', scale: 1, rotate: '0deg', ...ON_TOP },
    ];
    return this.#add(now.node, frames, { ...timing, easing: ARC });
  }

  #turnOver(node: HTMLElement, timing: KeyframeEffectOptions): Animation[] {
    const card = node.querySelector<HTMLElement>('[data-turn]');
    const back = node.querySelector<HTMLElement>('[data-back]');
    if (!card || !back) return [];
    const turning = [{ scale: '1 1' }, { scale: '0 1', offset: 0.5 }, { scale: '1 1' }];
    const hiding = [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }];
    return [this.#add(card, turning, timing), this.#add(back, hiding, timing)];
  }

  /** What is no longer on the table still flies to where it went. */
  #flyGhost(from: Place, to: Place, timing: KeyframeEffectOptions, text?: string): Animation {
    const ghost = text === undefined ? copyOf(from) : label(from, text);
    this.#layer?.append(ghost);
    this.#ghosts.add(ghost);
    const [x, y] = [to.x - from.x, to.y - from.y];
    const frames = text === undefined ? leaving(x, y, to.width / from.width) : paying(x, y);
    const animation = this.#add(ghost, frames, { ...timing, easing: ARC, fill: 'both' });
    const gone = () => this.#ghosts.delete(ghost) && ghost.remove();
    void animation.finished.then(gone, gone);
    return animation;
  }

  #add(node: HTMLElement, frames: Keyframe[], timing: KeyframeEffectOptions): Animation {
    const animation = node.animate(frames, { fill: 'backwards', ...timing });
    this.#running.add(animation);
    const done = () => this.#running.delete(animation);
    void animation.finished.then(done, done);
    return animation;
  }
}

const between = (from: Place, now: Place): string =>
  `${(from.x - now.x) / now.zoom}px ${(from.y - now.y) / now.zoom}px`;

function leaving(x: number, y: number, size: number): Keyframe[] {
  const scale = Math.max(0.2, Math.min(1, size));
  return [
    { translate: '0 0', scale: 1, opacity: 1 },
    { translate: '0 0', scale: 1, opacity: 1, offset: 0.12 },
    { translate: `${x}px ${y}px`, scale, opacity: 1, offset: 0.88 },
    { translate: `${x}px ${y}px`, scale: scale * 0.8, opacity: 0 },
  ];
}

/** Points pop up around where they were won and fly to whose they are. */
function paying(x: number, y: number): Keyframe[] {
  const [here, there] = ['-50% -50%', `calc(${x}px - 50%) calc(${y}px - 50%)`];
  return [
    { translate: here, scale: 0.4, opacity: 0 },
    { translate: here, scale: 1.2, opacity: 1, offset: 0.16 },
    { translate: there, scale: 1, opacity: 1, offset: 0.88 },
    { translate: there, scale: 0.7, opacity: 0 },
  ];
}

function copyOf({ node, x, y, width, height }: Place): HTMLElement {
  const copy = node.isConnected ? (node.cloneNode(true) as HTMLElement) : node;
  copy.removeAttribute('data-piece');
  Object.assign(copy.style, {
    position: 'absolute',
    left: `${x - width / 2}px`,
    top: `${y - height / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
  });
  return copy;
}

function label({ x, y }: Place, text: string): HTMLElement {
  const node = document.createElement('span');
  node.className = 'flying';
  node.textContent = text;
  Object.assign(node.style, { left: `${x}px`, top: `${y}px` });
  return node;
}
