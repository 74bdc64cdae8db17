import type { Path } from '../../app/editions/tables';
import type { Words } from '../../i18n/words';

/** What every part of the form shares. */
export interface Editing {
  words: Words;
  /** Type something in. */
  change: (path: Path, value: unknown) => void;
  /** What the engine says is wrong there; empty where nothing is. */
  problem: (path: Path) => string;
  /** Whether it is another value than the game's own. */
  isChanged: (path: Path) => boolean;
}
