/** What cameras and programs write about a picture: where it was taken, with what, by whom. */
const ABOUT: ReadonlySet<number> = new Set([0xe1, 0xed, 0xfe]);
const SCAN = 0xda;
/** Of these there is but the mark. */
const ALONE: ReadonlySet<number> = new Set([0x01, 0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0xd7]);

/** A JPEG without what it says besides the picture, which stays bit for bit what it is. */
export function stripJpeg(content: Uint8Array): Uint8Array {
  const parts = [content.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= content.length && content[at] === 0xff) {
    const mark = content[at + 1] ?? 0;
    if (mark === SCAN) break;
    const length = ALONE.has(mark) ? 0 : ((content[at + 2] ?? 0) << 8) + (content[at + 3] ?? 0);
    const end = at + 2 + length;
    if (end > content.length) break;
    if (!ABOUT.has(mark)) parts.push(content.subarray(at, end));
    at = end;
  }
  parts.push(content.subarray(at));
  return joined(parts);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
