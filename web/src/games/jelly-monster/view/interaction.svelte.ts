import type { JellyMonsterEvent, JellyMonsterView } from '../protocol';
import type { BoardProps } from '../../board';
import type { Complaint } from '../../shared/board/complaint.svelte';
import { beforeChoice, openChoice } from '../model/choose-again';
import { getUsedTo, habits } from './habits.svelte';
import type { Intention } from '../model/keys';
import { districtOf, isLive, isRound, type District, type Player, type View } from '../model/types';
import type { Effect, Sent } from '../model/placing';
import { canExpel, canMoveTarget, foreseen, isOpen, usual, written } from '../model/placing';
import type { PlayClock } from './play-clock.svelte';
import { victims } from '../model/victims';
import { whyNot } from '../model/why-not';

type Props = BoardProps<JellyMonsterView, JellyMonsterEvent>;

interface Around {
  clock: PlayClock;
  complaint: Complaint;
  /** Something happens on the table before the server has said so. */
  happens: (event: JellyMonsterEvent, now: View, next: View) => void;
  /** The player has seen enough of the tale. */
  skip: () => void;
}

/** Sounds take a moment to be made; the die must lie there first. */
const afterFrame = (work: () => void): unknown => requestAnimationFrame(() => setTimeout(work));

/** What one player holds, and does with it. Nothing is done without being drawn at once or told why not. */
export class Interaction {
  picked = $state<number | null>(null);
  /** The district from which a die is to be expelled. */
  asking = $state<string | null>(null);
  sent = $state.raw<Sent | null>(null);
  /** An answer that is not drawn before the server has it is on its way. */
  isBusy = $state(false);

  /** The secret choice that is being changed; nothing has been sent for it yet. */
  #changed = $state<string | null>(null);

  readonly #given: () => Props;
  readonly #around: Around;

  constructor(props: () => Props, around: Around) {
    this.#given = props;
    this.#around = around;
  }

  /** What I chose in secret and can change until everybody has chosen. */
  readonly choice = $derived.by<string | null>(() => {
    const { view, eyes, chooseAgain } = this.#given();
    return chooseAgain ? openChoice(view, eyes) : null;
  });

  readonly isChanging = $derived.by(() => this.choice !== null && this.choice === this.#changed);

  /** The table as it is; while a choice is being changed, as it was before that. */
  readonly view = $derived.by<View>(() => {
    const { view, eyes } = this.#given();
    return this.isChanging && this.choice !== null && eyes !== null
      ? beforeChoice(view, eyes, this.choice)
      : view;
  });

  #props(): Props {
    return { ...this.#given(), view: this.view };
  }

  change(): void {
    this.letGo();
    this.#changed = this.choice;
  }

  /** What was chosen stays chosen. */
  keep(): void {
    this.letGo();
    this.#changed = null;
  }

  get #me(): Player | null {
    const { view, eyes } = this.#props();
    return eyes === null ? null : (view.players[eyes] ?? null);
  }

  get canPlay(): boolean {
    const { eyes, attempt, moves } = this.#props();
    return eyes !== null && (attempt !== undefined || moves.length > 0);
  }

