import type { Rule } from '../rule';
import { recordOf, staleTranslations } from '../translations/record';

/** A translation is told when its original has changed since, which the record of the site knows. */
export const translationStale: Rule<'translation-stale'> = (site) => {
  const record = recordOf(site.files);
  if (record === undefined) return [];
  return staleTranslations(site, record).map(({ original, translation, changed }) => ({
    code: 'translation-stale',
    place: { source: translation.source, pointer: translation.pointer },
    details: {
      original: original.language,
      translation: translation.language,
      ...(changed !== undefined && { changed }),
    },
  }));
};
