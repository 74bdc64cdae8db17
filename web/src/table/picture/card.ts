import { SHAPES } from '../../ui/seat-shapes';

/** What is written on the picture of a finished game, above its board. */
export interface Card {
  title: string;
  result: string;
  players: { name: string; mark: number; score: number | null; isWinner: boolean }[];
  /** Where it was played. */
  foot: string;
}

const HEAD = 118; // of the words above the board, in points of the page
const FOOT = 34;
const EDGE = 22;

/** The board and the words of its game as one picture. `scale`: how many of its points stand for one of the page. */
export function compose(
  board: HTMLCanvasElement,
  scale: number,
  card: Card,
  look: { colour: (name: string) => string; font: (name: string) => string },
): HTMLCanvasElement {
  const { colour, font } = look;
  const canvas = document.createElement('canvas');
  canvas.width = board.width;
  canvas.height = board.height + (HEAD + FOOT) * scale;
  const width = canvas.width / scale;
  const height = canvas.height / scale;
  const pen = canvas.getContext('2d')!;
  pen.scale(scale, scale);
  const ground = pen.createLinearGradient(0, 0, 0, height);
  ground.addColorStop(0, colour('--ground'));
  ground.addColorStop(1, colour('--edge'));
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = colour('--accent');
  pen.font = `600 15px ${font('--text')}`;
  pen.fillText(card.title, EDGE, 32, width - 2 * EDGE);
  pen.fillStyle = colour('--ink');
  pen.font = `600 25px ${font('--display')}`;
  pen.fillText(card.result, EDGE, 63, width - 2 * EDGE);
  writePlayers(pen, card.players, width, look);
  pen.drawImage(board, 0, HEAD, board.width / scale, board.height / scale);
  pen.fillStyle = colour('--ink-2');
  pen.font = `500 13px ${font('--text')}`;
  pen.textAlign = 'right';
  pen.fillText(card.foot, width - EDGE, height - 12, width - 2 * EDGE);
  return canvas;
}

const MARK = 24; // a shape with the space behind it
const GAP = 22; // between two players

/** Each with shape and colour; where there are too many for one line the longest names are cut. */
function writePlayers(
  pen: CanvasRenderingContext2D,
  players: Card['players'],
  width: number,
  { colour, font }: Parameters<typeof compose>[3],
): void {
  const written = players.map(({ name, mark, score, isWinner }) => {
    const style = `${isWinner ? 700 : 500} 16px ${font('--text')}`;
    const rest = (score === null ? '' : `  ${score}`) + (isWinner ? '  ★' : '');
    pen.font = style;
    return { name, mark, isWinner, style, rest, length: pen.measureText(name + rest).width };
  });
  const room = width - 2 * EDGE - players.length * MARK - (players.length - 1) * GAP;
  const most = longestOf(
    written.map(({ length }) => length),
    room,
  );
  let left = EDGE;
  for (const { name, mark, isWinner, style, rest, length } of written) {
    drawMark(pen, mark, left, 81, colour(`--seat-${mark}`));
    pen.font = style;
    pen.fillStyle = colour(isWinner ? '--ink' : '--ink-2');
    pen.fillText(cut(pen, name, rest, Math.min(length, most)) + rest, left + MARK, 96);
    left += MARK + Math.min(length, most) + GAP;
  }
}

/** How long each may be at the most, so that all fit: short ones leave their room to the others. */
function longestOf(lengths: number[], room: number): number {
  const [longest, ...others] = lengths.toSorted((a, b) => b - a);
  if (longest === undefined) return room;
  let share = room / lengths.length;
  const short = others.toReversed();
  for (const [place, length] of short.entries()) {
    if (length > share) break;
    share = (room - short.slice(0, place + 1).reduce((sum, one) => sum + one)) / (lengths.length - place - 1);
  }
  return share;
}

function cut(pen: CanvasRenderingContext2D, name: string, rest: string, room: number): string {
  const fits = (text: string): boolean => pen.measureText(text + rest).width <= room;
  if (fits(name)) return name;
  let shown = name;
  while (shown.length > 1 && !fits(`${shown}…`)) shown = shown.slice(0, -1);
  return `${shown}…`;
}

function drawMark(pen: CanvasRenderingContext2D, mark: number, x: number, y: number, colour: string): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(0.75, 0.75);
  pen.fillStyle = colour;
  pen.fill(new Path2D(SHAPES[mark % SHAPES.length]));
  pen.restore();
}
