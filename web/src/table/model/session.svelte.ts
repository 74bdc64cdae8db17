import { note, takeBack, toAdd, withNonce } from '../../fairness/nonces';
import type { AnyEvent, AnyView, Hint } from '../../games/board';
import { me } from '../../app/identity/identity.svelte';
import { preferences } from '../../app/settings/preferences.svelte';
import type { Connection, Listener } from '../../net/connection.svelte';
import type {
  Away,
  Do,
  Here,
  Locked,
  Move,
  News,
  Presence,
  Refused,
  Said,
  SeatState,
  TableNow,
  TableState,
  EntryForViewer,
  Unsaid,
} from '../../protocol/types';
import { AWAY_AFTER, goneAt, NOBODY } from './people/absence';
import { applyNews } from './apply-news';
import { isBots, isMyTimeRunning } from './bot-pace';
import { SceneQueue, type Scene } from './scene-queue';

type Command = Do['command'];
const JUST_NOW = 8_000; // milliseconds: a deal this fresh is worth watching
const AT_MOST_REPLAYED = 4; // entries missed that are still animated
const LONGEST_SCENE = 15_000; // a board that forgets to say it is done must not stop the table

/**
 * Whether the game has a clock of its own: then nothing that happened may wait behind an animation. Nor may it
 * in a page that nobody sees, where nothing moves on: whoever is asked there wants to be told.
 */
const isRace = (view: AnyView | null): boolean => view?.now != null;

/** One table as this page follows it: only what the server sent. */
export class Session implements Listener {
  state = $state.raw<TableState | null>(null);
  told = $state.raw<EntryForViewer[]>([]);
  chat = $state.raw<Said[]>([]);
  here = $state.raw<Presence[]>([]);
  /** Who has a seat and was not seen for a minute. */
  gone = $state.raw(NOBODY);
  /** Who has a seat and was not seen for twenty seconds: a bot may hold it. */
  away = $state.raw(NOBODY);
  refused = $state.raw<Refused | null>(null);
  maySit = $state(false);
  /** By whoever runs the server: everybody can look, nobody can do anything. */
  isLocked = $state(false);
  /** What the board shows now. */
  scene = $state.raw<Scene | null>(null);
  isUpToDate = $state(true);
  haste = $state(1);
  /** A move that was sent and not answered yet. */
  sent = $state<string | null>(null);
  /** What a bot would do in my place, if that was asked. */
  hints = $state.raw<Hint[]>([]);
  /** What will be played for me when the time for an answer is up. */
  fallback = $state.raw<Move | null>(null);
  /** The views of the hands that players show to spectators. */
  shown = $state.raw<AnyView[]>([]);

