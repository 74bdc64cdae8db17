import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Refused, ToServer } from '../protocol/types';
import { Connection, type Listener, type Socket } from './connection.svelte';

class FakeSocket implements Socket {
  readyState: 0 | 1 | 2 | 3 = 1;
  sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  of(type: string): ToServer[] {
    return this.sent.filter((message) => message.type === type);
  }
}

const welcome = { type: 'welcome', you: { id: 'p', name: 'Ana' }, server_time: 0, protocol: 1, build: 'a' };
const shown = { type: 'table', table: 't', number: 4, state: {}, eyes: 0 };

let sockets: FakeSocket[];
let connection: Connection;
let heard: object[];
let refusals: Refused[];
const renew = vi.fn();
const hearOfTables = vi.fn();
let listener: Listener & { number: number; isRacing: boolean };
const last = (): FakeSocket => sockets.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  heard = [];
  refusals = [];
  connection = new Connection(
    () => {
      sockets.push(new FakeSocket());
      return last();
    },
    () => Promise.resolve(),
    renew,
    undefined,
    undefined,
    hearOfTables,
  );
  renew.mockClear();
  hearOfTables.mockClear();
  listener = {
    number: 0,
    key: 'k',
    isRacing: false,
    hear: (m) => heard.push(m),
    refuse: (r) => refusals.push(r),
  };
  connection.follow('t', listener);
  last().onopen?.();
});
afterEach(() => void vi.useRealTimers()); // the next file has the same browser

