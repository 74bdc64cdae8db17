// A bot for Tablée in JavaScript, for Node without any package. The protocol: `tablee bot-protocol`.
// It plays District Noir by looking at the line; every other game it plays at random.
import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

// City cards and supports help by what they lead to, the rest by its face.
function worth(card) {
  if (/^[+-]/.test(card)) return Number(card);
  return /^\d+$/.test(card) ? Number(card) / 3 : 3;
}

// Take when the end of the line is worth it; before that feed it, after that spoil it for the other.
function choose(view, moves) {
  if (view.game !== "district-noir") return moves[Math.floor(Math.random() * moves.length)];
  const cards = moves.filter((move) => move !== "take").sort((a, b) => worth(a) - worth(b));
  const prize = sum(view.line.slice(-5).map(worth));
  if (moves.includes("take") && (prize >= 9 || cards.length === 0)) return "take";
  return view.sides[view.seat].has_taken ? cards[0] : cards[cards.length - 1];
}

// Events, not a loop: pings are answered between two thoughts, so a heartbeat can be promised.
createInterface({ input: process.stdin }).on("line", (line) => {
  const told = JSON.parse(line);
  if (told.type === "hello") say({ type: "hello", protocol: 1, name: "Node bot", heartbeat: true });
  if (told.type === "ping") say({ type: "pong", id: told.id });
  if (told.type === "decide") say({ type: "move", id: told.id, move: choose(told.view, told.moves) });
  if (told.type === "goodbye") process.exit(0);
});
