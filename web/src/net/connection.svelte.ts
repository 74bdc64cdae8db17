/* eslint-disable svelte/prefer-svelte-reactivity -- books that no page shows need not be watched */
import type {
  Advice,
  Do,
  Here,
  Locked,
  MoveJudged,
  News,
  Notices,
  Refused,
  Said,
  TableNow,
  ToClient,
  ToServer,
  Unsaid,
  YouAre,
} from '../protocol/types';
import { wait } from './backoff';
import { newId } from './ids';
import { Outbox } from './outbox';
import { ServerClock } from './server-clock';
import { CALM, LOOK_EVERY, RACE, Watchdog, type Pace } from './watchdog';

/** Somebody who follows one table. */
export interface Listener {
  /** The last entry that it has seen; the server tells what came after it. */
  readonly number: number;
  readonly key: string;
  /** Whether a game against the clock is on: then a dead line is noticed sooner. */
  readonly isRacing: boolean;
  hear(message: TableNow | News | Here | Said | Unsaid | Locked): void;
  refuse(refused: Refused): void;
}

type Command = Do['command'];
/** Nothing was refused, or why. A hint also has its moves, the best first. */
type Answer = { refused: Refused | null; advice?: Advice[] };

/** What a browser's WebSocket can do, as far as we need it. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState'> & {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
};

/** One socket for all tables of this page. It comes back by itself, and loses nothing that was sent. */
export class Connection {
  status = $state<'idle' | 'connecting' | 'open' | 'lost'>('idle');
  roundTrip = $state<number | null>(null);
  /** No answer for longer than usual: what is known of the line, and of who is there, is out of date. */
  isStale = $state(false);
  readonly clock = new ServerClock();

  readonly #open: () => Socket;
  readonly #signIn: () => Promise<unknown>;
  readonly #renew: () => void;
  readonly #notice: (notices: Notices | null) => void;
  readonly #rename: (you: YouAre['you']) => void;
  readonly #hearOfTables: () => void;
  readonly #listeners = new Map<string, Listener>();
  readonly #outbox = new Outbox();
  readonly #answers = new Map<string, (answer: Answer) => void>();
  #ready = new Set<string>(); // tables that the server shows us on this very socket
  #socket: Socket | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #looking: ReturnType<typeof setInterval> | undefined;
  readonly #watchdog = new Watchdog();
  #build: string | null = null;
  #isOutdated = false;
  #isKept = false; // also where no table is followed

  /**
   * `renew` is called when the server was renewed while this page was open, and nothing waits to be sent;
   * `notice` with what concerns everybody on this server, and with null when the line is lost; `rename` when
   * I have another name; `hearOfTables` when my list of tables is, or may be, another one.
   */
  constructor(
    open: () => Socket,
    signIn: () => Promise<unknown>,
    renew: () => void = () => {},
    notice: (notices: Notices | null) => void = () => {},
    rename: (you: YouAre['you']) => void = () => {},
    hearOfTables: () => void = () => {},
  ) {
    this.#open = open;
    this.#signIn = signIn;
    this.#renew = renew;
    this.#notice = notice;
    this.#rename = rename;
    this.#hearOfTables = hearOfTables;
  }

  /** Whether to be there also while no table is followed, to hear what changes elsewhere. */
  keep(isKept: boolean): void {
    this.#isKept = isKept;
    if (isKept && this.#socket === null) this.#connect();
  }

  get #isNeeded(): boolean {
    return this.#isKept || this.#listeners.size > 0 || this.#outbox.size > 0;
  }

