import { CLOCK_SEAT } from '../../games/board';
import type { Frame } from '../../protocol/types';
import type { LogLine } from '../../table/model/log-lines';
import type { Words } from '../../i18n/words';

/** The frames of a replay as lines of a log, numbered by frame. */
export function linesOfFrames(frames: readonly Frame[], words: Words): LogLine[] {
  return frames.flatMap((frame) => {
    const sentences = frame.events.map((event) => words.tell(event));
    const isDeal = frame.number === 0;
    const [text, ...details] = isDeal ? [words.say('ui-log-started'), ...sentences] : sentences;
    if (text === undefined) return [];
    const seat = frame.seat !== null && frame.seat < CLOCK_SEAT ? frame.seat : null;
    return [
      { number: frame.number, at: frame.at ?? 0, icon: isDeal ? 'deal' : 'clock', seat, text, details },
    ];
  });
}
