import { preferences } from '../settings/preferences.svelte';
import { idle } from '../../ui/idle';
import { type Note, SOUNDS, strike } from './notes';

export type Sound = keyof typeof SOUNDS;

const LONGEST = 2000; // milliseconds, and a little more
const SOON = 300; // milliseconds that a first sound waits at most for a page that is busy
const TOUCHES = ['pointerup', 'keydown'] as const;

let speaker: AudioContext | null = null;
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
  if (!isWanted() || !isAllowed()) return;
  if (speaker) ring(speaker, name);
  else void idle(SOON).then(() => ring(opened(), name));
}

const isWanted = (): boolean => preferences.sound && 'AudioContext' in window;

// Before the first touch browsers refuse sound; then it would come late and all at once.
const isAllowed = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

function openAtIdle(): void {
  if (isWanted()) void idle().then(opened);
}

function opened(): AudioContext {
  if (speaker) return speaker;
  speaker = new AudioContext();
  rest();
  return speaker;
}

function ring(through: AudioContext, name: Sound): void {
  if (through.state === 'suspended') void through.resume();
  for (const note of SOUNDS[name]) strike(through, note as Note);
  rest();
}

/** The speaker is fed with silence too, as long as nobody says stop: on a phone that costs the battery. */
function rest(): void {
  clearTimeout(silence);
  silence = setTimeout(() => void speaker?.suspend(), LONGEST);
}
