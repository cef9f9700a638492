import { slugOf, suggestionFor } from '../problems/suggest';
import type { Rule } from '../rule';
import { fontsBrought } from '../theme/fonts-brought';

/** A font that the theme brings is called as it is called there: another name fetches no font. */
export const cssFontUnknown: Rule<'css-font-unknown'> = ({ styles }) => {
  const brought = fontsBrought(styles);
  return styles.flatMap((written) =>
    written.declarations
      .filter(({ name, of }) => of !== '@font-face' && (name === 'font-family' || name.startsWith('--font-')))
      .flatMap(({ value, start }) =>
        [...value.matchAll(/(["'])([^"']+)\1/g)].flatMap(({ 0: quoted, 2: font = '', index }) => {
          if (brought.includes(font)) return [];
          const joined = brought.find((own) => slugOf(own).replaceAll('-', '') === slugOf(font).replaceAll('-', ''));
          const { suggestion } = joined === undefined ? suggestionFor(font, brought) : { suggestion: joined };
          if (suggestion === undefined) return [];
          const part = { offset: start + index + 1, length: quoted.length - 2 };
          const fix = {
            edits: [{ do: 'replace', file: written.path, ...part, text: suggestion } as const],
            isCertain: false,
          };
          return [{ code: 'css-font-unknown', place: { written, part }, details: { font, suggestion }, fix } as const];
        }),
      ),
  );
};
