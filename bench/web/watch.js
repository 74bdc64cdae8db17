// Runs before the page: notes when things are painted, shifted and blocked, and how long an event of the server
// takes to the screen.
(() => {
  const seen = { paint: 0, tasks: [], shifts: [], latencies: [], frames: [], ready: 0, sockets: [] };
  Object.assign(seen, { isExpected: false, changed: 0 });
  globalThis.watched = seen;
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.paint = entry.startTime;
  });
  observe('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shifts.push(entry.value);
  });

  // Ready: the page offers what it is for.
  const isReady = () => document.querySelector('.ground.whole [data-piece], .posters button:not([disabled])');
  new MutationObserver((_, self) => {
    if (!isReady()) return;
    seen.ready = performance.now();
    self.disconnect();
  }).observe(document, { childList: true, attributes: true, subtree: true });

  // From the event's arrival to the frame that shows the changed board. Only of an event that is expected: what
  // comes while the board still tells what was before waits its turn. And only of one that changes what is seen:
  // a choice that stays hidden until everybody has chosen moves nothing.
  let arrived = 0;
  let known = '';
  const Plain = globalThis.WebSocket;
  globalThis.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      seen.sockets.push(this);
      this.addEventListener('message', ({ data }) => {
        const { type, view } = JSON.parse(data);
        const shown = (type === 'news' || type === 'table') && view ? JSON.stringify(view) : known;
        const isNew = shown !== known;
        known = shown;
        if (type !== 'news' || !seen.isExpected || !isNew) return;
        seen.isExpected = false;
        arrived = performance.now();
      });
    }
  };
  new MutationObserver((changes) => {
    if (!changes.some(({ target }) => target.parentElement?.closest('[data-board]'))) return;
    seen.changed = performance.now();
    if (!arrived) return;
    const since = arrived;
    arrived = 0;
    requestAnimationFrame(() => {
      const channel = new MessageChannel(); // its message comes after the frame was painted
      channel.port1.onmessage = () => seen.latencies.push(performance.now() - since);
      channel.port2.postMessage(0);
    });
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });

  // How long frames take while pieces move.
  let last = 0;
  const frame = (now) => {
    const isMoving = document
      .getAnimations()
      .some((one) => one.playState === 'running' && one.effect.getComputedTiming().iterations !== Infinity);
    if (last && isMoving) seen.frames.push(now - last);
    last = isMoving ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})();
