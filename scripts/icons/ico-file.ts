/** One size of an icon, in pixels below 256. */
interface IcoPart {
  readonly size: number;
  readonly png: Buffer;
}

const HEADER_LENGTH = 6;
const ENTRY_LENGTH = 16;
const TYPE_ICON = 1;
const BITS_PER_PIXEL = 32;

/** Icons in several sizes as one file: a header, an entry for each that says where it begins, and their PNGs. */
export function icoFile(parts: readonly IcoPart[]): Buffer {
  const header = Buffer.alloc(HEADER_LENGTH);
  header.writeUInt16LE(TYPE_ICON, 2);
  header.writeUInt16LE(parts.length, 4);
  let offset = HEADER_LENGTH + ENTRY_LENGTH * parts.length;
  const entries = parts.map(({ size, png }) => {
    const entry = Buffer.alloc(ENTRY_LENGTH);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(BITS_PER_PIXEL, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...parts.map(({ png }) => png)]);
}
