import { HOLDERS } from '../html/html-elements';
import type { HtmlStructure } from '../html/html-structure';
import type { Tag } from '../html/html-tags';
import type { Finding } from '../problems/finding';
import type { OwnRule } from '../rule';
import { fewOf } from '../texts/few-faults';
import { type HtmlText, htmlTexts } from '../texts/readable-texts';

/** Lists, tables, paragraphs, headings, links and words stand where HTML has a place for them. */
export const htmlTagMisplaced: OwnRule<'html-tag-misplaced'> = (site) =>
  htmlTexts(site).flatMap((written) => {
    const { source, pointer, structure } = written;
    const tags = fewOf(structure.misplaced.filter(({ tag }) => !isMisnamed(tag, structure)));
    return [
      ...tags.map(
        ({ tag, ...details }): Finding<'html-tag-misplaced'> => ({
          code: 'html-tag-misplaced',
          place: { source, pointer, part: tag.part },
          details: { tag: tag.name, ...details },
        }),
      ),
      ...fewOf(tags.length > 0 ? [] : looseWords(written)),
    ];
  });

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
