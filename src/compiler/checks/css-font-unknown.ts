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
        fontsNamed(value, brought).flatMap(({ font, index }) => {
          if (brought.includes(font)) return [];
          const joined = brought.find((own) => slugOf(own).replaceAll('-', '') === slugOf(font).replaceAll('-', ''));
          const { suggestion } = joined === undefined ? suggestionFor(font, brought) : { suggestion: joined };
          if (suggestion === undefined) return [];
          const part = { offset: start + index, length: font.length };
          const fix = {
            edits: [{ do: 'replace', file: written.path, ...part, text: suggestion } as const],
            isCertain: false,
          };
          return [{ code: 'css-font-unknown', place: { written, part }, details: { font, suggestion }, fix } as const];
        }),
      ),
  );
};

/** The fonts of a value, and where each is named: those in quotes, and where none of the theme's is among them, the others, which are most likely of the system. */
function fontsNamed(value: string, brought: readonly string[]): { readonly font: string; readonly index: number }[] {
  const quoted = [...value.matchAll(/(["'])([^"']+)\1/g)].map(({ 2: font = '', index }) => ({
    font,
    index: index + 1,
  }));
  const bare = [...value.matchAll(/(?<=^|,)(\s*)([a-z][\w-]*(?: [a-z\d][\w-]*)*)(?=\s*(?:,|$))/gi)].map(
    ({ 1: before = '', 2: font = '', index }) => ({ font, index: index + before.length }),
  );
  const areOthers = [...quoted, ...bare].some(({ font }) => brought.includes(font));
  return areOthers ? quoted : [...quoted, ...bare];
}
