/** A number of 53 bits for a text or for bytes (cyrb53, public domain): the same everywhere, and quick. No secret is safe in it. */
export function cyrb53(data: string | Uint8Array): number {
  const codeAt =
    typeof data === 'string' ? (index: number) => data.charCodeAt(index) : (index: number) => data[index] ?? 0;
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < data.length; index += 1) {
    const code = codeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}
