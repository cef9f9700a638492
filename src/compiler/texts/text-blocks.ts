import { BLOCKS } from '../html/html-elements';
import { inFiles } from '../values/values';
import { type ReadableText, readableTexts } from './readable-texts';

/**
 * What stands by itself in a text: all of a plain one, of HTML a paragraph, a heading or a point of a list. Each character
 * stands where it stood; of a tag within there are as many spaces as it has characters.
 */
export interface TextBlock<Written = ReadableText> {
  readonly written: Written;
  readonly text: string;
  /** Where it begins in the text. */
  readonly offset: number;
}

/** The blocks of what visitors read in some files. */
export const textBlocks = inFiles((source, contract): readonly TextBlock[] =>
  readableTexts({ sources: [source], contract }).flatMap((written) =>
    written.isHtml && written.text.includes('<') ? blocksIn(written) : { written, text: written.text, offset: 0 },
  ),
);

/** The blocks of a text in HTML. */
export function blocksIn<Written extends { readonly text: string }>(written: Written): TextBlock<Written>[] {
  const blocks: TextBlock<Written>[] = [];
  let text = '';
  let offset = 0;
  const end = (next: number) => {
    if (text.trim() !== '') blocks.push({ written, text, offset });
    text = '';
    offset = next;
  };
  for (const { 0: piece, index } of written.text.matchAll(PIECE)) {
    const name = /^<\/?([a-z][a-z0-9]*)/i.exec(piece)?.[1]?.toLowerCase();
    if (name === undefined) text += piece.replaceAll('\n', ' ');
    else if (name === 'br' || BLOCKS.has(name)) end(index + piece.length);
    else text += ' '.repeat(piece.length);
  }
  end(0);
  return blocks;
}

/** A tag, or what stands between two. */
const PIECE = /<[^<>]*>|[^<]+|</g;
