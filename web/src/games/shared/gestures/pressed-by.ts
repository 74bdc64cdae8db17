/** How somebody works the page. */
export type PressedBy = 'touch' | 'mouse' | 'keys';

let last: PressedBy = 'mouse';

// A click does not say it in every browser; the press before it does.
addEventListener('pointerdown', (event) => (last = event.pointerType === 'touch' ? 'touch' : 'mouse'), true);
addEventListener('keydown', () => (last = 'keys'), true);

/** What the page was last worked with. */
export const pressedBy = (): PressedBy => last;
