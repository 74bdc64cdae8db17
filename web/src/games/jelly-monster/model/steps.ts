/**
 * What is told after the bell, district by district, and the actions of a calm beat, one after the other. Each
 * step has its own picture, made from the one before it; the last picture is the server's.
 */
import { after } from './apply-event';
import type { Happening, View } from './types';

export interface Step {
  /** How the table looks. */
  view: View;
  events: Happening[];
  /** The district, or the centre, that all look at. */
  focus: string | null;
  kind: 'act' | 'bell' | 'rank' | 'pay' | 'centre' | 'pods' | 'end';
  length: number;
}

const LENGTH = { act: 460, bell: 1300, rank: 950, pay: 1250, centre: 1300, pods: 1000, end: 1500 };
const MORE = 260; // for each further payment
const ACTIONS = new Set([
  'die-placed',
  'die-expelled',
  'target-pushed',
  'target-pulled',
  'effect-lost',
  'passed',
  'district-blocked',
  'timer-turned',
  'action-refused',
]);
const FIRSTS = new Set(['dice-cancelled', 'district-ranked', 'nobody-left']);
const PAYS = new Set([
  'reward-reached',
  'reward-copied',
  'copy-void',
  'sides-agreed',
  'sides-differ',
  'no-agreement-paid',
  'jelly-taken',
  'jelly-given',
  'pod-drawn',
  'too-few-pods',
  'pod-discarded',
]);

export const isAction = ({ event }: Happening): boolean => ACTIONS.has(event);
export const isScoring = ({ event }: Happening): boolean =>
  event === 'round-ended' || FIRSTS.has(event) || PAYS.has(event) || event === 'centre-counted';

/** The steps that lead from a picture through these events. */
export function stepsOf(before: View, events: readonly Happening[]): Step[] {
  const teller = new Teller(before);
  for (const event of events) teller.take(event);
  return teller.steps;
}

class Teller {
  readonly steps: Step[] = [];
  #view: View;
  #focus: string | null;

  constructor(before: View) {
    this.#view = before;
    this.#focus = before.scoring?.chain[0] ?? null;
  }

  take(event: Happening): void {
    if (ACTIONS.has(event.event)) return this.#add('act', event, 'district' in event ? event.district : null);
    if (event.event === 'round-ended') return this.#end(event);
    if (FIRSTS.has(event.event) && 'district' in event) {
      const isSame = this.#last?.kind === 'rank' && this.#focus === event.district;
      this.#focus = event.district;
      return isSame ? this.#more(event, 0) : this.#add('rank', event, event.district);
    }
    if (event.event === 'centre-counted') {
      this.#focus = 'centre';
      return this.#add('centre', event, 'centre');
    }
    if (PAYS.has(event.event)) {
      const kind = this.#focus === 'centre' ? 'centre' : 'pay';
      const isSame = this.#last?.kind === kind && this.#last.focus === this.#focus;
      return isSame ? this.#more(event, MORE) : this.#add(kind, event, this.#focus);
    }
    if (event.event === 'pods-opened') {
      this.#focus = null;
      return this.#last?.kind === 'pods' ? this.#more(event, MORE * 3) : this.#add('pods', event, null);
    }
    if (event.event === 'game-scored') this.#add('end', event, null);
  }

  /** All stop: nothing is rolled, blocked or running any more. */
  #end(event: Happening): void {
    this.#view = { ...this.#view, phase: 'scoring', bell_at: null, last_beat: null, next_alarm: null };
    this.#add('bell', event, null);
  }

  get #last(): Step | undefined {
    return this.steps.at(-1);
  }

  #add(kind: Step['kind'], event: Happening, focus: string | null): void {
    this.#view = after(this.#view, event);
    this.steps.push({ view: this.#view, events: [event], focus, kind, length: LENGTH[kind] });
  }

  #more(event: Happening, length: number): void {
    const last = this.#last;
    if (!last) return;
    this.#view = after(this.#view, event);
    last.view = this.#view;
    last.events.push(event);
    last.length += length;
  }
}
