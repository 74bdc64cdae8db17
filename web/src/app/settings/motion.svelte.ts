import { preferences } from './preferences.svelte';

const query = matchMedia('(prefers-reduced-motion: reduce)');
let isReducedBySystem = $state(query.matches);
query.addEventListener('change', () => (isReducedBySystem = query.matches));

/** Whether things may move: as chosen here, or else as the system asks. */
export function mayMove(): boolean {
  return preferences.motion === 'full' || (preferences.motion === 'system' && !isReducedBySystem);
}
