import { fixOfText } from '../findings/fixes';
import type { OwnRule } from '../rule';
import { type PastedPart, pastedIn } from '../texts/pasted';
import { type TextBlock, textBlocks } from '../texts/text-blocks';
import type { TextEdit } from '../values/text-edit';

/** A text has nothing that is not of it: what stood around it where it was copied. */
export const textPasted: OwnRule<'text-pasted'> = (site) => {
  const found = new Map<TextBlock['written'], PastedPart[]>();
  for (const block of textBlocks(site)) {
    const traces = pastedIn(block);
    if (traces.length > 0) found.set(block.written, [...(found.get(block.written) ?? []), ...traces]);
  }
  return [...found].flatMap(([written, traces]) => {
    const [first] = traces;
    if (first === undefined) return [];
    const { source, pointer, text } = written;
    const shown = text.slice(first.offset, first.offset + first.length);
    const part = { offset: first.offset + shown.length - shown.trimStart().length, length: shown.trim().length };
    const isLeft = traces.every(({ isDoubtful }) => isDoubtful !== true);
    return [
      {
        code: 'text-pasted',
        place: { source, pointer, part },
        details: {
          text: shown.trim(),
          ...(first.text.trim() !== '' && { correct: first.text }),
        },
        fix: fixOfText(
          written,
          traces.map((trace) => withItsBlock(trace, text)),
          isLeft,
        ),
      },
    ];
  });
};

/** With its tags, where a paragraph or a point holds nothing else. */
function withItsBlock({ offset, length, text: meant }: TextEdit, text: string): TextEdit {
  const [opening, name] = /<(p|li)>\s{0,9}$/.exec(text.slice(Math.max(0, offset - LONGEST_TAG), offset)) ?? [];
  const [closing, other] =
    /^\s{0,9}<\/(p|li)>\s{0,9}/.exec(text.slice(offset + length, offset + length + 2 * LONGEST_TAG)) ?? [];
  const isAlone = meant === '' && opening !== undefined && closing !== undefined && name === other;
  if (!isAlone || opening.length + length + closing.length >= text.trim().length)
    return { offset, length, text: meant };
  return { offset: offset - opening.length, length: opening.length + length + closing.length, text: '' };
}

const LONGEST_TAG = 13;
