import { fixToText } from '../findings/fixes';
import type { OwnRule } from '../rule';
import { readableTexts } from '../texts/readable-texts';
import { invisibleIn, visibleText } from '../texts/visible-text';
import { valuesOfFacts } from '../values/values';

/** A text holds nothing that cannot be seen: such characters come along when a text is copied. */
export const textInvisible: OwnRule<'text-invisible'> = (site) => {
  const facts = valuesOfFacts(site).flatMap(({ source, pointer, value }) =>
    typeof value === 'string' ? [{ source, pointer, text: value, language: undefined }] : [],
  );
  return [...readableTexts(site), ...facts].flatMap((written) => {
    const { source, pointer, text, language } = written;
    const offsets = invisibleIn(language)
      .map((pattern) => text.search(pattern))
      .filter((offset) => offset >= 0);
    if (offsets.length === 0) return [];
    const offset = Math.min(...offsets);
    const character = codePointOf(text.codePointAt(offset) ?? 0);
    const visible = visibleText(text, language);
    return [
      {
        code: 'text-invisible',
        place: { source, pointer, part: { offset, length: 1 } },
        details: { character, ...wordAt(text, offset) },
        ...(visible !== '' && { fix: fixToText(written, visible, true) }),
      },
    ];
  });
};

function codePointOf(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** What can be read around it, by which it is found. */
function wordAt(text: string, offset: number): { before: string } {
  const [before = ''] = /[\p{L}\p{N}\p{P} ]*$/u.exec(text.slice(Math.max(0, offset - 20), offset)) ?? [];
  return { before };
}
