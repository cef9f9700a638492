import { fewOf } from '../few-faults';
import { htmlTexts } from '../readable-texts';
import type { OwnRule } from '../rule';

/** Lists, tables, paragraphs, headings and links stand where HTML has a place for them. */
export const htmlTagMisplaced: OwnRule<'html-tag-misplaced'> = (site) =>
  htmlTexts(site).flatMap(({ source, pointer, structure }) =>
    fewOf(structure.misplaced).map(({ tag, ...details }) => ({
      code: 'html-tag-misplaced',
      place: { source, pointer, part: tag.part },
      details: { tag: tag.name, ...details },
    })),
  );