  /** The newest moves and view; the board may still be busy with an older one. */
  #moves: string[] = [];
  view = $state.raw<AnyView | null>(null);
  number = 0;
  readonly #line: Connection;
  readonly #showing = new SceneQueue();
  #added = 0; // the number of the game to whose chance this page has added
  #patience: ReturnType<typeof setTimeout> | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #away: Away[] = [];
  #missing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    line: Connection,
    readonly table: string,
    readonly key: string,
  ) {
    this.#line = line;
  }

  /** My seat, or null when watching. */
  get eyes(): number | null {
    const seat = this.state?.seats.findIndex((one) => one.person !== null && one.person === me.id) ?? -1;
    return seat < 0 ? null : seat;
  }

  /** Whether a game against the clock is on, also between two of its rounds. */
  get isRacing(): boolean {
    return this.state?.status === 'playing' && isRace(this.view);
  }

  /** What is played for me if I do not answer a question in time, and how long I have. */
  get answer(): { seat: SeatState; move: Move } | null {
    const seat = this.eyes === null ? undefined : this.state?.seats[this.eyes];
    return seat && this.fallback ? { seat, move: this.fallback } : null;
  }

  /** How often the host has changed the links since this page was opened. */
  get linksRenewed(): number {
    return this.told.filter(({ entry }) => entry.entry === 'links-renewed').length;
  }

  /** Whether the host has removed me from the seats. */
  get isKeptOut(): boolean {
    return this.state?.kept_out.some(({ person }) => person === me.id) ?? false;
  }

  /** Why I may not write in the chat, as a code; nothing: I may. */
  get muted(): '' | 'muted' | 'spectators-muted' {
    if (!this.state || this.isHost || this.eyes !== null) return '';
    if (this.state.are_spectators_muted) return 'spectators-muted';
    return this.state.muted.some(({ person }) => person === me.id) ? 'muted' : '';
  }

  get isHost(): boolean {
    return this.state !== null && this.state.host === me.id;
  }

  /** Advice is for those who play against bots alone, where the table allows it. */
  get mayAskHints(): boolean {
    const people = this.state?.seats.filter(({ person }) => person !== null) ?? [];
    const isAlone = this.eyes !== null && people.length === 1;
    return isAlone && !isRace(this.view) && (this.state?.settings.hints ?? false);
  }

  /** My legal moves, once the board shows the table as it is. */
  get moves(): string[] {
    return this.isUpToDate && !this.isLocked && this.sent === null && this.state?.status === 'playing'
      ? (this.scene?.moves ?? [])
      : [];
  }

  // --- what the server says --------------------------------------------------------------------------

  hear(message: TableNow | News | Here | Said | Unsaid | Locked): void {
    if (message.type === 'table') this.#takeTable(message);
    else if (message.type === 'news') this.#takeNews(message);
    else if (message.type === 'here') this.#takePresence(message);
    else if (message.type === 'locked') this.isLocked = message.is_locked;
    else if (message.type === 'unsaid') this.chat = this.chat.filter((one) => one.number !== message.number);
    else if (!this.chat.some((one) => one.number === message.number)) this.chat = [...this.chat, message];
  }

  refuse(refused: Refused): void {
    this.refused = refused;
  }

  #takeTable(table: TableNow): void {
    const missed = table.missed ?? [];
    const isFirst = this.state === null;
    this.refused = null;
    this.state = table.state;
    this.#takePresence(table);
    this.chat = table.chat ?? [];
    this.maySit = table.may_sit ?? false;
    this.isLocked = table.is_locked ?? false;
    this.#remember(missed);
    this.#look(table);
    this.number = table.number;
    const events = isFirst ? this.#freshDeal(missed) : missed.flatMap((one) => one.events);
    this.#stopPause();
    this.#showing.reset(this.#scene(missed.length <= AT_MOST_REPLAYED || isFirst ? events : []));
    this.#show();
    this.#addNonce();
  }

  #takePresence({ here, away }: { here?: Presence[]; away?: Away[] }): void {
    this.here = here ?? [];
    this.#call(this.here);
    this.#away = away ?? [];
    this.#countGone();
  }

  /** Whoever has another name has it in the chat too. */
  #call(people: readonly { person: string; name: string }[]): void {
    const nameOf = (line: Said): string =>
      people.findLast(({ person }) => person === line.person)?.name ?? line.name;
    if (this.chat.some((line) => nameOf(line) !== line.name))
      this.chat = this.chat.map((line) => ({ ...line, name: nameOf(line) }));
  }

  #countGone(): void {
    const now = this.#line.clock.now();
    const { gone, next } = goneAt(this.#away, now);
    const soon = goneAt(this.#away, now, AWAY_AFTER);
    this.gone = gone;
    this.away = soon.gone;
    clearTimeout(this.#missing);
    const then = Math.min(next ?? Infinity, soon.next ?? Infinity);
    if (then < Infinity) this.#missing = setTimeout(() => this.#countGone(), then - now + 50);
  }

  #takeNews(news: News): void {
    if (this.state === null) return;
    this.state = news.state ?? applyNews(this.state, news);
    this.#remember(news.told);
    this.#call(news.told.flatMap(({ entry }) => (entry.entry === 'name-changed' ? [entry] : [])));
    this.#look(news);
    this.number = news.number;
    const scene = this.#scene(news.told.flatMap((one) => one.events));
    if (scene === null || isRace(scene.view)) this.#stopPause();
    if (scene === null) this.#showing.reset(null);
    else this.#lineUp(scene, news.told);
    this.#show();
    if (news.state) this.#addNonce();
  }

  /** What I did myself ends the look at what was before it. */
  #lineUp(scene: Scene, told: readonly EntryForViewer[]): void {
    const isMine = told.some(({ entry }) => entry.entry === 'moved' && entry.seat === this.eyes);
    if (isMine) this.#endPause();
    this.#showing.isPaced =
      preferences.botPace !== 'quick' && !isMine && !isMyTimeRunning(this.state, this.eyes);
    this.#showing.add(scene, isRace(scene.view) || document.visibilityState === 'hidden');
  }

  /** Before a game everybody who sits here adds to its chance. Whatever is refused, the table goes on. */
  #addNonce(): void {
    if (this.state === null) return;
    note(this.table, this.state);
    const command = toAdd(this.table, this.state, this.eyes);
    const game = this.state.game_number;
    if (command === null || this.#added === game) return;
    this.#added = game; // once, whatever comes before the answer
    void this.do(command);
  }

  #remember(told: readonly EntryForViewer[]): void {
    const known = this.told.at(-1)?.number ?? 0;
    const news = told.filter((one) => one.number > known);
    if (news.length) this.told = [...this.told, ...news];
  }

  #look(message: TableNow | News): void {
    this.view = message.view ?? null;
    this.shown = message.shown ?? [];
    this.#moves = message.moves ?? [];
    this.fallback = message.default ?? null;
    this.sent = null;
    this.hints = [];
  }

  #freshDeal(missed: readonly EntryForViewer[]): AnyEvent[] {
    const last = missed.at(-1);
    const isFresh = last?.entry.entry === 'started' && this.#line.clock.now() - last.at < JUST_NOW;
    return isFresh ? last.events : [];
  }

  #scene(happening: AnyEvent[]): Scene | null {
    return this.view && { number: this.number, view: this.view, happening, moves: this.#moves };
  }

  // --- what the board says ---------------------------------------------------------------------------

  settled(number: number): void {
    if (number !== this.scene?.number) return;
    if (this.#pause !== undefined) return;
    const pause = isBots(this.told, number) ? this.#showing.pauseFor(preferences.botPace) : 0;
    if (pause > 0) this.#pause = setTimeout(() => this.#endPause(), pause);
    else this.#next();
  }

  #next(): void {
    this.#showing.settled();
    this.#show();
  }

  /** What rests has been looked at: on with what waits. */
  #endPause(): void {
    if (this.#pause === undefined) return;
    this.#stopPause();
    this.#next();
  }

  #stopPause(): void {
    clearTimeout(this.#pause);
    this.#pause = undefined;
  }

  /** Enough watched: show how the table stands. */
  skip(): void {
    this.#stopPause();
    this.#showing.jump();
    this.#show();
  }

  #show(): void {
    this.scene = this.#showing.current;
    this.isUpToDate = this.#showing.isUpToDate;
    this.haste = this.#showing.haste;
    clearTimeout(this.#patience);
    if (!this.isUpToDate) this.#patience = setTimeout(() => this.skip(), LONGEST_SCENE);
  }

  // --- what is done ----------------------------------------------------------------------------------

  /** Ask something of the table. Answers the refusal, or null when it was done. */
  async do(command: Command): Promise<Refused | null> {
    const sent = withNonce(this.table, this.state, this.eyes, command);
    const { refused } = await this.#line.do(this.table, sent);
    if (refused && 'nonce' in sent) takeBack(this.table, this.state, this.eyes, sent);
    return refused;
  }

  async play(move: string): Promise<Refused | null> {
    this.sent = move;
    // Against the clock order of arrival decides, whatever happened on the way.
    const expects = isRace(this.view) ? null : this.number;
    const refused = await this.do({ do: 'play', move, expects });
    this.sent = null;
    return refused;
  }

  /** Another move in the place of the one I chose in secret. */
  chooseAgain(move: string): Promise<Refused | null> {
    return this.do({ do: 'choose-again', move, expects: this.number });
  }

  /** What the table would say to a move that is not legal. A question only: nothing is played. */
  async explain(move: string): Promise<Refused | null> {
    return (await this.#line.whyNot(this.table, move)).refused;
  }

  /** Ask for advice on the question at hand; what comes too late is not shown. */
  async askHint(): Promise<Refused | null> {
    const { number } = this;
    const { refused, advice } = await this.#line.hint(this.table);
    if (advice && number === this.number) this.hints = advice;
    return refused?.code === 'out-of-date' ? null : refused;
  }

  async say(text: string): Promise<Refused | null> {
    return (await this.#line.say(this.table, text)).refused;
  }
}
