import type { Finding } from '../findings/finding';
import { fixOfText } from '../findings/fixes';
import { HOLDERS } from '../html/html-elements';
import type { HtmlStructure, MisplacedTag } from '../html/html-structure';
import type { Tag } from '../html/html-tags';
import { type LooseRun, looseRuns } from '../html/loose-runs';
import type { OwnRule } from '../rule';
import { fewOf } from '../texts/few-faults';
import { type HtmlText, htmlTexts } from '../texts/readable-texts';
import type { TextEdit } from '../values/text-edit';

/** Lists, tables, paragraphs, headings, links and words stand where HTML has a place for them. */
export const htmlTagMisplaced: OwnRule<'html-tag-misplaced'> = (site) =>
  htmlTexts(site).flatMap((written) => {
    const { source, pointer, text, structure } = written;
    const isTold = ({ tag }: MisplacedTag) => !isMisnamed(tag, structure);
    const inOthers = structure.misplaced.filter((one) => one.inside !== undefined && isTold(one));
    const loose = looseRuns(text, structure).filter(({ first }) => isTold(first));
    const found = [
      ...inOthers.map(
        ({ tag, ...details }): Finding<'html-tag-misplaced'> => ({
          code: 'html-tag-misplaced',
          place: { source, pointer, part: tag.part },
          details: { tag: tag.name, ...details },
        }),
      ),
      ...loose.map((run) => withoutHolder(written, run)),
    ];
    return fewOf(found.length > 0 ? found : looseWords(written));
  });

/** Tells the first of some elements what should be around all of them. */
function withoutHolder(written: HtmlText, run: LooseRun): Finding<'html-tag-misplaced'> {
  const { source, pointer } = written;
  const { first, count, holder, closing } = run;
  const { name, part } = first.tag;
  const parents = [holder, ...(first.parents ?? []).filter((other) => other !== holder)];
  const details = {
    tag: name,
    parents,
    ...(count > 1 && { isFirst: true as const }),
    ...(closing && { isClosed: true as const }),
  };
  const fix = fixOfText(written, held(written.text, run), false);
  return { code: 'html-tag-misplaced', place: { source, pointer, part }, details, fix };
}

/** Puts what is missing around them, on lines of its own where they have theirs. */
function held(text: string, { first, holder, end, closing }: LooseRun): TextEdit[] {
  const { offset } = first.tag.part;
  const lineBreak = /\n[ \t]*$/.exec(text.slice(0, offset))?.[0] ?? '';
  const opened = { offset, length: 0, text: `<${holder}>${lineBreak}` };
  return closing === undefined ? [opened, { offset: end, length: 0, text: `${lineBreak}</${holder}>` }] : [opened];
}

/** Whether something else is closed where the element should be, which is told. */
function isMisnamed({ name, part }: Tag, { crossed }: HtmlStructure): boolean {
  return crossed.some((one) => one.isMisnamed && one.open === name && one.tag.part.offset > part.offset);
}

/** Words in a list or a table that are in no item and in no cell of it, where the tags around them are as they should be. */
function looseWords({ source, pointer, text, structure }: HtmlText): Finding<'html-tag-misplaced'>[] {
  const { elements, tags, unclosed, unopened, crossed, unknown } = structure;
  if (unclosed.length + unopened.length + crossed.length + unknown.length > 0) return [];
  if (!elements.some(({ name }) => name in HOLDERS)) return [];
  const closed = new Set(elements.flatMap(({ opening, closing }) => (closing === undefined ? [] : [opening])));
  const open: string[] = [];
  return tags.flatMap((tag, index): Finding<'html-tag-misplaced'>[] => {
    if (tag.isClosing) open.pop();
    else if (closed.has(tag)) open.push(tag.name);
    const inside = open.at(-1) ?? '';
    const item = HOLDERS[inside]?.[0];
    const from = tag.part.offset + tag.part.length;
    const between = text.slice(from, tags[index + 1]?.part.offset);
    const words = between.trim();
    // What is written as in Markdown is another rule.
    if (item === undefined || !/[\p{L}\p{N}]/u.test(words) || /^(?:[-*+•]|\d+[.)]) /.test(words)) return [];
    const part = { offset: from + between.indexOf(words), length: words.length };
    return [{ code: 'html-tag-misplaced', place: { source, pointer, part }, details: { inside, item } }];
  });
}
