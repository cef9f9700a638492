import type { Edit } from '../compiler/findings/fix';
import { inPathOrder, type SiteFiles } from '../compiler/source';
import { applyTextEdits, type TextEdit } from '../compiler/values/text-edit';
import { type WrittenItem, writtenItem } from './as-written';
import { editText } from './edit-text';
import { decodeText, encodeText } from './file-text';
import { EditRefused } from './operation';
import { parseYaml } from './parsed-yaml';

/** The files of a site with the edits made, one after the other. Throws {@link EditRefused} where one cannot be made. */
export function applyEdits(files: SiteFiles, edits: readonly Edit[]): SiteFiles {
  return edits.reduce(applyEdit, files);
}

/** The edits of one file's text that an edit is made of; its mark of the byte order is no part of the text. */
export function textEditsOf(text: string, edit: Exclude<Edit, FileEdit>, written?: WrittenItem): TextEdit[] {
  if (edit.do !== 'replace') return editText(text, edit, written);
  const { offset, length } = edit;
  if (offset < 0 || length < 0 || offset + length > text.length) throw new EditRefused('no-such-place');
  return [{ offset, length, text: edit.text }];
}

/** An edit of which files there are, and not of what one says. */
type FileEdit = Extract<Edit, { readonly do: `${string}-file` }>;

/** Whether an edit makes, deletes or renames a file. */
export function isFileEdit(edit: Edit): edit is FileEdit {
  return edit.do === 'create-file' || edit.do === 'delete-file' || edit.do === 'rename-file';
}

function applyEdit(files: SiteFiles, edit: Edit): SiteFiles {
  const { file } = edit;
  if (edit.do === 'create-file') {
    if (files.has(file)) throw new EditRefused('file-exists');
    return inPathOrder([...files, [file, new TextEncoder().encode(edit.text)]]);
  }
  const content = files.get(file);
  if (content === undefined) throw new EditRefused('no-such-file');
  if (edit.do === 'delete-file') return new Map([...files].filter(([path]) => path !== file));
  if (edit.do === 'rename-file') {
    if (files.has(edit.to)) throw new EditRefused('file-exists');
    return inPathOrder([...files].map(([path, bytes]) => [path === file ? edit.to : path, bytes]));
  }
  const written = decodeText(content);
  const text = applyTextEdits(written.text, textEditsOf(written.text, edit, itemToBeLike(files, edit)));
  return new Map(files).set(file, encodeText({ ...written, text }));
}

/** Nothing where it is written in a way that stands for itself elsewhere, too: then only its data are the same. */
function itemToBeLike(files: SiteFiles, edit: Edit): WrittenItem | undefined {
  const { file = '', pointer = [] } = (edit.do === 'insert' && edit.as) || {};
  const content = files.get(file);
  if (content === undefined) return undefined;
  try {
    return writtenItem(parseYaml(decodeText(content).text), pointer);
  } catch (error) {
    if (error instanceof EditRefused) return undefined;
    throw error;
  }
}
