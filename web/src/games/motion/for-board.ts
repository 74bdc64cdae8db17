/**
 * Whether a key pressed there is meant for this board: on it, or where nothing in particular has the focus (the
 * page itself, or the main part that has it after a change of page). Never in a chat, a menu or a dialog.
 */
export const isForBoard = (target: EventTarget | null, board: HTMLElement | undefined): boolean =>
  board !== undefined && target instanceof Node && (board.contains(target) || target.contains(board));