  /** The table with what was sent and is not answered yet. */
  readonly shown = $derived.by<View>(() => this.foreseen(this.#props().view));

  foreseen(view: View): View {
    const { eyes } = this.#props();
    return eyes !== null && isOpen(this.sent, view, eyes) ? foreseen(view, this.sent, eyes) : view;
  }

  /** New dice cannot be used before they settle; those that the server is still throwing neither. */
  readonly isRolling = $derived.by(() => {
    const { view, eyes, time } = this.#props();
    if (isOpen(this.sent, view, eyes)) return true;
    const settles = eyes === null ? null : (view.players[eyes]?.settles_at ?? null);
    return time !== undefined && time.zero !== null && settles !== null && this.#around.clock.now < settles;
  });

  readonly roll = $derived.by<number[]>(() => {
    const { eyes } = this.#props();
    return (eyes === null ? null : this.shown.players[eyes]?.roll) ?? [];
  });

  /** The die between the fingers; the only kind there is needs no picking. */
  readonly held = $derived.by<number | null>(() => {
    const { view, eyes } = this.#props();
    if (eyes === null || !isRound(view) || this.isRolling || view.players[eyes]?.has_chosen) return null;
    const [first, ...others] = this.roll;
    if (first !== undefined && others.every((die) => die === first)) return first;
    return this.picked !== null && this.roll.includes(this.picked) ? this.picked : null;
  });

  get question(): string {
    const { view, eyes } = this.#props();
    const isAsked = eyes !== null && view.phase === 'scoring' && view.to_act.includes(eyes);
    return isAsked ? (view.asks[eyes] ?? '') : '';
  }

  /** Whether touching this district is a move now, or would be with a die in hand. */
  isFree(district: District): boolean {
    const { view, eyes } = this.#props();
    return this.canPlay && eyes !== null && whyNot(view, eyes, district, this.isRolling) === null;
  }

  letGo(): void {
    this.picked = this.asking = null;
  }

  hold(value: number): void {
    this.asking = null;
    if (this.isRolling) this.#say('not-settled');
    else this.picked = this.picked === value ? null : value;
  }

  choose(name: string): void {
    const { view, eyes, words } = this.#props();
    const district = districtOf(view, name);
    if (!district || eyes === null || !this.canPlay) return;
    const refusal = whyNot(view, eyes, district, this.isRolling);
    if (refusal !== null) return this.#refuse(words.refusal(refusal));
    if (this.#me?.dice_left === 0) return void this.act(`block ${name}`);
    if (this.held === null) return void this.#around.complaint.say(words.say('board-pick-die'));
    const effect = usual(this.held, district, eyes, habits.expel, habits.target);
    if (effect === 'ask') this.asking = name;
    else void this.place(name, effect);
  }

  /** The die lies there at once; should the server refuse, it is back in the hand, and it is said why. */
  async place(name: string, effect: Effect): Promise<void> {
    const { view, eyes, sound } = this.#props();
    const die = this.held;
    if (die === null || eyes === null) return;
    const placing = { die, district: name, effect };
    if (!isLive(view)) return this.act(written(placing));
    const mine = this.#sending(placing);
    const event: JellyMonsterEvent =
      typeof effect === 'object'
        ? { event: 'die-expelled', seat: eyes, die, district: name, ...effect }
        : { event: 'die-placed', seat: eyes, die, district: name };
    this.#around.happens(event, view, foreseen(view, mine, eyes));
    afterFrame(() => sound?.('slap'));
    await this.#send(written(placing), mine);
  }

  pass(): void {
    const { view, sound } = this.#props();
    if (this.isRolling) return this.#say('not-settled');
    if (!isLive(view)) return void this.act('pass');
    afterFrame(() => sound?.('throw'));
    void this.#send('pass', this.#sending(null));
  }

  /** Anything that is not drawn before it is answered. */
  async act(move: string): Promise<void> {
    const { attempt, chooseAgain, play } = this.#props();
    this.letGo();
    if (move === 'ready') this.#around.skip();
    const send = this.isChanging ? chooseAgain : attempt;
    if (!send) return play(move);
    this.isBusy = true;
    const refusal = await send(move);
    this.isBusy = false;
    if (refusal !== null) this.#refuse(refusal);
    else this.keep();
  }

  /** Does what a key means. Answers whether it meant something. */
  obey(wanted: Intention): boolean {
    const { view } = this.#props();
    const asked = this.asking === null ? undefined : districtOf(view, this.asking);
    switch (wanted.what) {
      case 'die':
        return this.#digit(wanted.value, asked);
      case 'district':
        this.choose(wanted.name);
        return true;
      case 'pass':
        if (isRound(view)) this.pass();
        return true;
      case 'timer':
      case 'wait':
        if (isRound(view)) void this.act(wanted.what);
        return true;
      case 'ready':
        if (view.phase === 'ready-check') void this.act('ready');
        return true;
      case 'effect':
        this.#effect(wanted.effect, asked);
        return true;
      case 'one-side':
      case 'other-side':
        if (this.question !== 'copy') return false;
        void this.act(wanted.what === 'one-side' ? 'copy cw' : 'copy ccw');
        return true;
      case 'skip':
        this.#around.skip();
        return true;
      case 'cancel':
        if (this.picked === null && this.asking === null) this.keep();
        else this.letGo();
        return false;
    }
  }

  #digit(value: number, asked: District | undefined): boolean {
    const { view, eyes } = this.#props();
    const victim = asked && victims(asked, eyes)[value - 1];
    if (asked && victim) void this.place(asked.name, victim);
    else if (!isRound(view) || this.#me?.has_chosen) return false;
    else if (this.isRolling || this.roll.includes(value)) this.hold(value);
    else this.#say('not-in-roll');
    return true;
  }

  #effect(effect: 'push' | 'pull' | 'none' | 'expel', asked: District | undefined): void {
    const die = this.held;
    if (asked && effect === 'none') void this.place(asked.name, 'none');
    else if (die === null) return;
    else if (canMoveTarget(die) && effect !== 'expel') getUsedTo({ target: effect });
    else if (canExpel(die) && effect === 'none') getUsedTo({ expel: 'none' });
    else if (canExpel(die) && effect === 'expel')
      getUsedTo({ expel: habits.expel === 'choose' ? 'strongest' : 'choose' });
  }

  #sending(placing: Sent['placing']): Sent {
    const { view } = this.#props();
    const me = this.#me;
    return { placing, roundNo: view.round_no, left: me?.dice_left ?? 0, settlesAt: me?.settles_at ?? null };
  }

  async #send(move: string, mine: Sent): Promise<void> {
    this.sent = mine;
    this.letGo();
    this.#around.complaint.clear();
    const refusal = (await this.#props().attempt?.(move)) ?? null;
    if (refusal === null) return;
    if (this.sent === mine) this.sent = null;
    this.#refuse(refusal);
  }

  #refuse(reason: string): void {
    this.#props().sound?.('no');
    void this.#around.complaint.say(reason);
  }

  #say(code: string): void {
    void this.#around.complaint.say(this.#props().words.refusal(code));
  }
}
