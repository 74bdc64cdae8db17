/** Short sounds made on the spot: no file is loaded. Each is a row of notes: start, pitch, length, loudness. */
export type Note = [at: number, pitch: number, length: number, loudness: number];

export const SOUNDS = {
  move: [[0, 420, 0.07, 0.1]],
  turn: [
    [0, 523, 0.16, 0.14],
    [0.12, 784, 0.3, 0.14],
  ],
  // Against the clock: a die hits the table, dice are thrown, sand runs, it gets tight, all is over.
  slap: [
    [0, 190, 0.06, 0.16],
    [0.01, 520, 0.04, 0.06],
  ],
  other: [[0, 240, 0.04, 0.05]],
  throw: [
    [0, 310, 0.03, 0.05],
    [0.05, 360, 0.03, 0.05],
    [0.11, 290, 0.03, 0.05],
    [0.18, 340, 0.03, 0.04],
  ],
  out: [
    [0, 300, 0.08, 0.1],
    [0.07, 170, 0.18, 0.12],
  ],
  sand: [[0, 1250, 0.03, 0.1]],
  tight: [
    [0, 1250, 0.05, 0.2],
    [0.5, 1250, 0.05, 0.2],
  ],
  bell: [
    [0, 1320, 0.9, 0.2],
    [0.02, 1980, 0.7, 0.12],
    [0.16, 1320, 1.1, 0.2],
  ],
  siren: [
    [0, 660, 0.22, 0.18],
    [0.2, 880, 0.22, 0.18],
    [0.4, 660, 0.22, 0.18],
  ],
  gain: [
    [0, 392, 0.09, 0.08],
    [0.06, 587, 0.14, 0.08],
  ],
  no: [
    [0, 220, 0.1, 0.12],
    [0.09, 165, 0.16, 0.12],
  ],
  chat: [[0, 980, 0.09, 0.06]],
  won: [
    [0, 523, 0.2, 0.14],
    [0.14, 659, 0.2, 0.14],
    [0.28, 784, 0.2, 0.14],
    [0.42, 1047, 0.6, 0.16],
  ],
  over: [
    [0, 523, 0.25, 0.12],
    [0.2, 392, 0.5, 0.12],
  ],
} satisfies Record<string, Note[]>;

/** Sound a note; it rises and falls softly, so that nothing clicks. */
export function strike(context: BaseAudioContext, [at, pitch, length, loudness]: Note): void {
  const start = context.currentTime + at;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + length + 0.05);
}
