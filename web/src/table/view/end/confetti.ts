import type { Theme } from '../../../games/theme';

type Kind = Theme['confetti']['shape'];

export interface Piece {
  x: number;
  y: number;
  size: number;
  colour: string;
  speed: number;
  sway: number;
  phase: number;
  turn: number;
}

const COUNT = 110;
const PHONE = 480; // pixels: narrower screens get fewer

/** Pieces above the screen (sparks and wisps: below it), each with a way of its own. */
export function pieces({ colours, shape }: Theme['confetti'], width: number, height: number): Piece[] {
  const rises = shape === 'wisp' || shape === 'spark';
  return Array.from({ length: width < PHONE ? COUNT / 2 : COUNT }, (_, place) => ({
    x: Math.random() * width,
    y: rises ? height * (1 + Math.random() * 0.6) : -height * Math.random() * 0.6,
    size: 6 + Math.random() * 9,
    colour: colours[place % colours.length] ?? 'white',
    speed: (rises ? -1 : 1) * (170 + Math.random() * 230),
    sway: 10 + Math.random() * 40,
    phase: Math.random() * 7,
    turn: (Math.random() - 0.5) * 7,
  }));
}

/** Move a piece on and draw it. */
export function fall(piece: Piece, seconds: number, shape: Kind, pen: CanvasRenderingContext2D): void {
  piece.phase += seconds * 2.2;
  piece.y += piece.speed * seconds;
  piece.x += Math.sin(piece.phase) * piece.sway * seconds;
  pen.save();
  pen.translate(piece.x, piece.y);
  pen.fillStyle = piece.colour;
  DRAW[shape](piece, pen);
  pen.restore();
}

const DRAW: Record<Kind, (piece: Piece, pen: CanvasRenderingContext2D) => void> = {
  // Strips of paper that turn over.
  paper: ({ size, phase, turn }, pen) => {
    pen.rotate(phase * turn * 0.4);
    pen.scale(1, Math.cos(phase * 2));
    pen.fillRect(-size / 2, -size, size, size * 2);
  },
  // Sparks from a forge.
  spark: ({ size, phase }, pen) => {
    pen.rotate(phase);
    pen.fillRect(-size / 2, -1.2, size, 2.4);
    pen.fillRect(-1.2, -size / 2, 2.4, size);
  },
  // Pale lights that fly up.
  wisp: ({ size, phase }, pen) => {
    pen.globalAlpha *= 0.55 + 0.45 * Math.sin(phase * 2);
    pen.beginPath();
    pen.arc(0, 0, size * 0.7, 0, 7);
    pen.moveTo(-size * 0.6, 0);
    pen.quadraticCurveTo(0, size * 2.6, size * 0.6, 0);
    pen.fill();
  },
  // Slime.
  drop: ({ size }, pen) => {
    pen.beginPath();
    pen.arc(0, 0, size * 0.6, 0, Math.PI);
    pen.quadraticCurveTo(-size * 0.5, -size * 0.5, 0, -size * 1.5);
    pen.quadraticCurveTo(size * 0.5, -size * 0.5, size * 0.6, 0);
    pen.fill();
  },
};
