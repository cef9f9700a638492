/** Something that can be said in JSON, with bytes that go along with it; a part may be missing. */
export interface Frame {
  readonly data: unknown;
  readonly parts: readonly (Uint8Array | undefined)[];
}

interface Header {
  readonly data: unknown;
  /** Of each part; nothing for one that is missing. */
  readonly sizes: readonly (number | null)[];
}

const LENGTH_BYTES = 4;

/** A frame as bytes: the length of its header, the header, and the parts as they are. */
export function encodeFrame({ data, parts }: Frame): Uint8Array<ArrayBuffer> {
  const header: Header = { data, sizes: parts.map((part) => part?.length ?? null) };
  const head = new TextEncoder().encode(JSON.stringify(header));
  const size = parts.reduce((sum, part) => sum + (part?.length ?? 0), LENGTH_BYTES + head.length);
  const bytes = new Uint8Array(size);
  new DataView(bytes.buffer).setUint32(0, head.length);
  bytes.set(head, LENGTH_BYTES);
  let at = LENGTH_BYTES + head.length;
  for (const part of parts) {
    if (part === undefined) continue;
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** The one frame that bytes are; nothing where they are none. */
export function decodeFrame(bytes: Uint8Array): Frame | undefined {
  const { header, length } = measure(bytes);
  return header === undefined || length !== bytes.length ? undefined : frameIn(bytes, header);
}

/** The frames in a stream, each as soon as it is whole; what is no frame ends them. */
export async function* readFrames(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Frame> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  let needed = LENGTH_BYTES;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    size += chunk.length;
    while (size >= needed) {
      const bytes = joined(waiting, size);
      const { header, length } = measure(bytes);
      const isWhole = header !== undefined && length <= size;
      if (length === 0) return;
      if (isWhole) yield frameIn(bytes, header);
      waiting = [isWhole ? bytes.subarray(length) : bytes];
      size -= isWhole ? length : 0;
      needed = isWhole ? LENGTH_BYTES : length;
    }
  }
}

/** How many bytes there must be for more to be known of a frame, or, given its header, for all of it; 0 where it is none. */
function measure(bytes: Uint8Array): { readonly length: number; readonly header?: Header } {
  if (bytes.length < LENGTH_BYTES) return { length: LENGTH_BYTES };
  const body = bodyOf(bytes);
  if (bytes.length < body) return { length: body };
  const header = readHeader(bytes.subarray(LENGTH_BYTES, body));
  if (header === undefined) return { length: 0 };
  return { header, length: header.sizes.reduce<number>((sum, size) => sum + (size ?? 0), body) };
}

/** Where the parts begin. */
function bodyOf({ buffer, byteOffset }: Uint8Array): number {
  return LENGTH_BYTES + new DataView(buffer, byteOffset).getUint32(0);
}

function frameIn(bytes: Uint8Array, { data, sizes }: Header): Frame {
  let at = bodyOf(bytes);
  const parts = sizes.map((size) => {
    if (size === null) return undefined;
    at += size;
    return new Uint8Array(bytes.subarray(at - size, at));
  });
  return { data, parts };
}

function readHeader(bytes: Uint8Array): Header | undefined {
  try {
    const header: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isHeader(header) ? header : undefined;
  } catch {
    return undefined;
  }
}

function isHeader(value: unknown): value is Header {
  if (typeof value !== 'object' || value === null || !('data' in value && 'sizes' in value)) return false;
  return Array.isArray(value.sizes) && value.sizes.every((size) => size === null || isSize(size));
}

function isSize(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const [first] = chunks;
  if (first !== undefined && chunks.length === 1) return first;
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
