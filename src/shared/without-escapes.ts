/** An address, or a part of one, with its escapes resolved; one that is wrongly escaped, as it is written. */
export function withoutEscapes(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
