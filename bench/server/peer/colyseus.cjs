// A Colyseus server with the same game as its neighbour: the table is a schema that is synchronised as it comes
// out of the box, a hand is sent to its owner alone, and whoever is to move is told what there is to choose from.
const { Server, Room } = require("@colyseus/core");
const { WebSocketTransport } = require("@colyseus/ws-transport");
const { Schema, ArraySchema, MapSchema, defineTypes } = require("@colyseus/schema");
const { deck } = require("./rules.cjs");

class Side extends Schema {
  constructor() {
    super();
    this.front = new MapSchema();
    this.handSize = 0;
    this.taken = false;
  }
}
defineTypes(Side, { front: { map: "number" }, handSize: "number", taken: "boolean" });

class Noir extends Schema {
  constructor() {
    super();
    this.line = new ArraySchema();
    this.sides = new ArraySchema(new Side(), new Side());
    this.pileSize = 0;
    this.turn = 0;
    this.round = 0;
  }
}
defineTypes(Noir, { line: ["string"], sides: [Side], pileSize: "number", turn: "number", round: "number" });

function shuffled(cards) {
  for (let last = cards.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [cards[last], cards[other]] = [cards[other], cards[last]];
  }
  return cards;
}

class NoirRoom extends Room {
  onCreate() {
    this.maxClients = 2;
    this.autoDispose = true;
    this.setState(new Noir());
    this.deal();
    this.onMessage("play", (client, move) => this.play(this.seats.indexOf(client.sessionId), move));
    this.seats = [];
  }

  onJoin(client) {
    this.seats.push(client.sessionId);
  }

  deal() {
    this.pile = shuffled(deck());
    this.pile.splice(0, 3);
    this.actions = 0;
    this.state.round = 1;
    this.state.line.splice(0, this.state.line.length, ...this.pile.splice(0, 2));
    for (const side of this.state.sides) side.front.clear();
    this.dealHands();
  }

  dealHands() {
    this.hands = [this.pile.splice(0, 5), this.pile.splice(0, 5)];
    this.state.pileSize = this.pile.length;
    for (const side of this.state.sides) {
      side.handSize = 5;
      side.taken = false;
    }
  }

  play(seat, move) {
    const { state } = this;
    if (move === "ready") return this.ask();
    if (seat !== state.turn) return;
    const side = state.sides[seat];
    if (move === "take") {
      if (side.taken) return;
      side.taken = true;
      for (const card of state.line.splice(-5)) side.front.set(card, (side.front.get(card) || 0) + 1);
    } else {
      const at = this.hands[seat].indexOf(move);
      if (at < 0) return;
      this.hands[seat].splice(at, 1);
      side.handSize -= 1;
      state.line.push(move);
    }
    this.actions += 1;
    if (this.actions === 12) {
      this.actions = 0;
      if (this.pile.length < 10) this.deal();
      else {
        state.round += 1;
        this.dealHands();
      }
    }
    state.turn = 1 - seat;
    this.broadcast("moved", `${seat} ${move}`);
    this.ask();
  }

  ask() {
    const { turn } = this.state;
    const client = this.clients.find((one) => one.sessionId === this.seats[turn]);
    const moves = [...this.hands[turn]];
    if (!this.state.sides[turn].taken && this.state.line.length) moves.push("take");
    if (client) client.send("turn", moves.join(","));
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define("noir", NoirRoom);
server.listen(Number(process.argv[2])).then(() => console.log("ready"));
