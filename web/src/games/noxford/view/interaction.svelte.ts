import type { NoxfordCardView, NoxfordEvent, NoxfordView } from '../protocol';
import type { BoardProps } from '../../board';
import { ofLaying, ofLifting, type Consequences } from '../model/consequences';
import { corner, holds, LONG, SHORT, type Point } from '../model/geometry';
import { choicesOf, meantAt, meantOnto, offerOf, type Choice, type Offer, type Target } from '../model/offer';
import { whyNotOnto } from '../model/why-not';
import { snap, turned } from '../model/walk';

type Props = BoardProps<NoxfordView, NoxfordEvent>;

/** The card in a player's fingers: chosen beside the city, or lifted by a gear. */
export interface Held {
  key: string;
  card: NoxfordCardView;
  targets: Target[];
}

export const IN_THE_AIR = 'air';

const PASSING = 60; // milliseconds

/** What a player is about to do: the card held and how it is turned, where it would go, what is looked at. */
export class Interaction {
  /** The choice beside the city, by its key. */
  picked = $state<string | null>(null);
  lying = $state(false);
  #aimed = $state.raw<Target | null>(null);
  /** The place aimed at, a moment later: a pointer that passes over many places need not weigh them all. */
  weighed = $state.raw<Target | null>(null);
  #weighing: ReturnType<typeof setTimeout> | undefined;
  /** Where the held card floats while nothing draws it. */
  pointer = $state.raw<Point | null>(null);
  /** The corner of the card of the city that is looked at closely. */
  looked = $state<string | null>(null);
  /** Which choice was played last, so that the card flies from there. */
  origin: string | null = null;
  readonly #props: () => Props;
  readonly #attempt: (move: string) => Promise<void>;
  readonly #complain: (text: string) => void;
  readonly #isLookingAround: () => boolean;

  constructor(
    props: () => Props,
    attempt: (move: string) => Promise<void>,
    complain: (text: string) => void,
    isLookingAround: () => boolean,
  ) {
    this.#props = props;
    this.#attempt = attempt;
    this.#complain = complain;
    this.#isLookingAround = isLookingAround;
  }