describe('a connection', () => {
  test('watches its tables as soon as it is welcome', () => {
    expect(last().sent).toEqual([]);
    last().tell(welcome);
    expect(last().of('watch')).toEqual([{ type: 'watch', table: 't', after: 0, key: 'k' }]);
    last().tell(shown);
    expect(heard).toEqual([shown]);
  });

  test('renews the page when the server is of another build, after all that waits is answered', async () => {
    last().tell(welcome);
    last().tell(shown);
    last().close();
    vi.advanceTimersByTime(400);
    last().tell(welcome);
    last().tell(shown);
    expect(renew).not.toHaveBeenCalled();
    const answer = connection.do('t', { do: 'start' });
    last().close();
    vi.advanceTimersByTime(400);
    last().tell({ ...welcome, build: 'b' });
    last().tell(shown);
    expect(renew).not.toHaveBeenCalled();
    const [asked] = last().of('do') as { id: string }[];
    last().tell({ type: 'done', id: asked?.id });
    await answer;
    expect(renew).toHaveBeenCalledOnce();
  });

  test('asks why a move is not possible, and is told as a play would be', async () => {
    last().tell(welcome);
    last().tell(shown);
    const why = connection.whyNot('t', 'take');
    const [asked] = last().of('why-not') as { id: string; move: string }[];
    expect(asked?.move).toBe('take');
    const judged = { type: 'move-judged', id: asked?.id, table: 't', number: 4 };
    last().tell({ ...judged, is_legal: false, code: 'not-your-turn', details: { seat: 1 } });
    expect((await why).refused).toMatchObject({ code: 'not-your-turn', details: { seat: 1 } });
    const legal = connection.whyNot('t', 'lay 5');
    const again = last().of('why-not').at(-1) as { id: string };
    last().tell({ ...judged, id: again.id, is_legal: true });
    expect(await legal).toEqual({ refused: null });
    expect(heard).toEqual([shown]);
  });

  test('asks for a hint and hands on the advice, or why there is none', async () => {
    last().tell(welcome);
    last().tell(shown);
    const advice = [{ move: 'take', rank: 1, wins: 0.6 }];
    const given = connection.hint('t');
    const [asked] = last().of('ask-hint') as { id: string; table: string }[];
    expect(asked?.table).toBe('t');
    last().tell({ type: 'hint', id: asked?.id, table: 't', number: 4, moves: advice });
    expect(await given).toEqual({ refused: null, advice });
    const none = connection.hint('t');
    const refused = { type: 'refused', code: 'not-your-turn', id: (last().sent.at(-1) as { id: string }).id };
    last().tell(refused);
    expect(await none).toEqual({ refused });
    expect(heard).toEqual([shown]);
  });

  test('comes back and asks for what happened meanwhile', () => {
    last().tell(welcome);
    last().tell(shown);
    listener.number = 4;
    last().close();
    expect(connection.status).toBe('lost');
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(2);
    last().tell(welcome);
    expect(last().of('watch')).toMatchObject([{ after: 4 }]);
    expect(connection.status).toBe('open');
  });

  test('sends again what was not answered, with the same id, once the table is shown again', async () => {
    last().tell(welcome);
    last().tell(shown);
    const answer = connection.do('t', { do: 'play', move: '8', expects: 4 });
    const [first] = last().of('do');
    last().close();
    vi.advanceTimersByTime(400);
    last().tell(welcome);
    expect(last().of('do')).toEqual([]);
    last().tell(shown);
    expect(last().of('do')).toEqual([first]);
    last().tell({ type: 'news', table: 't', number: 5, told: [], ack: (first as { id: string }).id });
    expect(await answer).toEqual({ refused: null });
  });

  test('keeps a click that was made while the line was down', () => {
    last().tell(welcome);
    last().tell(shown);
    last().close();
    void connection.do('t', { do: 'start' });
    vi.advanceTimersByTime(400);
    last().tell(welcome);
    last().tell(shown);
    expect(last().of('do')).toMatchObject([{ command: { do: 'start' } }]);
  });

  test('hands a refusal to whoever asked, and a refused table to its listener', async () => {
    last().tell(welcome);
    last().tell(shown);
    const answer = connection.do('t', { do: 'start' });
    const { id } = last().of('do')[0] as { id: string };
    last().tell({ type: 'refused', code: 'not-the-host', id, table: 't' });
    expect((await answer).refused?.code).toBe('not-the-host');
    last().tell({ type: 'refused', code: 'private-table', table: 't' });
    expect(refusals.map((one) => one.code)).toEqual(['private-table']);
  });

  test.each([
    [false, 8_000],
    [true, 3_000],
  ])('notices a line that has gone silent without being told (race: %s)', (isRacing, patience) => {
    last().close = () => {}; // the browser waits for an answer that does not come
    last().tell(welcome);
    listener.isRacing = isRacing;
    vi.advanceTimersByTime(patience - 1);
    expect(connection.status).toBe('open');
    expect(connection.isStale).toBe(true);
    vi.advanceTimersByTime(1);
    expect(connection.status).toBe('lost');
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(2);
    sockets[0]!.tell(shown);
    expect(heard).toEqual([]);
    last().tell(welcome);
    expect([connection.status, connection.isStale]).toEqual(['open', false]);
  });

  test('gives up a line that never says a word, and tries another', () => {
    vi.advanceTimersByTime(8_400);
    expect(sockets).toHaveLength(2);
  });

  test('is lost as soon as the device is offline, and back as soon as it is online', () => {
    last().tell(welcome);
    connection.giveUp();
    expect(connection.status).toBe('lost');
    connection.hurry();
    expect(sockets).toHaveLength(2);
    last().tell(welcome);
    expect(connection.status).toBe('open');
    vi.advanceTimersByTime(2_000);
    expect(sockets).toHaveLength(2);
  });

  test('is kept where no table is followed if somebody wants to hear of theirs, and else let go', () => {
    const leave = connection.follow('t', listener);
    leave();
    connection.keep(true);
    last().tell(welcome);
    last().tell({ type: 'tables-changed' });
    expect(hearOfTables).toHaveBeenCalledOnce();
    last().close();
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(2);
    last().tell(welcome);
    expect(hearOfTables).toHaveBeenCalledTimes(2); // something may have happened meanwhile
    last().tell({ type: 'refused', code: 'sign-in-first' });
    last().close();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(2);
    expect(connection.status).toBe('idle');
    connection.follow('t', listener);
    expect(sockets).toHaveLength(3);
  });

  test('asks at once when somebody comes back to the page', () => {
    last().tell(welcome);
    const before = last().of('ping').length;
    connection.hurry();
    expect(last().of('ping')).toHaveLength(before + 1);
  });
});
