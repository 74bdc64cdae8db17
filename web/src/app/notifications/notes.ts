/**
 * Short sounds made on the spot: no file is loaded. Each is a row of notes: when, how high (for noise: where in the
 * spectrum), how long, how loud, and what it is made of.
 */
export type Note = [at: number, pitch: number, length: number, loudness: number, voice?: Voice];
type Voice = 'triangle' | 'sine' | 'noise';

/** Kinds of sounds, each of which can be switched off. */
export const FAMILIES = ['card', 'dice', 'gear', 'sand', 'chime'] as const;
export type Family = (typeof FAMILIES)[number];

/** By kind; the first of each is what the settings let hear. */
const BY_FAMILY = {
  // Paper on wood: a card is laid, several are taken, dealt or turned over; a piece is put down or sent away.
  card: {
    card: [
      [0, 2600, 0.07, 0.35, 'noise'],
      [0.045, 170, 0.07, 0.16, 'sine'],
    ],
    cards: [
      [0, 2400, 0.08, 0.29, 'noise'],
      [0.09, 2900, 0.08, 0.25, 'noise'],
      [0.18, 2200, 0.1, 0.29, 'noise'],
      [0.23, 150, 0.08, 0.14, 'sine'],
    ],
    flip: [
      [0, 1500, 0.05, 0.21, 'noise'],
      [0.07, 3400, 0.06, 0.28, 'noise'],
    ],
    piece: [
      [0, 900, 0.03, 0.28, 'noise'],
      [0, 220, 0.09, 0.2, 'sine'],
    ],
    away: [
      [0, 420, 0.1, 0.1, 'sine'],
      [0.08, 260, 0.16, 0.12, 'sine'],
      [0, 1200, 0.14, 0.11, 'noise'],
    ],
  },
  // A die hits the table, somebody else's does, dice are thrown, one is thrown out.
  dice: {
    throw: [
      [0, 310, 0.03, 0.05],
      [0, 1900, 0.025, 0.3, 'noise'],
      [0.05, 360, 0.03, 0.05],
      [0.05, 2300, 0.025, 0.26, 'noise'],
      [0.11, 290, 0.03, 0.05],
      [0.11, 1700, 0.025, 0.3, 'noise'],
      [0.18, 340, 0.03, 0.04],
      [0.18, 2100, 0.025, 0.2, 'noise'],
    ],
    slap: [
      [0, 190, 0.06, 0.16],
      [0, 1400, 0.03, 0.3, 'noise'],
      [0.01, 520, 0.04, 0.06],
    ],
    other: [
      [0, 240, 0.04, 0.05],
      [0, 1600, 0.02, 0.1, 'noise'],
    ],
    out: [
      [0, 300, 0.08, 0.1],
      [0.07, 170, 0.18, 0.12],
    ],
  },
  // Teeth that catch, one after the other, and the wheel that comes to rest.
  gear: {
    gear: [
      [0, 3200, 0.02, 0.4, 'noise'],
      [0.07, 2800, 0.02, 0.4, 'noise'],
      [0.14, 3200, 0.02, 0.4, 'noise'],
      [0.22, 2600, 0.02, 0.4, 'noise'],
      [0.32, 2900, 0.03, 0.4, 'noise'],
      [0.32, 130, 0.16, 0.14],
    ],
  },
  // A second of sand, the last ones, and the glass that is turned.
  sand: {
    sand: [
      [0, 5200, 0.09, 0.13, 'noise'],
      [0, 1250, 0.03, 0.05],
    ],
    tight: [
      [0, 1250, 0.05, 0.2],
      [0.5, 1250, 0.05, 0.2],
    ],
    siren: [
      [0, 660, 0.22, 0.18],
      [0.2, 880, 0.22, 0.18],
      [0.4, 660, 0.22, 0.18],
    ],
  },
  chime: {
    turn: [
      [0, 523, 0.3, 0.12, 'sine'],
      [0.12, 784, 0.55, 0.12, 'sine'],
      [0.12, 1568, 0.3, 0.03, 'sine'],
    ],
    gain: [
      [0, 392, 0.09, 0.08],
      [0.06, 587, 0.14, 0.08],
    ],
    no: [
      [0, 220, 0.1, 0.12],
      [0.09, 165, 0.16, 0.12],
    ],
    bell: [
      [0, 1320, 0.9, 0.2],
      [0.02, 1980, 0.7, 0.12],
      [0.16, 1320, 1.1, 0.2],
    ],
    chat: [[0, 980, 0.09, 0.06, 'sine']],
    won: [
      [0, 523, 0.3, 0.12, 'sine'],
      [0.14, 659, 0.3, 0.12, 'sine'],
      [0.28, 784, 0.3, 0.12, 'sine'],
      [0.42, 1047, 0.8, 0.13, 'sine'],
      [0.42, 2093, 0.5, 0.03, 'sine'],
    ],
    over: [
      [0, 523, 0.3, 0.11, 'sine'],
      [0.2, 392, 0.6, 0.11, 'sine'],
    ],
  },
} satisfies Record<Family, Record<string, Note[]>>;

type Each<T> = T extends unknown ? keyof T : never;
export type Sound = Each<(typeof BY_FAMILY)[Family]>;

export const SOUNDS = Object.assign({}, ...Object.values(BY_FAMILY)) as Record<Sound, Note[]>;

export const familyOf = (sound: Sound): Family => FAMILIES.find((family) => sound in BY_FAMILY[family])!;
export const firstOf = (family: Family): Sound => Object.keys(BY_FAMILY[family])[0] as Sound;

/** Sound a note; it rises and falls softly, so that nothing clicks. */
export function strike(
  context: BaseAudioContext,
  [at, pitch, length, loudness, voice = 'triangle']: Note,
  out: AudioNode = context.destination,
): void {
  const start = context.currentTime + at;
  const rise = Math.min(0.012, length / 4);
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + rise);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  volume.connect(out);
  const source = voice === 'noise' ? hissing(context, pitch, volume) : humming(context, pitch, voice, volume);
  source.start(start);
  source.stop(start + length + 0.05);
}

function humming(
  context: BaseAudioContext,
  pitch: number,
  type: OscillatorType,
  to: AudioNode,
): AudioScheduledSourceNode {
  const tone = context.createOscillator();
  tone.type = type;
  tone.frequency.value = pitch;
  tone.connect(to);
  return tone;
}

function hissing(context: BaseAudioContext, pitch: number, to: AudioNode): AudioScheduledSourceNode {
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  band.Q.value = 0.9;
  source.connect(band).connect(to);
  return source;
}

const NOISE = 0.5; // seconds: longer than any note of it
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** White noise, the same every time: made once for each speaker. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  let noise = noises.get(context);
  if (noise === undefined) {
    noise = context.createBuffer(1, context.sampleRate * NOISE, context.sampleRate);
    const samples = noise.getChannelData(0);
    let state = 1;
    for (let at = 0; at < samples.length; at++) {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      samples[at] = state / 0x3fffffff - 1;
    }
    noises.set(context, noise);
  }
  return noise;
}
