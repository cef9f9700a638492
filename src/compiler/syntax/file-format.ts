import type { Edit } from '../findings/fix';
import type { ProblemDetails } from '../findings/problem-details';

/** What a file is that should be plain text, with what makes that of it where it is known. */
export interface OtherFormat {
  readonly format: ProblemDetails['file-format-other']['format'];
  readonly edits?: readonly Edit[];
}

/** How files begin that programs for documents save, those for pictures among them. */
const DOCUMENTS = ['PK\x03\x04', '\xd0\xcf\x11\xe0', '%PDF-', '{\\rtf', '\x89PNG', '\xff\xd8\xff'];

export function otherFormat(file: string, content: Uint8Array, text: string | undefined): OtherFormat | undefined {
  if (isDocument(content)) return { format: 'document' };
  const encoding = wideEncodingOf(content);
  if (encoding !== undefined) {
    const decoded = new TextDecoder(encoding).decode(content);
    return {
      format: 'utf-16',
      edits: [
        { do: 'delete-file', file },
        { do: 'create-file', file, text: decoded },
      ],
    };
  }
  // To a style sheet it is the same how its lines end.
  if (text === undefined || !file.endsWith('.yaml')) return undefined;
  if (/^\s*<(?:!doctype\s+html|html)\b/i.test(text)) return { format: 'web-page' };
  if (isTable(text)) return { format: 'table' };
  if (text.includes('\r\r\n')) {
    const edit: Edit = { do: 'replace', file, offset: 0, length: text.length, text: text.replaceAll('\r\r\n', '\n') };
    return { format: 'line-ends-doubled', edits: [edit] };
  }
  if (!text.includes('\r') || text.includes('\n')) return undefined;
  const edit: Edit = { do: 'replace', file, offset: 0, length: text.length, text: text.replaceAll('\r', '\n') };
  return { format: 'line-ends', edits: [edit] };
}

/** Whether a program for documents or pictures has saved it. */
export function isDocument(content: Uint8Array): boolean {
  const start = startOf(content);
  return DOCUMENTS.some((signs) => start.startsWith(signs));
}

/** Which UTF-16 it is, where it is one. Without the mark at its beginning, every other byte of plain letters is none. */
export function wideEncodingOf(content: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const start = startOf(content);
  if (start.startsWith('\xff\xfe') || /^(?:[^\0]\0){4}$/.test(start)) return 'utf-16le';
  return start.startsWith('\xfe\xff') || /^(?:\0[^\0]){4}$/.test(start) ? 'utf-16be' : undefined;
}

function startOf(content: Uint8Array): string {
  return String.fromCharCode(...content.subarray(0, 8));
}

/** Whether the first lines are the rows of a spreadsheet: values with the same marks between them, and no key. */
function isTable(text: string): boolean {
  const rows = text.split('\n', ROWS).filter((row) => row.trim() !== '');
  return [',', ';', '\t'].some((mark) => {
    const counts = rows.map((row) => row.replaceAll(/"[^"]*"/g, '').split(mark).length);
    const isRow = (row: string, index: number) =>
      counts[index] === counts[0] && !/^\s*(?:- |#|[\w"'-]+ *:(?:\s|$))/.test(row);
    return rows.length > 1 && (counts[0] ?? 0) > 2 && rows.every(isRow);
  });
}

const ROWS = 5;
