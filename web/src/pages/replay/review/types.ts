/** Names of what the server's types leave unnamed. */
import type { Decision } from '../../../protocol/types';

export type Label = NonNullable<Decision['label']>;
export type Praise = NonNullable<Decision['praise']>;
