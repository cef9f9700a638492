import { EditRefused } from './operation';

/** What a file says, and whether a mark of the byte order stands before it. */
export interface FileText {
  readonly text: string;
  readonly hasMark: boolean;
}

const MARK = '\ufeff';

/** Throws {@link EditRefused} where the bytes are no UTF-8. */
export function decode(content: Uint8Array): FileText {
  const text = decodeAll(content);
  return text.startsWith(MARK) ? { text: text.slice(1), hasMark: true } : { text, hasMark: false };
}

export function encode({ text, hasMark }: FileText): Uint8Array {
  return new TextEncoder().encode(hasMark ? MARK + text : text);
}

function decodeAll(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
  } catch {
    throw new EditRefused('unreadable');
  }
}
