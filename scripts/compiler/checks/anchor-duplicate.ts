import { languages } from '../../../src/shared/language';
import { locateValue } from '../position';
import { problem } from '../problem';
import { isForLanguage } from '../resolve/resolve';
import { sectionsOf } from '../sections';
import type { Check } from './check';

/** Two sections that the same language of a page shows cannot have the same anchor. */
export const anchorDuplicate: Check = (site) =>
  site.sources.flatMap((source) => {
    const repeated = languages.flatMap((language) => {
      const sections = sectionsOf(source).filter(
        ({ value }) => isForLanguage(value, language) && value.id !== undefined,
      );
      return sections.filter(({ value }, index) => sections.findIndex((other) => other.value.id === value.id) < index);
    });
    return [...new Set(repeated)].map(({ pointer, value }) =>
      problem('anchor-duplicate', locateValue(source, [...pointer, 'id']), { anchor: String(value.id) }),
    );
  });
