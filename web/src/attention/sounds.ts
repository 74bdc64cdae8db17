import { preferences } from '../settings/preferences.svelte';

/** Short sounds made on the spot: no file is loaded. Each is a row of notes: start, pitch, length, loudness. */
type Note = [at: number, pitch: number, length: number, loudness: number];

const SOUNDS = {
  move: [[0, 420, 0.07, 0.1]],
  turn: [
    [0, 523, 0.16, 0.14],
    [0.12, 784, 0.3, 0.14],
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

let audio: AudioContext | null = null;

/** Play a sound, if sounds are wanted and the browser allows them already. */
export function sound(name: keyof typeof SOUNDS): void {
  if (!preferences.sound || !('AudioContext' in window)) return;
  // Before the first click browsers refuse sound; then it would come late and all at once.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  for (const note of SOUNDS[name]) strike(audio, note as Note);
}

function strike(context: AudioContext, [at, pitch, length, loudness]: Note): void {
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
