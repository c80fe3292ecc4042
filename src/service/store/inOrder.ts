/** The values in the order of their addresses as UTF-8, which is LevelDB's, and not that of JavaScript's strings. */
export function inOrder(entries: Iterable<[address: string, value: Uint8Array]>): Uint8Array[] {
  return Array.from(entries, ([address, value]) => ({ bytes: Buffer.from(address), value }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ value }) => value);
}
