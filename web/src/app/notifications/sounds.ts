import { preferences } from '../settings/preferences.svelte';
import { idle } from '../../ui/idle';
import { type Family, familyOf, firstOf, type Sound, SOUNDS, strike } from './notes';

export type { Sound };

const LONGEST = 2000; // milliseconds, and a little more
const SOON = 300; // milliseconds that a first sound waits at most for a page that is busy
const TOUCHES = ['pointerup', 'keydown'] as const;

let speaker: AudioContext | null = null;
let loudness: GainNode | null = null;
let silence: ReturnType<typeof setTimeout> | undefined;

/**
 * A browser takes long to open its speaker (55 milliseconds and more, in which nothing is drawn), and allows it
 * after a touch only. So it is opened after the first one, not when a move is to be seen.
 */
export function prepareSounds(): () => void {
  const touched = (): void => {
    // Some browsers let a speaker start only while they handle a touch.
    if (speaker?.state === 'suspended') void speaker.resume().then(rest);
    if (speaker) forget();
    else openAtIdle();
  };
  const forget = (): void => TOUCHES.forEach((touch) => removeEventListener(touch, touched, true));
  TOUCHES.forEach((touch) => addEventListener(touch, touched, true));
  if (isAllowed()) openAtIdle();
  return forget;
}

/** Play a sound, if sounds are wanted and the browser allows them already. */
export function sound(name: Sound): void {
  if (!isWanted() || preferences.silenced.includes(familyOf(name)) || !isAllowed()) return;
  if (speaker) ring(speaker, name);
  else void idle(SOON).then(() => ring(opened(), name));
}

/** What one kind of sounds is like. */
export const sample = (family: Family): void => sound(firstOf(family));

const isWanted = (): boolean => preferences.sound && preferences.volume > 0 && 'AudioContext' in window;

// Before the first touch browsers refuse sound; then it would come late and all at once.
const isAllowed = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

function openAtIdle(): void {
  if (isWanted()) void idle().then(opened);
}

function opened(): AudioContext {
  if (speaker) return speaker;
  speaker = new AudioContext();
  loudness = speaker.createGain();
  loudness.connect(speaker.destination);
  rest();
  return speaker;
}

function ring(through: AudioContext, name: Sound): void {
  if (through.state === 'suspended') void through.resume();
  if (loudness) loudness.gain.value = preferences.volume / 100;
  for (const note of SOUNDS[name]) strike(through, note, loudness ?? through.destination);
  rest();
}

/** The speaker is fed with silence too, as long as nobody says stop: on a phone that costs the battery. */
function rest(): void {
  clearTimeout(silence);
  silence = setTimeout(() => void speaker?.suspend(), LONGEST);
}
