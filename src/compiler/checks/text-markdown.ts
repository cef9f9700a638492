import type { Finding } from '../findings/finding';
import { fixToText } from '../findings/fixes';
import type { OwnRule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { MARKDOWN_MARKS, type MarkdownMark } from '../texts/markdown-marks';
import { type Run, readableRuns, textOf } from '../texts/readable-texts';

/** Markdown is not read: its signs would be shown. Of those without a tag between them the first is told. */
export const textMarkdown: OwnRule<'text-markdown'> = (site) =>
  fewInEach(readableRuns(site), textOf, (run) => {
    if (!/[*_`#[~>|-]|\d[.)] /.test(run.text)) return [];
    const found = MARKDOWN_MARKS.flatMap((mark) => firstOf(run, mark));
    return found.slice(0, 1);
  });

function firstOf({ written, text, offset }: Run, mark: MarkdownMark): Finding<'text-markdown'>[] {
  const { source, pointer, isHtml } = written;
  if (isHtml ? mark.isOfPlainText === true : mark.isOfHtml === true) return [];
  const [first] = text.matchAll(mark.pattern);
  if (first === undefined) return [];
  const part = { offset: offset + first.index, length: first[0].length };
  const correct = first[0].replace(mark.pattern, isHtml ? (mark.html ?? mark.plain) : mark.plain);
  const replaced = isHtml
    ? written.text.slice(0, part.offset) + correct + written.text.slice(part.offset + part.length)
    : text.replaceAll(mark.pattern, mark.plain);
  const isKnown = correct !== first[0] && (mark.isLoss !== true || !isPath(first[2]));
  const isCertain = isHtml || mark.isLoss !== true;
  return [
    {
      code: 'text-markdown',
      place: { source, pointer, part },
      details: { text: first[0].trim(), ...(isKnown && { correct }) },
      ...(isKnown && { fix: fixToText(written, replaced, isCertain) }),
    },
  ];
}

/** Pages of the site are linked by their name, which a path does not tell. */
function isPath(address: string | undefined): boolean {
  return address !== undefined && !/^(?:https?|mailto|tel|page|post|file):|^#/.test(address);
}
