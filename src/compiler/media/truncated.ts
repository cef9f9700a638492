import { isPicture, measurePicture } from './picture';

/** Whether the end of a picture is missing. */
export function isTruncated(path: string, content: Uint8Array): boolean {
  return (isPicture(path, content) && isCutOff(content)) || isHalfSvg(path, content);
}

/** Whether the end is missing, of the formats that say where they end. */
function isCutOff(content: Uint8Array): boolean {
  const { type } = measurePicture(content) ?? {};
  if (type === 'png') return !endsWith(content, [0x49, 0x45, 0x4e, 0x44]);
  if (type === 'jpg') return !endsWith(content, [0xff, 0xd9]);
  if (type !== 'webp' || content.length < 12) return false;
  const { buffer, byteOffset } = content;
  return new DataView(buffer, byteOffset).getUint32(4, true) + 8 > content.length;
}

/** Cameras and programs put things of their own behind the end. */
const LONGEST_APPENDIX = 100_000;

function endsWith(content: Uint8Array, mark: readonly number[]): boolean {
  const least = Math.max(0, content.length - LONGEST_APPENDIX);
  for (let at = content.length - mark.length; at >= least; at -= 1) {
    if (mark.every((byte, index) => content[at + index] === byte)) return true;
  }
  return false;
}

/** A drawing whose first element is open to the end. */
function isHalfSvg(path: string, content: Uint8Array): boolean {
  if (!/\.svg$/i.test(path) || content.length === 0) return false;
  const decoder = new TextDecoder();
  if (!/<svg\b/i.test(decoder.decode(content.slice(0, LONGEST_HEAD)))) return false;
  const tail = decoder.decode(content.slice(-LONGEST_TAIL));
  return !/<\/(?:\w+:)?svg\s*>/i.test(tail) && !/<svg\b[^<>]*\/>\s*$/i.test(tail);
}

const LONGEST_HEAD = 4000;
const LONGEST_TAIL = 4000;
