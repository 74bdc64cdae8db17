import type { SoundTable } from '../../shared/sounds/declared';
import type { DistrictNoirEvent } from '../protocol';

export const SOUNDS: SoundTable<DistrictNoirEvent> = {
  'line-laid': 'cards',
  'round-began': 'cards',
  'card-played': 'card',
  'cards-taken': 'cards',
  'city-threatened': 'gain',
};
