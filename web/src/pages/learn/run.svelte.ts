import type { GameTime, Hint } from '../../games/board';
import type { Judged, LessonPlan, LessonScene, LessonStep } from '../../protocol/types';
import type { Scene } from '../../table/model/scene-queue';
import { LessonRace, type TimedMove } from './race.svelte';

/** What the teacher says: what to do, why not that, what was learnt, or that time ran out. */
export interface Said {
  kind: 'ask' | 'wrong' | 'done' | 'late';
  key: string;
}

export interface Pace {
  /** Milliseconds between two moves, so that each is seen. */
  pause: number;
  /** A board that forgets to say it is done must not stop the lesson. */
  patience: number;
}

const USUAL: Pace = { pause: 450, patience: 45_000 };

/** One lesson as somebody goes through it. The server judges every move; only the place is kept here. */
export class Run {
  /** The step; one behind the last is the end. */
  at = $state(0);
  phase = $state<'asking' | 'judging' | 'telling' | 'done'>('asking');
  said = $state.raw<Said>({ kind: 'ask', key: '' });
  scene = $state.raw<Scene | null>(null);
  /** Whether the right move is drawn on the board. */
  isShown = $state(false);
  /** Which table lies there: another one begins with a board of its own. */
  table = $state(0);
  /** A step against the clock. */
  race = $state.raw<LessonRace | null>(null);
  #number = 0;
  #visit = 0;
  #waiting: LessonScene[] = [];
  #done: Said = { kind: 'done', key: '' };
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly plan: LessonPlan,
    readonly judge: (step: string, move: string, at?: number, before?: TimedMove[]) => Promise<Judged>,
    at = 0,
    readonly pace: Pace = USUAL,
  ) {
    this.go(at);
  }

  get step(): LessonStep | undefined {
    return this.plan.steps[this.at];
  }

  get isFinished(): boolean {
    return this.at >= this.plan.steps.length;
  }

  /** Nothing can be played while others move or somebody reads what was learnt. */
  get moves(): string[] {
    return this.phase === 'asking' ? (this.scene?.moves ?? []) : [];
  }

  get hints(): Hint[] {
    const move = this.#shown;
    return this.isShown && this.phase === 'asking' && move ? [{ move, rank: 1, wins: null }] : [];
  }

  get #shown(): string {
    return (this.race?.isOn ? this.race.shown : this.step?.shown) ?? '';
  }

  /** The clock of a race; nothing where no time runs. */
  get time(): GameTime | undefined {
    return this.race?.time;
  }

  /** Begin a step, from wherever one was. */
  go(at: number): void {
    clearTimeout(this.#timer);
    const goesOn = at === this.at + 1 && this.plan.steps[at]?.goes_on && this.phase !== 'asking';
    if (!goesOn) this.table += 1;
    this.#visit += 1;
    this.#waiting = [];
    this.race?.stop();
    this.at = Math.min(Math.max(at, 0), this.plan.steps.length);
    this.phase = 'asking';
    this.isShown = false;
    const step = this.step;
    this.race = step?.is_race ? this.#newRace(step.name) : null;
    if (step === undefined) return;
    this.said = { kind: 'ask', key: `lesson-${step.name}` };
    this.#show({ view: step.view, events: [] }, step.moves);
  }

  /** Try a move. */
  async play(move: string): Promise<void> {
    const step = this.step;
    if (this.phase !== 'asking' || step === undefined) return;
    const visit = this.#visit;
    this.phase = 'judging';
    try {
      const judged = await this.judge(step.name, move);
      if (visit === this.#visit) this.#hear(judged);
    } catch (problem) {
      if (visit === this.#visit) this.phase = 'asking';
      throw problem;
    }
  }

  /** The same in a race, where nobody waits. Answers why not, as a code, or nothing. */
  async dash(move: string): Promise<string> {
    return this.phase === 'asking' ? ((await this.race?.play(move)) ?? '') : '';
  }

  /** Point at the right move; asked again, make it. */
  async show(): Promise<void> {
    if (this.phase !== 'asking' || this.step === undefined) return;
    if (this.isShown && this.race) this.race.help(this.#shown);
    else if (this.isShown) await this.play(this.step.shown);
    else this.isShown = true;
  }

  /** The board is done with a scene. */
  settled(number: number): void {
    if (number !== this.scene?.number || this.phase !== 'telling') return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), this.#waiting.length ? this.pace.pause : 0);
  }

  #hear(judged: Judged): void {
    if (!judged.is_right) {
      this.phase = 'asking';
      this.said = { kind: 'wrong', key: judged.says || `refusal-${judged.refusal}` };
      return;
    }
    this.phase = 'telling';
    this.isShown = false;
    // What was wrong is forgiven at once, not only when everything has been shown.
    if (this.said.kind === 'wrong') this.said = { kind: 'ask', key: `lesson-${this.step?.name}` };
    this.#done = { kind: 'done', key: judged.says };
    this.#waiting = [...judged.scenes];
    this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    const scene = this.#waiting.shift();
    if (scene !== undefined) {
      this.#show(scene, []);
      this.#timer = setTimeout(() => this.#next(), this.pace.patience);
    } else if (this.#done.key === '') this.go(this.at + 1);
    else {
      this.phase = 'done';
      this.said = this.#done;
    }
  }

  #newRace(name: string): LessonRace {
    return new LessonRace({
      judge: (move, at, before) => this.judge(name, move, at, before),
      show: (scene) => this.#show(scene, []),
      end: (scene, judged) => {
        this.phase = 'telling';
        this.isShown = false;
        this.#done = { kind: judged.is_late ? 'late' : 'done', key: judged.says };
        this.#waiting = [scene];
        this.#next();
      },
    });
  }

  #show(scene: Pick<LessonScene, 'view' | 'events'>, moves: string[]): void {
    this.#number += 1;
    this.scene = { number: this.#number, view: scene.view, happening: scene.events, moves };
  }
}
