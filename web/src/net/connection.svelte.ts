/* eslint-disable svelte/prefer-svelte-reactivity -- books that no page shows need not be watched */
import type {
  Advice,
  Do,
  Here,
  News,
  Notices,
  Refused,
  Said,
  TableNow,
  ToClient,
  ToServer,
} from '../protocol/types';
import { wait } from './backoff';
import { newId, Outbox } from './outbox';
import { ServerClock } from './server-clock';

const PING_EVERY = 10_000; // milliseconds
const SILENCE = 25_000; // without a word from the server the line counts as dead

/** Somebody who follows one table. */
export interface Listener {
  /** The last entry that it has seen; the server tells what came after it. */
  readonly number: number;
  readonly key: string;
  hear(message: TableNow | News | Here | Said): void;
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
  readonly clock = new ServerClock();

  readonly #open: () => Socket;
  readonly #signIn: () => Promise<unknown>;
  readonly #renew: () => void;
  readonly #notice: (notices: Notices | null) => void;
  readonly #listeners = new Map<string, Listener>();
  readonly #outbox = new Outbox();
  readonly #answers = new Map<string, (answer: Answer) => void>();
  #ready = new Set<string>(); // tables that the server shows us on this very socket
  #socket: Socket | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #build: string | null = null;
  #isOutdated = false;

  /**
   * `renew` is called when the server was renewed while this page was open, and nothing waits to be sent;
   * `notice` with what concerns everybody on this server, and with null when the line is lost.
   */
  constructor(
    open: () => Socket,
    signIn: () => Promise<unknown>,
    renew: () => void = () => {},
    notice: (notices: Notices | null) => void = () => {},
  ) {
    this.#open = open;
    this.#signIn = signIn;
    this.#renew = renew;
    this.#notice = notice;
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

  /** Try at once: the device says that it is online again, or the page is looked at again. */
  hurry(): void {
    if (this.status === 'lost' && this.#listeners.size) {
      clearTimeout(this.#retry);
      this.#connect();
    } else if (this.status === 'open' && Date.now() - this.#heard > SILENCE) {
      this.#socket?.close();
    } else if (this.status === 'open') this.#sendPing();
  }

  #post(letter: Parameters<Outbox['put']>[0]): Promise<Answer> {
    this.#outbox.put(letter);
    const answer = new Promise<Answer>((resolve) => this.#answers.set(letter.id, resolve));
    if (this.#ready.has(letter.table)) this.#send(letter);
    return answer;
  }

  #connect(): void {
    this.status = this.#attempt === 0 ? 'connecting' : 'lost';
    const socket = this.#open();
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      this.#ping = setInterval(() => this.#checkLine(), PING_EVERY);
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data) as ToClient);
    socket.onclose = () => this.#lost(socket);
  }

  #lost(socket: Socket): void {
    if (this.#socket !== socket) return;
    clearInterval(this.#ping);
    this.#ready = new Set();
    this.status = 'lost';
    this.#notice(null);
    this.#retry = setTimeout(() => this.#connect(), wait(this.#attempt++));
  }

  #checkLine(): void {
    if (Date.now() - this.#heard > SILENCE) this.#socket?.close();
    else this.#sendPing();
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
    this.#heard = Date.now();
    switch (message.type) {
      case 'welcome':
        this.#attempt = 0;
        this.status = 'open';
        this.#notice({ type: 'notices' }); // all is well, unless the next message says otherwise
        for (const [table, listener] of this.#listeners) this.#watch(table, listener);
        this.#sendPing();
        this.#isOutdated = message.build !== (this.#build ??= message.build);
        this.#renewIfOutdated();
        return;
      case 'pong':
        this.clock.learn(message.at, Date.now(), message.server_time);
        this.roundTrip = this.clock.roundTrip;
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
      void this.#signIn();
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
