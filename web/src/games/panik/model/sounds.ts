import type { SoundTable } from '../../shared/sounds/declared';
import type { PanikEvent } from '../protocol';

export const SOUNDS: SoundTable<PanikEvent> = {
  'mansions-dealt': 'cards',
  'hunter-placed': 'piece',
  'hunter-relocated': 'piece',
  'hunter-called': 'piece',
  'hunter-sent-back': 'away',
  'mansion-opened': 'flip',
  'mansion-detected': 'flip',
};
