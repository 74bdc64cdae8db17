import { preferences } from '../settings/preferences.svelte';
import { type Note, SOUNDS, strike } from './notes';

export type Sound = keyof typeof SOUNDS;

const LONGEST = 2000; // milliseconds, and a little more

let audio: AudioContext | null = null;
let silence: ReturnType<typeof setTimeout> | undefined;

/** Play a sound, if sounds are wanted and the browser allows them already. */
export function sound(name: Sound): void {
  if (!preferences.sound || !('AudioContext' in window)) return;
  // Before the first click browsers refuse sound; then it would come late and all at once.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  for (const note of SOUNDS[name]) strike(audio, note as Note);
  // The speaker is fed with silence too, as long as nobody says stop: on a phone that costs the battery.
  clearTimeout(silence);
  silence = setTimeout(() => void audio?.suspend(), LONGEST);
}
