import { fixOfText } from '../findings/fixes';
import { textInHtml } from '../html/excerpt';
import type { OwnRule } from '../rule';
import { suggestionFor } from '../spelling/suggest';
import { fewInEach } from '../texts/few-faults';
import { readableRuns, textOf } from '../texts/readable-texts';

const ENTITY = /&([a-z]{2,20});/gi;
/** Those that people write by hand. */
const COMMON = ['amp', 'copy', 'euro', 'gt', 'hellip', 'laquo', 'lt', 'mdash', 'nbsp', 'ndash', 'quot', 'raquo', 'shy'];

/** In HTML a character is named as it is called there: people would read any other name. */
export const htmlEntityUnknown: OwnRule<'html-entity-unknown'> = (site) =>
  fewInEach(readableRuns(site), textOf, ({ written, text, offset }) => {
    const { source, pointer, isHtml } = written;
    if (!isHtml || !text.includes('&')) return [];
    return [...text.matchAll(ENTITY)].flatMap(({ 0: entity, 1: name = '', index }) => {
      if (textInHtml(entity) !== entity) return [];
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
