import { CLOSEST, type Bounds, type Point } from '../../model/geometry';
import { pushed } from './layers';

const SMALLEST = 0.16; // pixels a millimetre
const FARTHEST = 0.5; // of the size that fits: farther away there is nothing but table, and all of it to be drawn
const GLIDE = 360;
const AT_REST = 160;
const REDRAWN = 60; // milliseconds that drawing the table has to itself
const TOOLS = 56; // pixels
/**
 * A browser draws what is stretched in its own size at least. Where the table is smaller, that is done while
 * nobody zooms: else all of it would be drawn at the moment when somebody begins.
 */
const OWN_SIZE = 1;

/**
 * Where one looks at the endless table: the point in the middle of the window, and how many pixels a
 * millimetre takes. Until somebody moves it, it keeps the whole city in sight.
 */
export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  width = $state(0);
  height = $state(0);
  isMoving = $state(false);
  /** While the scale changes, the table is one picture that is only stretched; at rest it is drawn sharp. */
  isPicture = $state(false);
  #drawnAt = 1;
  #smallest = SMALLEST;
  /** Somebody has chosen what to look at. */
  isOwn = $state(false);
  #rest: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;

  /** In whole pixels, and as a layer: so the table stays a picture of its own that is pushed, not drawn anew. */
  readonly transform = $derived(
    pushed(
      Math.round(this.width / 2 - this.x * this.scale),
      Math.round(this.height / 2 + this.y * this.scale),
    ) + ` scale(${this.scale.toFixed(5)})`,
  );

  /** A point of the window, in pixels from its upper left corner, as a point of the table. */
  toTable(at: Point): Point {
    return {
      x: this.x + (at.x - this.width / 2) / this.scale,
      y: this.y - (at.y - this.height / 2) / this.scale,
    };
  }

  pan(across: number, down: number): void {
    this.#stop();
    this.isOwn = true;
    this.#move(this.x - across / this.scale, this.y + down / this.scale, this.scale);
  }

  /** Zooms so that the point of the table under the pointer stays there. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.#stop();
    this.isOwn = true;
    const scale = Math.min(CLOSEST, Math.max(Math.min(this.#smallest, this.scale), this.scale * factor));
    const under = this.toTable(at);
    this.#move(under.x - (at.x - this.width / 2) / scale, under.y + (at.y - this.height / 2) / scale, scale);
  }

  /** Everything within these bounds in sight, as large as it goes; slowly, unless there is no time. */
  fit(bounds: Bounds, isSlow: boolean): void {
    this.isOwn = false;
    if (this.width === 0 || this.height === 0) return;
    const [side, head] = this.#strip;
    const scale = this.#fitting(bounds);
    this.#glide(
      (bounds.left + bounds.right + side / scale) / 2,
      (bounds.top + bounds.bottom + head / scale) / 2,
      scale,
      isSlow,
    );
  }

  /** One does not zoom out much farther than all this. */
  keepNear(bounds: Bounds): void {
    if (this.width > 0 && this.height > 0) this.#smallest = this.#fitting(bounds) * FARTHEST;
  }

  #fitting(bounds: Bounds): number {
    const [side, head] = this.#strip;
    const across = (this.width - side - 12) / (bounds.right - bounds.left);
    const up = (this.height - head - 12) / (bounds.top - bounds.bottom);
    return Math.max(SMALLEST, Math.min(across, up, this.isNarrow ? 1.35 : 2.1));
  }

  /** The tools keep a strip: at the side of a wide window, at the top of a narrow one. */
  get #strip(): [side: number, head: number] {
    return this.isNarrow ? [0, TOOLS] : [TOOLS, 0];
  }

  /** Whether a part of this is out of sight. */
  misses(bounds: Bounds): boolean {
    const across = this.width / 2 / this.scale + 2;
    const up = this.height / 2 / this.scale + 2;
    return (
      bounds.left < this.x - across ||
      bounds.right > this.x + across ||
      bounds.bottom < this.y - up ||
      bounds.top > this.y + up
    );
  }

  get isNarrow(): boolean {
    return this.width < 560;
  }

  /** Brings a place into sight, no farther than needed. */
  reveal(bounds: Bounds, isSlow: boolean): void {
    const across = this.width / 2 / this.scale - 8;
    const up = this.height / 2 / this.scale - 8;
    const x = Math.min(Math.max(this.x, bounds.right - across), bounds.left + across);
    const y = Math.min(Math.max(this.y, bounds.top - up), bounds.bottom + up);
    if (x !== this.x || y !== this.y) this.#glide(x, y, this.scale, isSlow);
  }

  centreOn(at: Point): void {
    this.#stop();
    this.isOwn = true;
    this.#move(at.x, at.y, this.scale);
  }

  #glide(x: number, y: number, scale: number, isSlow: boolean): void {
    this.#stop();
    const from = { x: this.x, y: this.y, scale: this.scale };
    const isNear = Math.hypot(x - from.x, y - from.y) < 0.5 && Math.abs(scale / from.scale - 1) < 0.004;
    if (!isSlow || isNear) return this.#move(x, y, scale, false);
    let start = 0;
    const step = (now: number): void => {
      start ||= now;
      const part = Math.min(1, (now - start) / GLIDE);
      const eased = 1 - (1 - part) ** 3;
      const between = (one: number, other: number): number => one + (other - one) * eased;
      this.#move(between(from.x, x), between(from.y, y), from.scale * (scale / from.scale) ** eased);
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  #move(x: number, y: number, scale: number, isStretched = true): void {
    if (scale !== this.scale && isStretched) this.isPicture = true;
    if (!this.isPicture) this.#drawnAt = scale;
    this.x = x;
    this.y = y;
    this.scale = scale;
    this.isMoving = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#settle(), AT_REST);
  }

  /** Draws the table as it will be looked at, then perhaps as it will be stretched; nothing else meanwhile. */
  #settle(): void {
    if (this.isPicture && this.#drawnAt !== Math.max(this.scale, OWN_SIZE)) {
      this.isPicture = false;
      this.#drawnAt = this.scale;
    } else if (!this.isPicture && this.scale < OWN_SIZE) {
      this.isPicture = true;
      this.#drawnAt = OWN_SIZE;
    } else {
      this.isMoving = false;
      return;
    }
    this.#rest = setTimeout(() => this.#settle(), REDRAWN);
  }
}
