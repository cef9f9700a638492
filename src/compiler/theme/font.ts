const SIGNATURE = 'wOF2';

/** Whether bytes are a font in the format that every browser reads. */
export function isWoff2(content: Uint8Array): boolean {
  return String.fromCharCode(...content.subarray(0, SIGNATURE.length)) === SIGNATURE;
}

const TABLE_COUNT_AT = 12;
const DIRECTORY_AT = 48;
/** In the directory of a WOFF2 file, tables that are known go by a number. */
const [GLYPHS, LOCATIONS, VARIATIONS, ANY_OTHER] = [10, 11, 47, 63];
const AS_IT_WAS = 3;

/** Whether a WOFF2 font has more than one weight or width in it. */
export function isVariableFont(content: Uint8Array): boolean {
  const byteAt = (offset: number) => content[offset] ?? 0;
  const afterLength = (offset: number): number => (byteAt(offset) >= 0x80 ? afterLength(offset + 1) : offset + 1);
  const tables = byteAt(TABLE_COUNT_AT) * 0x100 + byteAt(TABLE_COUNT_AT + 1);
  let at = DIRECTORY_AT;
  for (let table = 0; table < tables && at < content.length; table += 1) {
    const [known, version] = [byteAt(at) & 0x3f, byteAt(at) >> 6];
    if (known === VARIATIONS) return true;
    at = afterLength(at + (known === ANY_OTHER ? 5 : 1));
    const isTransformed = known === GLYPHS || known === LOCATIONS ? version !== AS_IT_WAS : version > 0;
    if (isTransformed) at = afterLength(at);
  }
  return false;
}