  /** Follow a table. Answers how to stop. */
  follow(table: string, listener: Listener): () => void {
    this.#listeners.set(table, listener);
    if (this.#socket === null) this.#connect();
    else if (this.status === 'open') this.#watch(table, listener);
    return () => {
      if (this.#listeners.get(table) !== listener) return;
      this.#listeners.delete(table);
      this.#ready.delete(table);
      this.#send({ type: 'unwatch', table });
    };
  }

  /** Ask something of a table. It arrives exactly once, now or when the line is back. */
  do(table: string, command: Command): Promise<Answer> {
    return this.#post({ type: 'do', id: newId(), table, command });
  }

  say(table: string, text: string): Promise<Answer> {
    return this.#post({ type: 'say', id: newId(), table, text });
  }

  /** What would a bot do in my place? */
  hint(table: string): Promise<Answer> {
    return this.#post({ type: 'ask-hint', id: newId(), table });
  }

  /** What would this move be refused with? Nothing is played; `refused` is null where it is legal. */
  whyNot(table: string, move: string): Promise<Answer> {
    return this.#post({ type: 'why-not', id: newId(), table, move });
  }

  /** Try at once: the device says that it is online again, or the page is looked at again. */
  hurry(): void {
    if (this.status === 'lost' && this.#isNeeded) {
      clearTimeout(this.#retry);
      this.#connect();
    } else if (this.status === 'open') {
      this.#watchdog.hurry(performance.now(), this.#pace);
      this.#sendPing();
    }
  }

  /** The device says that it is offline: nothing will come over this line any more. */
  giveUp(): void {
    if (this.status === 'open' || this.status === 'connecting') this.#drop();
  }

  #post(letter: Parameters<Outbox['put']>[0]): Promise<Answer> {
    this.#outbox.put(letter);
    const answer = new Promise<Answer>((resolve) => this.#answers.set(letter.id, resolve));
    if (this.#ready.has(letter.table)) this.#send(letter);
    return answer;
  }

  #connect(): void {
    this.status = this.#attempt === 0 ? 'connecting' : 'lost';
    this.#letGo();
    const socket = this.#open();
    this.#socket = socket;
    this.#watchdog.begin(performance.now());
    this.#looking = setInterval(() => this.#look(), LOOK_EVERY);
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data) as ToClient);
    socket.onclose = () => this.#lost(socket);
  }

  #lost(socket: Socket): void {
    if (this.#socket !== socket) return;
    clearInterval(this.#looking);
    this.#ready = new Set();
    this.isStale = true;
    this.#notice(null);
    if (!this.#isNeeded) {
      this.#socket = null;
      this.status = 'idle';
      return;
    }
    this.status = 'lost';
    this.#retry = setTimeout(() => this.#connect(), wait(this.#attempt++));
  }

  /** Without waiting for the browser, which may take minutes to say that a line is closed. */
  #drop(): void {
    const socket = this.#letGo();
    if (socket) this.#lost(socket);
  }

  /** What comes over the old line is not heard any more. */
  #letGo(): Socket | null {
    clearInterval(this.#looking);
    const socket = this.#socket;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    return socket;
  }

  /** Before the first word from the server nothing is a race. */
  get #pace(): Pace {
    const isRacing = this.status === 'open' && [...this.#listeners.values()].some((one) => one.isRacing);
    return isRacing ? RACE : CALM;
  }

  #look(): void {
    const now = performance.now();
    const what = this.#watchdog.look(now, this.#pace);
    if (what === 'lost') this.#drop();
    else if (what === 'ping') this.#sendPing();
    this.isStale = this.status !== 'open' || this.#watchdog.isLate(now, this.#pace);
  }

  #sendPing(): void {
    this.#send({ type: 'ping', at: Date.now() });
  }

  #send(message: ToServer): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #watch(table: string, listener: Listener): void {
    this.#send({ type: 'watch', table, after: listener.number, key: listener.key });
  }

  #hear(message: ToClient): void {
    this.#watchdog.hear(performance.now());
    switch (message.type) {
      case 'welcome':
        if (this.#attempt > 0) this.#hearOfTables(); // nobody told us meanwhile
        this.#attempt = 0;
        this.status = 'open';
        this.isStale = false;
        this.#notice({ type: 'notices' }); // all is well, unless the next message says otherwise
        for (const [table, listener] of this.#listeners) this.#watch(table, listener);
        this.#sendPing();
        this.#isOutdated = message.build !== (this.#build ??= message.build);
        this.#renewIfOutdated();
        return;
      case 'pong':
        this.clock.learn(message.at, Date.now(), message.server_time);
        this.roundTrip = this.clock.roundTrip;
        this.isStale = false;
        return;
      case 'you-are':
        this.#rename(message.you);
        return;
      case 'tables-changed':
        this.#hearOfTables();
        return;
      case 'notices':
        this.#notice(message);
        return;
      case 'done':
        this.#answer(message.id, null);
        return;
      case 'hint':
        this.#answer(message.id, null, message.moves);
        return;
      case 'move-judged':
        this.#answer(message.id, message.is_legal ? null : asRefusal(message));
        return;
      case 'refused':
        this.#refused(message);
        return;
      default:
        this.#listeners.get(message.table)?.hear(message);
        if (message.type === 'table') this.#welcomed(message.table);
        else if ('ack' in message && message.ack) this.#answer(message.ack, null);
    }
  }

  /** The server shows us the table again: now it takes what was not answered before. */
  #welcomed(table: string): void {
    this.#ready.add(table);
    for (const letter of this.#outbox.at(table)) this.#send(letter);
  }

  #refused(refused: Refused): void {
    if (refused.code === 'sign-in-first') {
      this.#attempt = Math.max(this.#attempt, 1);
      if (this.#listeners.size) void this.#signIn();
      else this.#isKept = false; // whoever is signed out comes back as a guest when they do something
    } else if (refused.code === 'banned') {
      this.#renew(); // the page says so, and does not come back for more
    } else if (refused.id) this.#answer(refused.id, refused);
    else if (refused.table) this.#listeners.get(refused.table)?.refuse(refused);
  }

  #answer(id: string, refused: Refused | null, advice?: Advice[]): void {
    if (!this.#outbox.answered(id)) return;
    this.#answers.get(id)?.(advice ? { refused, advice } : { refused });
    this.#answers.delete(id);
    this.#renewIfOutdated();
  }

  #renewIfOutdated(): void {
    if (this.#isOutdated && this.#outbox.size === 0) this.#renew();
  }
}

function asRefusal({ code = '', id, table, number, details = {} }: MoveJudged): Refused {
  return { type: 'refused', code, id, table, number, details };
}