  readonly isMyTurn = $derived.by(() => this.#props().eyes !== null && this.#props().moves.length > 0);
  readonly offer: Offer = $derived.by(() => offerOf(this.#props().view, this.#props().moves));
  readonly choices: Choice[] = $derived.by(() => {
    const { view, eyes, moves } = this.#props();
    return choicesOf(view, eyes, eyes === null ? null : (view.sides[eyes]?.hand ?? null), moves);
  });
  readonly isLifting = $derived.by(() => this.isMyTurn && this.#props().view.phase === 'lift');
  readonly held: Held | null = $derived.by(() => {
    const { lifted } = this.#props().view;
    if (!this.isMyTurn) return null;
    if (lifted) return { key: IN_THE_AIR, card: lifted.card, targets: this.offer.air };
    const choice = this.choices.find(({ key }) => key === this.picked);
    return choice ? { ...choice, targets: this.offer.faces.get(choice.card.face) ?? [] } : null;
  });
  readonly lookedAt = $derived.by(() =>
    this.#props().view.city.findIndex((plot) => corner(plot) === this.looked),
  );
  readonly consequences: Consequences | null = $derived.by(() => {
    const { view } = this.#props();
    if (this.held) return this.weighed && ofLaying(view, this.held.card, this.weighed);
    const mayLift = this.isLifting && this.looked !== null && this.offer.lifts.has(this.looked);
    return mayLift ? ofLifting(view, this.lookedAt) : null;
  });

  get aimed(): Target | null {
    return this.#aimed;
  }

  set aimed(target: Target | null) {
    this.#aimed = target;
    if (this.#weighing !== undefined) return;
    this.#weighing = setTimeout(() => this.#weigh(), PASSING);
  }

  /** While one looks elsewhere there is nothing to say, and the table moves the smoother. */
  #weigh(): void {
    this.#weighing = undefined;
    if (this.#isLookingAround()) this.#weighing = setTimeout(() => this.#weigh(), PASSING);
    else this.weighed = this.#aimed;
  }

  /**
   * A new view: nothing is held but what the rules put into the player's fingers. If nothing has happened (news
   * of the table alone), what was held stays held.
   */
  begin(): void {
    const { view, happening } = this.#props();
    if (happening.length === 0 && this.held?.targets.length) {
      const { targets } = this.held;
      this.weighed = this.aimed = targets.find(({ move }) => move === this.aimed?.move) ?? null;
      return;
    }
    this.letGo();
    this.lying = view.lifted?.lying ?? this.lying;
  }

  pick(key: string): void {
    if (!this.isMyTurn || this.#props().view.phase !== 'turn') {
      this.#complain(this.#props().words.refusal(this.isMyTurn ? 'not-now' : 'not-your-turn'));
      return;
    }
    this.aimed = this.weighed = this.looked = this.pointer = null;
    this.picked = this.picked === key ? null : key;
  }

  letGo(): void {
    this.picked = this.aimed = this.weighed = this.looked = this.pointer = null;
  }

  /** Under a mouse the card stays where it is held; else it goes to the nearest place turned the other way. */
  turn(): void {
    if (!this.held) return;
    const stays = this.pointer !== null || !this.aimed || this.aimed.isOnto;
    if (!stays && this.aimed) return this.aim(turned(this.held.targets, this.aimed));
    this.lying = !this.lying;
    if (this.pointer) this.hover(this.pointer);
  }

  aim(target: Target | null): void {
    this.aimed = target;
    if (target && !target.isOnto) this.lying = target.spot.lying;
  }

  /** The held card is over a point of the table, or over none. */
  hover(point: Point | null): void {
    if (!this.held) return;
    this.pointer = point;
    const target = point && snap(this.held.targets, point, this.lying);
    if (target !== this.aimed) this.aimed = target;
  }

  /** A press on the table. A finger aims first and drops with a second press; a mouse has aimed already. */
  tap(point: Point, isTouch: boolean): void {
    const { view } = this.#props();
    const under = view.city.findIndex((plot) => holds(plot, point));
    if (this.held) this.#tapWithCard(point, under, isTouch);
    else if (under < 0) this.looked = null;
    else if (this.isLifting) this.#tapToLift(under, isTouch);
    else this.looked = this.looked === corner(view.city[under]!) ? null : corner(view.city[under]!);
  }

  #tapWithCard(point: Point, under: number, isTouch: boolean): void {
    const { held } = this;
    if (!held) return;
    const target = snap(held.targets, point, this.lying);
    if (target && isTouch && this.aimed?.move !== target.move) this.aim(target);
    else if (target) this.drop(target);
    else if (under >= 0) this.refuseOnto(under);
    else if (isTouch && this.aimed) this.aimed = null;
    else void this.#attempt(meantAt(this.#props().view, held.card, this.#spotAround(point)));
  }

  #tapToLift(plot: number, isTouch: boolean): void {
    const at = corner(this.#props().view.city[plot]!);
    const isSecond = this.looked === at;
    this.looked = at;
    if (isTouch && !isSecond && this.offer.lifts.has(at)) return;
    this.lift(plot);
  }

  /** A card that cannot be lifted is looked at instead: there it says why not. */
  lift(plot: number): void {
    const at = corner(this.#props().view.city[plot]!);
    this.looked = at;
    const move = this.offer.lifts.get(at);
    if (move !== undefined) void this.#attempt(move);
  }

  drop(target: Target | null = this.aimed): void {
    if (!target || !this.held) return;
    this.origin = this.held.key;
    this.aim(target);
    void this.#attempt(target.move);
  }

  answer(move: string | null): void {
    if (move !== null) void this.#attempt(move);
  }

  refuseOnto(plot: number): void {
    const { view, words } = this.#props();
    const at = view.city[plot]!;
    const card = this.held?.card;
    if (!card) return;
    const why = whyNotOnto(view, card, at);
    if (why) this.#complain(words.refusal(why));
    else void this.#attempt(meantOnto(view, card, at));
  }

  #spotAround({ x, y }: Point) {
    const [across, up] = this.lying ? [LONG, SHORT] : [SHORT, LONG];
    return { x: Math.round(x - across / 2), y: Math.round(y - up / 2), lying: this.lying };
  }
}
