// A game of District Noir's size for both peers: two hidden hands, a line, a take, four rounds.
const FACES = ["5", "6", "7", "8", "+2", "+3", "+4", "-1", "-2", "-3", "docks", "police", "hall"];
const COPIES = [5, 6, 7, 8, 5, 2, 1, 3, 4, 3, 1, 1, 1];

function deck() {
  return FACES.flatMap((face, i) => Array(COPIES[i]).fill(face));
}

module.exports = { deck };
