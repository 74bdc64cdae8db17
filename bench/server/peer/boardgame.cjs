// A boardgame.io server with a game of District Noir's size: two hidden hands, a line, a take, four rounds.
// It deals anew when it is over, so that a match can be played for as long as a measurement lasts.
const { Server, Origins } = require("boardgame.io/server");

const { deck } = require("./rules.cjs");

function deal(random) {
  const pile = random.Shuffle(deck());
  return {
    away: pile.splice(0, 3),
    line: pile.splice(0, 2),
    hands: [pile.splice(0, 5), pile.splice(0, 5)],
    pile,
    fronts: [{}, {}],
    taken: [false, false],
    actions: 0,
    round: 1,
  };
}

function nextAction(G, random, events) {
  G.actions += 1;
  if (G.actions === 12) {
    G.actions = 0;
    G.taken = [false, false];
    if (G.pile.length < 10) Object.assign(G, deal(random));
    else {
      G.hands = [G.pile.splice(0, 5), G.pile.splice(0, 5)];
      G.round += 1;
    }
  }
  events.endTurn();
}

const game = {
  name: "noir",
  setup: ({ random }) => deal(random),
  moves: {
    play: ({ G, playerID, random, events }, card) => {
      const hand = G.hands[playerID];
      const at = hand.indexOf(card);
      if (at < 0) return "INVALID_MOVE";
      hand.splice(at, 1);
      G.line.push(card);
      nextAction(G, random, events);
    },
    take: ({ G, playerID, random, events }) => {
      if (G.taken[playerID]) return "INVALID_MOVE";
      G.taken[playerID] = true;
      for (const card of G.line.splice(-5)) G.fronts[playerID][card] = (G.fronts[playerID][card] || 0) + 1;
      nextAction(G, random, events);
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    pile: G.pile.length,
    away: G.away.length,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
