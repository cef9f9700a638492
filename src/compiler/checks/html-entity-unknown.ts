import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { fixOfText } from '../problems/fixes';
import { suggestionFor } from '../problems/suggest';
import type { OwnRule } from '../rule';
import { textOf } from '../texts/excerpt';
import { fewInEach } from '../texts/few-faults';
import { readableRuns, textOf as writtenOf } from '../texts/readable-texts';

const ENTITY = /&([a-z]{2,20});/gi;
/** Those that people write by hand. */
const COMMON = ['amp', 'copy', 'euro', 'gt', 'hellip', 'laquo', 'lt', 'mdash', 'nbsp', 'ndash', 'quot', 'raquo', 'shy'];
const parser = unified().use(rehypeParse, { fragment: true }).freeze();

/** In HTML a character is named as it is called there: people would read any other name. */
export const htmlEntityUnknown: OwnRule<'html-entity-unknown'> = (site) =>
  fewInEach(readableRuns(site), writtenOf, ({ written, text, offset }) => {
    const { source, pointer, isHtml } = written;
    if (!isHtml || !text.includes('&')) return [];
    return [...text.matchAll(ENTITY)].flatMap(({ 0: entity, 1: name = '', index }) => {
      if (textOf(parser.parse(entity)) !== entity) return [];
      const part = { offset: offset + index, length: entity.length };
      const { suggestion: meant } = suggestionFor(name, COMMON);
      const correct = meant === undefined ? undefined : `&${meant};`;
      return [
        {
          code: 'html-entity-unknown' as const,
          place: { source, pointer, part },
          details: { entity, ...(correct !== undefined && { correct }) },
          ...(correct !== undefined && { fix: fixOfText(written, [{ ...part, text: correct }], false) }),
        },
      ];
    });
  });
