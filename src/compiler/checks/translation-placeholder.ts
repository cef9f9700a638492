import type { Rule } from '../rule';
import { verdicts } from '../translations/judge';

/** What the website fills in, `{count}`, has one name in all languages: under another it is shown with its braces. */
export const translationPlaceholder: Rule<'translation-placeholder'> = (site) =>
  verdicts(site, 'placeholders').map(({ original, translation, difference }) => ({
    code: 'translation-placeholder',
    place: { source: translation.source, pointer: translation.pointer },
    details: { original: original.language, translation: translation.language, ...difference },
  }));
