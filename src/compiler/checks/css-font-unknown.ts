import type { Rule } from '../rule';
import type { StyleDeclaration } from '../source';
import { slugOf, suggestionFor } from '../spelling/suggest';
import { fontsBrought } from '../theme/fonts-brought';

/** A font that the theme brings is called as it is called there: another name fetches no font. */
export const cssFontUnknown: Rule<'css-font-unknown'> = ({ styles }) => {
  const brought = fontsBrought(styles);
  const values = styles.flatMap(({ declarations }) => declarations.filter(namesFonts).map(({ value }) => value));
  const named = new Set(values.flatMap((value) => value.split(',')).map((font) => font.replaceAll(/["']/g, '').trim()));
  const idle = brought.filter((font) => !named.has(font));
  return styles.flatMap((written) =>
    written.declarations.filter(namesFonts).flatMap(({ value, start }) =>
      fontsNamed(value, brought).flatMap(({ font, index }) => {
        if (brought.includes(font)) return [];
        const joined = brought.find((own) => slugOf(own).replaceAll('-', '') === slugOf(font).replaceAll('-', ''));
        const { suggestion } = joined === undefined ? meantFont(font, brought, idle) : { suggestion: joined };
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

function namesFonts({ name, of }: StyleDeclaration): boolean {
  return of !== '@font-face' && (name === 'font-family' || name.startsWith('--font-'));
}

/** The font with nearly the same name, or the one with a word more or less that nothing names. */
function meantFont(font: string, brought: readonly string[], idle: readonly string[]): { suggestion?: string } {
  const near = suggestionFor(font, brought);
  if (near.suggestion !== undefined) return near;
  const isRelated = (own: string) => `${font} `.startsWith(`${own} `) || `${own} `.startsWith(`${font} `);
  const suggestion = idle.find((own) => isRelated(own) && font !== `${own} Fallback`);
  return suggestion === undefined ? {} : { suggestion };
}

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
