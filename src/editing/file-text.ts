import { EditRefused } from './operation';

/** What a file says, and whether a mark of the byte order stands before it. */
export interface FileText {
  readonly text: string;
  readonly hasByteOrderMark: boolean;
}

const MARK = '\ufeff';

/** Throws {@link EditRefused} where the bytes are no UTF-8. */
export function decodeText(content: Uint8Array): FileText {
  const text = decodeAll(content);
  return text.startsWith(MARK) ? { text: text.slice(1), hasByteOrderMark: true } : { text, hasByteOrderMark: false };
}

/** The bytes of a file, given what `decodeText` has read of it. */
export function encodeText({ text, hasByteOrderMark }: FileText): Uint8Array {
  return new TextEncoder().encode(hasByteOrderMark ? MARK + text : text);
}

function decodeAll(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
  } catch {
    throw new EditRefused('unreadable');
  }
}
