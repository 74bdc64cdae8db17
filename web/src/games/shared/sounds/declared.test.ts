import { expect, test } from 'vitest';
import { soundsOf, soundsOfScene, type SoundTable } from './declared';

type Event = { event: 'laid' } | { event: 'taken'; seat: number } | { event: 'nothing' };
const TABLE: SoundTable<Event> = {
  laid: 'card',
  taken: ({ seat }, eyes) => (seat === eyes ? ['gain'] : ['no', 'cards']),
};

test('an event is heard as its game declares it, and by those whom it concerns', () => {
  expect(soundsOf(TABLE, { event: 'laid' }, 0)).toEqual(['card']);
  expect(soundsOf(TABLE, { event: 'taken', seat: 1 }, 1)).toEqual(['gain']);
  expect(soundsOf(TABLE, { event: 'taken', seat: 1 }, 0)).toEqual(['no', 'cards']);
  expect(soundsOf(TABLE, { event: 'nothing' }, 0)).toEqual([]);
});

test('a scene is heard one after the other, what repeats itself once, and never as noise', () => {
  const laid: Event = { event: 'laid' };
  const heard = soundsOfScene(TABLE, [laid, laid, { event: 'taken', seat: 0 }, laid], 0);
  expect(heard.map(({ name }) => name)).toEqual(['card', 'gain', 'card']);
  expect(heard.map(({ at }) => at)).toEqual([0, 180, 360]);
  const many = Array.from({ length: 20 }, (_, seat): Event => ({ event: 'taken', seat }));
  expect(soundsOfScene(TABLE, many, null)).toHaveLength(4);
});
