/** The lines of a game as a picture to keep: what the page shows under its scrubber, with everybody's name. */
import { SHAPES } from '../../../ui/seat-shapes';
import { DASHES } from './dashes';
import { marksOf } from './marks';
import { chancesAt, placesOfMarks } from './model';
import type { Review } from '../../../protocol/types';

export interface LineCard {
  title: string;
  names: string[];
  /** What the dotted line is called. */
  truth: string;
  /** Whose truth is drawn, and whose marks. */
  focus: number;
  /** Where it was played. */
  foot: string;
  percent: (chance: number) => string;
}

interface Look {
  colour: (name: string) => string;
  font: (name: string) => string;
}

const [WIDTH, HEIGHT, SCALE] = [800, 450, 2];
const BOX = { left: 64, top: 96, right: WIDTH - 30, bottom: HEIGHT - 44 };

export function pictureOfLines(review: Review, card: LineCard, look: Look): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * SCALE;
  canvas.height = HEIGHT * SCALE;
  const pen = canvas.getContext('2d')!;
  pen.scale(SCALE, SCALE);
  pen.fillStyle = look.colour('--ground');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawWords(pen, card, look);
  drawGrid(pen, card, look);
  drawLine(pen, review, card.focus, 'truth', look);
  for (const [seat] of card.names.entries()) drawLine(pen, review, seat, 'known', look);
  for (const [seat] of card.names.entries()) drawShapes(pen, review, seat, look);
  drawSigns(pen, review, card.focus, look);
  return new Promise((resolve, reject) =>
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('no picture'))), 'image/png'),
  );
}

const x = (review: Review, number: number): number =>
  BOX.left + ((BOX.right - BOX.left) * number) / Math.max(1, review.moves);
const y = (chance: number): number => BOX.bottom - (BOX.bottom - BOX.top) * chance;

function drawWords(pen: CanvasRenderingContext2D, card: LineCard, { colour, font }: Look): void {
  pen.fillStyle = colour('--ink');
  pen.font = `600 24px ${font('--display')}`;
  pen.fillText(card.title, 24, 40, WIDTH - 48);
  pen.font = `500 14px ${font('--text')}`;
  let left = 24;
  for (const [seat, name] of card.names.entries()) {
    drawShape(pen, seat, left + 8, 67, 16, colour);
    pen.fillStyle = colour('--ink-2');
    pen.fillText(name, left + 22, 72, 130);
    left += 22 + Math.min(130, pen.measureText(name).width) + 20;
  }
  pen.fillText(`··· ${card.truth}`, left, 72, Math.max(60, WIDTH - left - 24));
  pen.textAlign = 'right';
  pen.font = `500 13px ${font('--text')}`;
  pen.fillText(card.foot, WIDTH - 24, HEIGHT - 14, WIDTH - 48);
  pen.textAlign = 'left';
}

function drawGrid(pen: CanvasRenderingContext2D, card: LineCard, { colour, font }: Look): void {
  pen.font = `500 12px ${font('--text')}`;
  pen.textAlign = 'right';
  for (const chance of [0, 0.25, 0.5, 0.75, 1]) {
    pen.strokeStyle = colour('--line');
    pen.lineWidth = chance === 0.5 ? 1 : 0.5;
    pen.beginPath();
    pen.moveTo(BOX.left, y(chance));
    pen.lineTo(BOX.right, y(chance));
    pen.stroke();
    pen.fillStyle = colour('--ink-2');
    pen.fillText(card.percent(chance), BOX.left - 8, y(chance) + 4);
  }
  pen.textAlign = 'left';
}

function drawLine(
  pen: CanvasRenderingContext2D,
  review: Review,
  seat: number,
  which: 'known' | 'truth',
  { colour }: Look,
): void {
  const dashes = (DASHES[seat % DASHES.length] ?? '').split(' ').filter(Boolean).map(Number);
  pen.strokeStyle = colour(`--seat-${seat}`);
  pen.lineWidth = 2.5;
  pen.lineJoin = 'round';
  pen.lineCap = which === 'truth' ? 'round' : 'butt';
  pen.setLineDash(which === 'truth' ? [0.1, 6] : dashes);
  pen.beginPath();
  for (const { number, [which]: chances } of review.moments) {
    pen.lineTo(x(review, number), y(chances[seat] ?? 0));
  }
  pen.stroke();
  pen.setLineDash([]);
}

function drawShapes(pen: CanvasRenderingContext2D, review: Review, seat: number, { colour }: Look): void {
  for (const number of placesOfMarks(review.moves, seat, review.seats)) {
    const chance = chancesAt(review, number)?.known[seat] ?? 0;
    drawShape(pen, seat, x(review, number), y(chance), 14, colour);
  }
}

function drawShape(
  pen: CanvasRenderingContext2D,
  seat: number,
  middleX: number,
  middleY: number,
  size: number,
  colour: Look['colour'],
): void {
  pen.save();
  pen.translate(middleX - size / 2, middleY - size / 2);
  pen.scale(size / 24, size / 24);
  const shape = new Path2D(SHAPES[seat % SHAPES.length]);
  pen.strokeStyle = colour('--ground');
  pen.lineWidth = 4;
  pen.stroke(shape);
  pen.fillStyle = colour(`--seat-${seat}`);
  pen.fill(shape);
  pen.restore();
}

function drawSigns(
  pen: CanvasRenderingContext2D,
  review: Review,
  focus: number,
  { colour, font }: Look,
): void {
  pen.font = `700 15px ${font('--text')}`;
  pen.textAlign = 'center';
  pen.fillStyle = colour('--ink');
  for (const { number, seat, sign } of marksOf(review).values()) {
    if (seat !== focus) continue;
    const chance = chancesAt(review, number)?.known[seat] ?? 0;
    pen.fillText(sign, x(review, number), Math.max(BOX.top + 4, y(chance) - 12));
  }
  pen.textAlign = 'left';
}
