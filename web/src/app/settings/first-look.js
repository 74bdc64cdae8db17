// Runs before anything is painted, so that nobody's light page begins dark: see `appearance.svelte.ts`, which
// goes on from here. Plain and small on purpose; it is no module, since those wait for the page.
(() => {
  const root = document.documentElement;
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('tablee') ?? '{}');
  } catch {
    // Nothing is remembered here: everything stays as it is at first.
  }
  const asks = (query) => matchMedia(query).matches;
  const isLight =
    chosen.theme === 'light' || (chosen.theme === 'system' && asks('(prefers-color-scheme: light)'));
  root.dataset.theme = isLight ? 'light' : 'dark';
  root.dataset.contrast = (chosen.contrast ?? asks('(prefers-contrast: more)')) ? 'more' : 'normal';
  root.style.fontSize = `${chosen.textSize ?? 100}%`;
  root.dataset.text = chosen.textSize > 115 ? 'large' : 'normal';
})();
