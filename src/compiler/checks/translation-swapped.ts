import type { Finding } from '../findings/finding';
import type { OwnRule } from '../rule';
import { verdicts } from '../translations/judge';

/** Two texts that are each in the language of the other have changed places. */
export const translationSwapped: OwnRule<'translation-swapped'> = (site) =>
  verdicts(site, 'swapped').map(
    ({ original, translation }): Finding<'translation-swapped'> => ({
      code: 'translation-swapped',
      place: { source: original.source, pointer: original.pointer },
      details: { original: original.language, translation: translation.language },
      fix: {
        edits: [
          { do: 'set', file: original.source.path, pointer: original.pointer, value: translation.text },
          { do: 'set', file: original.source.path, pointer: translation.pointer, value: original.text },
        ],
        isCertain: true,
      },
    }),
  );
