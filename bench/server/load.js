// The load generator, for k6 (compiled Go): players who answer as soon as it is their turn, at three servers.
//
// Environment: KIND (tablee, boardgame.io, colyseus), PORT, SEATS (a JSON file: what each player needs to sit
// down), BEGIN (milliseconds since 1970) and SECONDS. A few VUs share all sockets. Messages are searched as
// text wherever that is enough: what the load spends, it takes from the server on the same machine.
import { WebSocket } from "k6/experimental/websockets";
import { Counter, Trend } from "k6/metrics";

const { KIND, PORT } = __ENV;
const BEGIN = Number(__ENV.BEGIN);
const END = BEGIN + 1000 * Number(__ENV.SECONDS);
const VUS = 4;
const seats = JSON.parse(open(__ENV.SEATS));

const waits = new Trend("waits", true);
const refused = new Counter("refusals");
const ready = new Counter("ready");

export const options = {
  scenarios: { play: { executor: "per-vu-iterations", vus: VUS, iterations: 1, maxDuration: "10m" } },
  summaryTrendStats: ["count", "med", "p(99)"],
};

const isRunning = () => Date.now() >= BEGIN && Date.now() < END;
const oneOf = (choices) => choices[Math.floor(Math.random() * choices.length)];

class Player {
  constructor(seat) {
    this.seat = seat;
    this.sentAt = 0;
    this.isReady = false;
    const headers = seat.token ? { Cookie: `tablee=${seat.token}` } : {};
    this.socket = new WebSocket(`ws://127.0.0.1:${PORT}${seat.path}`, null, { headers });
    this.socket.binaryType = "arraybuffer";
    this.socket.onmessage = (event) => this.hear(event.data);
    setTimeout(() => this.goOn(), Math.max(0, BEGIN - Date.now()) + 1);
    setTimeout(() => this.socket.close(), Math.max(0, END - Date.now()) + 1500);
  }

  becomeReady() {
    if (!this.isReady) ready.add(1);
    this.isReady = true;
  }

  // My own move is done.
  count() {
    const now = Date.now();
    if (this.sentAt >= BEGIN && now < END) waits.add(now - this.sentAt);
    this.sentAt = 0;
  }
}

class TableePlayer extends Player {
  hear(text) {
    if (text.startsWith('{"type":"welcome"')) {
      this.socket.send(JSON.stringify({ type: "watch", table: this.seat.table }));
    } else if (text.startsWith('{"type":"refused"')) {
      refused.add(1);
      this.playing = "";
    } else if (text.startsWith('{"type":"news"') || text.startsWith('{"type":"table"')) {
      this.becomeReady();
      this.latest = text;
      if (this.playing && text.endsWith(`"ack":"${this.playing}"}`)) {
        this.playing = "";
        this.count();
      }
      this.goOn();
    }
  }

  goOn() {
    if (!this.latest || !isRunning()) return;
    const at = this.latest.lastIndexOf('"moves":["');
    if (this.latest.includes('"status":"over"')) {
      this.do('{"do":"ask-rematch"}');
    } else if (at > 0 && !this.playing) {
      const moves = this.latest.slice(at + 9, this.latest.indexOf("]", at)).split(",");
      const number = /"number":(\d+)/.exec(this.latest.slice(0, 100))[1];
      this.sentAt = Date.now();
      this.playing = this.do(`{"do":"play","move":${oneOf(moves)},"expects":${number}}`);
    }
  }

  do(command) {
    this.commands = (this.commands || 0) + 1;
    const id = `c${this.commands}`;
    this.socket.send(`{"type":"do","id":"${id}","table":"${this.seat.table}","command":${command}}`);
    return id;
  }
}

// boardgame.io, in the words of socket.io.
class BoardgamePlayer extends Player {
  hear(text) {
    if (text[0] === "0") this.socket.send("40/noir,");
    else if (text === "2") this.socket.send("3");
    else if (text.startsWith("40/noir,")) this.emit("sync", this.seat.match, this.seat.seat, null, 2);
    else if (text.startsWith('42/noir,["sync"') || text.startsWith('42/noir,["update"')) {
      if (this.sentAt) this.count();
      this.latest = text;
      this.becomeReady();
      this.goOn();
    }
  }

  goOn() {
    if (!this.latest || !isRunning() || this.sentAt) return;
    const text = this.latest; // the state comes first in it, and each name in the state for the first time
    if (/"currentPlayer":"(\d)"/.exec(text)[1] !== this.seat.seat) return;
    const hand = /"hands":\[(?:\d+,)?\[([^\]]*)\]/.exec(text)[1];
    const moves = hand ? hand.split(",").map((card) => ["play", [card.slice(1, -1)]]) : [];
    const hasTaken = /"taken":\[(\w+),(\w+)\]/.exec(text)[1 + Number(this.seat.seat)] === "true";
    if (!hasTaken && !text.includes('"line":[]')) moves.push(["take", []]);
    const [type, args] = oneOf(moves);
    this.sentAt = Date.now();
    const action = { type: "MAKE_MOVE", payload: { type, args, playerID: this.seat.seat } };
    const number = Number(/"_stateID":(\d+)/.exec(text)[1]);
    this.emit("update", action, number, this.seat.match, this.seat.seat);
  }

  emit(...event) {
    this.socket.send(`42/noir,${JSON.stringify(event)}`);
  }
}

// Colyseus: a byte for the kind, then MessagePack. Patches of the state are left unread.
const JOINED = 10;
const DATA = 13;

class ColyseusPlayer extends Player {
  hear(data) {
    const bytes = new Uint8Array(data);
    if (bytes[0] === JOINED) {
      this.socket.send(new Uint8Array([JOINED]).buffer);
      this.becomeReady();
      if (this.seat.seat === "1") setTimeout(() => this.say("ready"), 200);
    } else if (bytes[0] === DATA) {
      const [type, at] = textAt(bytes, 1);
      const [said] = textAt(bytes, at);
      if (type === "moved") {
        if (said[0] === this.seat.seat && this.sentAt) this.count();
      } else if (type === "turn") {
        this.moves = said.split(",");
        this.goOn();
      }
    }
  }

  goOn() {
    if (!this.moves || !isRunning()) return;
    this.sentAt = Date.now();
    this.say(oneOf(this.moves));
    this.moves = null;
  }

  say(move) {
    const written = [DATA, ...shortText("play"), ...shortText(move)];
    this.socket.send(new Uint8Array(written).buffer);
  }
}

const shortText = (text) => [0xa0 + text.length, ...[...text].map((letter) => letter.charCodeAt(0))];

// A text in MessagePack, and where the next one begins.
function textAt(bytes, at) {
  let [size, begin] = [bytes[at] & 31, at + 1];
  if (bytes[at] === 0xd9) [size, begin] = [bytes[at + 1], at + 2];
  return [String.fromCharCode(...bytes.subarray(begin, begin + size)), begin + size];
}

const KINDS = { tablee: TableePlayer, "boardgame.io": BoardgamePlayer, colyseus: ColyseusPlayer };

export default function () {
  const own = seats.filter((_, number) => number % VUS === (__VU - 1) % VUS);
  for (const seat of own) new KINDS[KIND](seat);
}

export function handleSummary({ metrics }) {
  const { values } = metrics.waits || { values: {} };
  const found = { moves: values.count || 0, p50_ms: values.med, p99_ms: values["p(99)"] };
  for (const one of ["ready", "refusals"]) found[one] = metrics[one] ? metrics[one].values.count : 0;
  return { stdout: `${JSON.stringify(found)}\n` };
}
