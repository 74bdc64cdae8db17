/** A new id for a command: the same id is never carried out twice. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('');
}
