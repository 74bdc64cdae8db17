import type { SoundTable } from '../../shared/sounds/declared';
import type { NoxfordEvent } from '../protocol';

export const SOUNDS: SoundTable<NoxfordEvent> = {
  'game-began': 'cards',
  'card-placed': 'card',
  'card-covered': 'card',
  'neutral-placed': 'card',
  'neutral-opened': 'flip',
  'card-laid': 'card',
  'card-laid-onto': 'card',
  'neutral-laid': 'card',
  'gear-turns': 'gear',
  'district-taken': ({ seat }, eyes) => (seat === eyes ? ['gain'] : []),
  'district-lost': ({ seat }, eyes) => (seat === eyes ? ['no'] : []),
};
