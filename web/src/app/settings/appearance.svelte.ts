import { preferences } from './preferences.svelte';

/** Sizes of text, in percent of what the browser has. */
export const TEXT_SIZES = [90, 100, 115, 130] as const;
/** Beyond this a phone is laid out as a smaller one: media queries know nothing of the chosen size. */
const LARGE = 115;

const light = followed('(prefers-color-scheme: light)');
const strong = followed('(prefers-contrast: more)');

/** Whether pages are light: as chosen here, or as the device is. */
export const isLight = (): boolean =>
  preferences.theme === 'light' || (preferences.theme === 'system' && light.holds);

/** Whether contrast is high: as chosen here, or else as the system asks. */
export const isHighContrast = (): boolean => preferences.contrast ?? strong.holds;

/** Makes the page look as chosen. To be called in an effect; `first-look.js` has done it once already. */
export function applyAppearance(): void {
  const root = document.documentElement;
  root.dataset.theme = isLight() ? 'light' : 'dark';
  root.dataset.contrast = isHighContrast() ? 'more' : 'normal';
  root.style.fontSize = `${preferences.textSize}%`;
  root.dataset.text = preferences.textSize > LARGE ? 'large' : 'normal';
  // What the browser itself draws around the page.
  const edge = getComputedStyle(root).backgroundColor;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', edge);
}

/** What a media query says, now and whenever it changes its mind. */
function followed(query: string): { readonly holds: boolean } {
  const list = matchMedia(query);
  let holds = $state(list.matches);
  list.addEventListener('change', () => (holds = list.matches));
  return {
    get holds() {
      return holds;
    },
  };
}
