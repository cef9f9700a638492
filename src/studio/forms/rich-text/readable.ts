import { getSchema } from '@tiptap/core';
import { MOST_CHARACTERS } from '../../../compiler/yaml/utf8';
import type { RichNode } from './document';
import { extensionsWith, token } from './extensions';
import { type ReadHtml, readHtml } from './read-html';

const schema = getSchema(extensionsWith(token));

/** A text as the editor will hold it, if each of its elements has a place there, and it is none that is told to be too long. */
export function readForEditor(html: string): ReadHtml {
  if (html.length > MOST_CHARACTERS) return { unknown: undefined };
  const read = readHtml(html);
  return 'document' in read && !fits(read.document) ? { unknown: undefined } : read;
}

function fits(document: RichNode): boolean {
  try {
    schema.nodeFromJSON(document).check();
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
