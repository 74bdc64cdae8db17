/** How many tables wait, on the icon of the installed app. */
export function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = count ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  shown.catch(() => {}); // not installed
}
