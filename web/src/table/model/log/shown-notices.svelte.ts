import type { Notice } from './notices';

const READ_FOR = 9_000; // milliseconds
const MOST = 2; // at once: they lie over the board

/** Notices that are being shown. Each goes by itself, or when it is dismissed. */
export class ShownNotices {
  shown = $state.raw<Notice[]>([]);

  readonly show = (notice: Notice): void => {
    this.shown = [...this.shown.filter(({ number }) => number !== notice.number), notice].slice(-MOST);
    setTimeout(() => this.dismiss(notice.number), READ_FOR);
  };

  readonly dismiss = (number: number): void => {
    this.shown = this.shown.filter((one) => one.number !== number);
  };

  readonly dismissAll = (): void => {
    this.shown = [];
  };
}
