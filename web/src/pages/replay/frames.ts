import { CLOCK_SEAT } from '../../games/board';
import type { Frame } from '../../protocol/types';
import { linesOfEvents, type LogLine } from '../../table/model/log/log-lines';
import type { Words } from '../../i18n/words';

/** The frames of a replay as lines of a log, numbered by frame. */
export function linesOfFrames(frames: readonly Frame[], words: Words): LogLine[] {
  return frames.flatMap((frame) => {
    const seat = frame.seat !== null && frame.seat < CLOCK_SEAT ? frame.seat : null;
    const line = { number: frame.number, at: frame.at ?? 0, seat };
    if (frame.number === 0) {
      const details = frame.events.map((event) => words.tell(event));
      return [{ ...line, part: 0, icon: 'deal', text: words.say('ui-log-started'), details }];
    }
    return linesOfEvents(frame.events, words).map((one) => ({
      ...line,
      icon: 'clock',
      ...one,
      seat: one.seat ?? seat,
    }));
  });
}
