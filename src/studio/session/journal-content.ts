import { isSameContent } from '../../compiler/source';
import { applyTextEdits, type TextEdit } from '../../compiler/values/text-edit';
import { encodeText, type FileText } from '../../editing/file-text';
import { tidyTextEdits } from '../../editing/text-edits';
import { isRecord } from '../../shared/is-record';
import { type Content, decodedText } from './content';
import { lineEdits } from './line-edits';

/** A line of the journal that is not what it should be. */
export class JournalDamaged extends Error {
  override readonly name = 'JournalDamaged';
}

/** What a file is, in JSON: the edits of what it was, its whole text, its bytes in base64, or nothing where it is gone. */
type WrittenContent =
  | { readonly edits: readonly (readonly [offset: number, length: number, text: string])[] }
  | { readonly text: string }
  | { readonly bytes: string }
  | { readonly gone: true };

/** Writes what a file is; briefly, where it is known what it was. */
export function writeContent(content: Content, before?: Content): WrittenContent {
  if (content === undefined) return { gone: true };
  const [text, known] = [decodedText(content), decodedText(before)];
  if (text === undefined) return isSameContent(content, before) ? { edits: [] } : { bytes: toBase64(content) };
  if (known === undefined || known.hasByteOrderMark !== text.hasByteOrderMark) return { text: wholeText(text) };
  const edits = tidyTextEdits(known.text, lineEdits(known.text, text.text));
  return { edits: edits.map(({ offset, length, text: inserted }) => [offset, length, inserted]) };
}

/** Reads what {@link writeContent} wrote. Throws {@link JournalDamaged}. */
export function readContent(written: Readonly<Record<string, unknown>>, before: Content): Content {
  if (written.gone === true) return undefined;
  if (typeof written.text === 'string') return new TextEncoder().encode(written.text);
  if (typeof written.bytes === 'string') return fromBase64(written.bytes);
  if (!Array.isArray(written.edits)) throw new JournalDamaged('no content');
  if (written.edits.length === 0) return before;
  const known = decodedText(before);
  if (known === undefined) throw new JournalDamaged('edits of no text');
  return encodeText({ ...known, text: applyTextEdits(known.text, readEdits(written.edits, known.text.length)) });
}

function readEdits(written: readonly unknown[], size: number): TextEdit[] {
  let at = 0;
  return written.map((edit) => {
    const [offset, length, text] = Array.isArray(edit) ? edit.map((part: unknown) => part) : [];
    if (!isIndex(offset) || !isIndex(length) || typeof text !== 'string' || offset < at || offset + length > size)
      throw new JournalDamaged('edits of another text');
    at = offset + length;
    return { offset, length, text };
  });
}

function isIndex(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

function wholeText(text: FileText): string {
  return text.hasByteOrderMark ? `\ufeff${text.text}` : text.text;
}

/** No more than this many arguments are given to a function at once. */
const CHUNK = 0x8000;

/** Bytes that are spread, or taken one by one, keep the window waiting for seconds where there are many. */
function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    binary += Reflect.apply(String.fromCharCode, undefined, bytes.subarray(at, at + CHUNK));
  return btoa(binary);
}

function fromBase64(text: string): Uint8Array {
  try {
    const binary = atob(text);
    const bytes = new Uint8Array(binary.length);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at);
    return bytes;
  } catch (cause) {
    throw new JournalDamaged('no base64', { cause });
  }
}

/** A value of JSON that has to be a map. Throws {@link JournalDamaged}. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw new JournalDamaged('no map');
  return value;
}

/** A value of JSON that has to be a text. Throws {@link JournalDamaged}. */
export function asText(value: unknown): string {
  if (typeof value !== 'string') throw new JournalDamaged('no text');
  return value;
}

/** A value of JSON that has to be a list of maps. Throws {@link JournalDamaged}. */
export function asRecords(value: unknown): Readonly<Record<string, unknown>>[] {
  if (!Array.isArray(value)) throw new JournalDamaged('no list');
  return value.map(asRecord);
}
