import { preferences } from './preferences.svelte';

const query = matchMedia('(prefers-reduced-motion: reduce)');
let isReducedBySystem = $state(query.matches);
query.addEventListener('change', () => (isReducedBySystem = query.matches));

/** Whether things may move: as chosen here, or else as the system asks. */
export function mayMove(): boolean {
  return preferences.motion === 'full' || (preferences.motion === 'system' && !isReducedBySystem);
}

/** How fast things move: 0 for not at all, else as chosen here; against the clock nothing is slower than it has to be. */
export function animationSpeed(isRace = false): number {
  if (!mayMove()) return 0;
  return isRace ? Math.max(1, preferences.animationSpeed) : preferences.animationSpeed;
}
