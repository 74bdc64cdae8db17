import { api } from '../net/api';
import { newId } from '../net/ids';
import type { TableLaid } from '../protocol/types';
import { nonceFor } from './commitments';

/** Deal at a table that was just laid: the server has shown its fingerprint, so now comes our number. */
export async function startFair({ table, commitment }: TableLaid): Promise<void> {
  await api.do(table, newId(), { do: 'start', nonce: nonceFor(table, 1, commitment) });
}
