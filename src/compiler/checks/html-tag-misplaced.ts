import type { HtmlStructure } from '../html/html-structure';
import type { Tag } from '../html/html-tags';
import type { OwnRule } from '../rule';
import { fewOf } from '../texts/few-faults';
import { htmlTexts } from '../texts/readable-texts';

/** Lists, tables, paragraphs, headings and links stand where HTML has a place for them. */
export const htmlTagMisplaced: OwnRule<'html-tag-misplaced'> = (site) =>
  htmlTexts(site).flatMap(({ source, pointer, structure }) =>
    fewOf(structure.misplaced.filter(({ tag }) => !isMisnamed(tag, structure))).map(({ tag, ...details }) => ({
      code: 'html-tag-misplaced',
      place: { source, pointer, part: tag.part },
      details: { tag: tag.name, ...details },
    })),
  );

/** Whether something else is closed where the element should be, which is told. */
function isMisnamed({ name, part }: Tag, { crossed }: HtmlStructure): boolean {
  return crossed.some((one) => one.isMisnamed && one.open === name && one.tag.part.offset > part.offset);
}
