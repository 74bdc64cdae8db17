/** Shows one step after the other, each for its time. To skip them is to be at their end. */
export class StepPlayer<Step extends { length: number }> {
  #steps: Step[] = [];
  #place = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  step = $state.raw<Step | null>(null);

  /** Called before a step is drawn, and when all have been. */
  constructor(
    readonly comes: (step: Step) => void,
    readonly ends: () => void,
  ) {}

  get isOn(): boolean {
    return this.step !== null;
  }

  /** The last picture there will be; what comes later goes on from there. */
  get last(): Step | null {
    return this.#steps.at(-1) ?? null;
  }

  /** Shows these, after what is being shown already. */
  add(steps: Step[], speed: number): void {
    if (steps.length === 0) return;
    const isBusy = this.isOn;
    this.#steps = isBusy ? [...this.#steps, ...steps] : steps;
    if (isBusy) return;
    this.#place = 0;
    this.#show(speed);
  }

  skip(): void {
    if (this.isOn) this.#finish();
  }

  /** Stops without a word: something more urgent is on. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#steps = [];
    this.step = null;
  }

  #show(speed: number): void {
    const step = this.#steps[this.#place];
    if (!step) return this.#finish();
    this.comes(step);
    this.step = step;
    this.#timer = setTimeout(() => {
      this.#place += 1;
      this.#show(speed);
    }, step.length / speed);
  }

  #finish(): void {
    this.stop();
    this.ends();
  }
}
