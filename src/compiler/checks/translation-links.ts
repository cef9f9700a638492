import type { OwnRule } from '../rule';
import { verdicts } from '../translations/judge';

/** The links in a translation lead to the same pages as those in its original. */
export const translationLinks: OwnRule<'translation-links'> = (site) =>
  verdicts(site, 'links').map(({ original, translation: { source, pointer, text }, address, part, expected }) => ({
    code: 'translation-links',
    place: { source, pointer, part },
    details: { address, original: original.language, ...(expected !== undefined && { expected }) },
    ...(expected !== undefined && {
      fix: {
        edits: [
          {
            do: 'set',
            file: source.path,
            pointer,
            value: text.slice(0, part.offset) + expected + text.slice(part.offset + part.length),
          },
        ],
        isCertain: false,
      },
    }),
  }));
