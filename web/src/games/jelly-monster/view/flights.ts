/**
 * How dice come to where they lie. In real time nothing waits for anything: each die has its own short way, and
 * a new one never stops another. A die asks at its birth whether it came from somewhere; if nobody told, it is
 * simply there.
 */
interface Way {
  /** Where it came from, in the window; null: slapped down where it lies. */
  from: DOMRect | null;
  delay: number;
}

const FLY = 340;
const SLAP = 170;

export class Flights {
  #root: HTMLElement | null = null;
  #ways = new Map<string, Way>();
  #running = new Set<Animation>();
  speed = 1;

  readonly attach = (root: HTMLElement) => {
    this.#root = root;
    return () => {
      this.finish();
      this.#root = null;
    };
  };

  /** The next die of this name comes from that piece (as it lies now), or is slapped down. */
  expect(name: string, from: string | null, delay = 0): void {
    if (this.speed > 0) this.#ways.set(name, { from: from === null ? null : this.place(from), delay });
  }

  /** Whoever has not come by now does not come: the page has changed. */
  forget(): void {
    this.#ways.clear();
  }

  /** Where a piece lies now. */
  place(name: string): DOMRect | null {
    return this.#find(name)?.getBoundingClientRect() ?? null;
  }

  /** An attachment for a die. */
  born(name: string) {
    return (node: HTMLElement): void => {
      const way = this.#ways.get(name);
      this.#ways.delete(name);
      if (!way || this.speed <= 0 || !('animate' in node)) return;
      if (way.from) this.#fly(node, way.from, way.delay);
      else this.#run(node, [{ scale: 1.7 }, { scale: 0.9, offset: 0.6 }, { scale: 1 }], SLAP, way.delay);
    };
  }

  /** Something that is only told about, such as points, flies from one piece to another and is gone. No text: a pod. */
  send(text: string, from: string, to: string, delay: number, length: number): void {
    const [start, end, root] = [this.place(from), this.place(to), this.#root];
    if (!start || !end || !root || this.speed <= 0) return;
    const origin = root.getBoundingClientRect();
    const ghost = document.createElement('span');
    ghost.className = 'flying';
    ghost.textContent = text;
    ghost.setAttribute('aria-hidden', 'true');
    ghost.style.left = `${start.left + start.width / 2 - origin.left}px`;
    ghost.style.top = `${start.top + start.height / 2 - origin.top}px`;
    root.append(ghost);
    const x = end.left + end.width / 2 - start.left - start.width / 2;
    const y = end.top + end.height / 2 - start.top - start.height / 2;
    const animation = this.#run(
      ghost,
      [
        { translate: '-50% -50%', scale: 0.4, opacity: 0 },
        { translate: '-50% -50%', scale: 1.2, opacity: 1, offset: 0.2 },
        { translate: `calc(${x}px - 50%) calc(${y}px - 50%)`, scale: 1, opacity: 1, offset: 0.9 },
        { translate: `calc(${x}px - 50%) calc(${y}px - 50%)`, scale: 0.6, opacity: 0 },
      ],
      length,
      delay,
    );
    const gone = () => ghost.remove();
    void animation.finished.then(gone, gone);
  }

  /** A short shiver of a piece: it was hit. */
  shake(name: string): void {
    const node = this.#find(name);
    if (!node || this.speed <= 0) return;
    const frames = [0, -4, 4, -3, 2, 0].map((x) => ({ translate: `${x}px 0` }));
    this.#run(node, frames, 320, 0);
  }

  /** Everything is at once where it belongs. */
  finish(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
    this.#ways.clear();
  }

  #find(name: string): HTMLElement | null {
    return this.#root?.querySelector<HTMLElement>(`[data-piece="${name}"]`) ?? null;
  }

  #fly(node: HTMLElement, from: DOMRect, delay: number): void {
    const to = node.getBoundingClientRect();
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    const scale = Math.min(2, Math.max(0.5, to.width ? from.width / to.width : 1));
    this.#run(
      node,
      [
        { translate: `${x}px ${y}px`, scale, rotate: '-200deg', zIndex: 40 },
        { translate: '0 0', scale: 1, rotate: '0deg', zIndex: 40 },
      ],
      FLY,
      delay,
    );
  }

  #run(node: HTMLElement, frames: Keyframe[], length: number, delay: number): Animation {
    const animation = node.animate(frames, {
      duration: length / this.speed,
      delay: delay / this.speed,
      fill: 'backwards',
      easing: 'cubic-bezier(0.3, 0.1, 0.25, 1)',
    });
    this.#running.add(animation);
    const done = () => this.#running.delete(animation);
    void animation.finished.then(done, done);
    return animation;
  }
}
