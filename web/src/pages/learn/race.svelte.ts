import type { GameTime } from '../../games/board';
import type { Judged, LessonScene } from '../../protocol/types';

export interface TimedMove {
  at: number;
  move: string;
}

interface Around {
  /** What would happen if this were done now. */
  judge: (move: string, at: number, before: TimedMove[]) => Promise<Judged>;
  /** Something happens; several things at once are one. */
  show: (scene: LessonScene) => void;
  /** The clock stands: this is the last of it. */
  end: (scene: LessonScene, judged: Judged) => void;
}

const A_MOMENT = 350; // milliseconds: whoever is helped wants to see it

/**
 * A step against the clock. The server answers every move with all that happens after it as long as nothing more
 * is done; here it is shown when its moment comes.
 */
export class LessonRace {
  time = $state.raw<GameTime | undefined>(undefined);
  /** What would be good now; empty when there is nothing to do, or only the first move is known. */
  shown = $state('');
  isOn = $state(false);
  #around: Around;
  #zero = 0;
  #before: TimedMove[] = [];
  #judged: Judged | null = null;
  #coming: LessonScene[] = [];
  #freeAt = 0;
  #isHelped = false;
  #isStopped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #helper: ReturnType<typeof setTimeout> | undefined;

  constructor(around: Around) {
    this.#around = around;
  }

  /** Do something now. Answers why not, as a code, or nothing. */
  async play(move: string): Promise<string> {
    const isFirst = this.#before.length === 0;
    if (isFirst) this.#zero = Date.now();
    const at = Date.now() - this.#zero;
    clearTimeout(this.#timer); // what is to come may come differently now
    try {
      const judged = await this.#around.judge(move, at, this.#before);
      if (judged.refusal || this.#isStopped) return judged.refusal;
      this.#before = [...this.#before, { at, move }];
      this.#judged = judged;
      this.#coming = [...judged.scenes];
      if (isFirst) {
        this.isOn = true;
        this.time = { zero: this.#zero, now: () => Date.now(), roundTrip: null };
      }
      return '';
    } finally {
      this.#go();
    }
  }

  /** Let the teacher do it, die by die. */
  help(first: string): void {
    this.#isHelped = true;
    this.#help(first);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#helper);
    this.#coming = [];
    this.isOn = false;
    if (this.time) this.time = { ...this.time, zero: null };
  }

  #help(move: string): void {
    clearTimeout(this.#helper);
    const wait = Math.max(0, this.#zero + this.#freeAt - Date.now());
    if (move) this.#helper = setTimeout(() => void this.#helpWith(move), wait + A_MOMENT);
  }

  async #helpWith(move: string): Promise<void> {
    const refusal = await this.play(move);
    if (refusal && !this.#isStopped) this.#help(this.shown); // something came in between
  }

  /** Show what is due, and wait for the next. */
  #go(): void {
    clearTimeout(this.#timer);
    const now = Date.now() - this.#zero;
    const due = this.#coming.filter(({ at }) => at <= now);
    this.#coming = this.#coming.slice(due.length);
    const last = due.at(-1);
    if (last) this.#happen({ ...last, events: due.flatMap(({ events }) => events) });
    const next = this.#coming[0];
    if (next) this.#timer = setTimeout(() => this.#go(), Math.max(0, this.#zero + next.at - Date.now()));
  }

  #happen(scene: LessonScene): void {
    this.shown = scene.shown;
    this.#freeAt = scene.free_at;
    if (this.#coming.length > 0 || !this.#judged) {
      this.#around.show(scene);
      if (this.#isHelped) this.#help(scene.shown);
      return;
    }
    this.stop();
    this.#around.end(scene, this.#judged);
  }
}
