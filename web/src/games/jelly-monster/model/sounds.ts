import type { SoundTable } from '../../shared/sounds/declared';
import type { JellyMonsterEvent } from '../protocol';

type Placed = { seat: number };
/** My own die was heard when the finger let go of it. */
const placed = ({ seat }: Placed, eyes: number | null) =>
  seat === eyes ? ([] as const) : (['other'] as const);

export const SOUNDS: SoundTable<JellyMonsterEvent> = {
  'die-placed': placed,
  'effect-lost': placed,
  'target-pushed': placed,
  'target-pulled': placed,
  'die-expelled': ({ seat, owner }, eyes) =>
    seat === eyes ? ['out'] : owner === eyes ? ['out', 'other'] : ['other'],
  'district-blocked': ({ seat }, eyes) => [seat === eyes ? 'slap' : 'other'],
  'timer-turned': 'siren',
  'round-ended': 'bell',
};
