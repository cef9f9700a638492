const SIGNATURE = 'wOF2';

/** Whether bytes are a font in the format that every browser reads. */
export function isWoff2(content: Uint8Array): boolean {
  return String.fromCharCode(...content.subarray(0, SIGNATURE.length)) === SIGNATURE;
}
