import type { Edit } from '../problems/fix';

/** What a file is that should be plain text, with what makes that of it where it is known. */
export interface OtherFormat {
  readonly format: 'utf-16' | 'line-ends' | 'document' | 'web-page';
  readonly edits?: readonly Edit[];
}

/** How files begin that programs for documents save, those for pictures among them. */
const DOCUMENTS = ['PK\x03\x04', '\xd0\xcf\x11\xe0', '%PDF-', '{\\rtf', '\x89PNG', '\xff\xd8\xff'];

export function otherFormat(file: string, content: Uint8Array, text: string | undefined): OtherFormat | undefined {
  const start = String.fromCharCode(...content.subarray(0, 8));
  if (DOCUMENTS.some((signs) => start.startsWith(signs))) return { format: 'document' };
  const encoding = start.startsWith('\xff\xfe') ? 'utf-16le' : start.startsWith('\xfe\xff') ? 'utf-16be' : undefined;
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
  if (!text.includes('\r') || text.includes('\n')) return undefined;
  const edit: Edit = { do: 'replace', file, offset: 0, length: text.length, text: text.replaceAll('\r', '\n') };
  return { format: 'line-ends', edits: [edit] };
}
