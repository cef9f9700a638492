import { oncePerLanguage } from '../../shared/once-per-object';
import type { Finding } from '../findings/finding';
import { languageData } from '../language-data/known-languages';
import type { OwnRule } from '../rule';
import { type HtmlText, htmlTexts } from '../texts/readable-texts';

/** A text whose sections are numbered sends its readers to one that it has: «véase el apartado 9». */
export const sectionNumberUnknown: OwnRule<'section-number-unknown'> = (site) => {
  const [main] = site.contract.languages;
  return htmlTexts(site).flatMap((written) => unknownIn(written, written.language ?? main?.code ?? ''));
};

function unknownIn(written: HtmlText, language: string): Finding<'section-number-unknown'>[] {
  const named = sectionNamedIn(language);
  if (!named.test(written.text)) return [];
  const numbers = numbersOfSections(written);
  const last = Math.max(...numbers);
  if (numbers.length < FEWEST || numbers.some((number, index) => number !== index + 1)) return [];
  return [...written.text.matchAll(new RegExp(named, 'giu'))].flatMap(({ 0: text, 1: digits, index: offset }) => {
    const { source, pointer } = written;
    const place = { source, pointer, part: { offset, length: text.length } };
    return Number(digits) <= last ? [] : [{ code: 'section-number-unknown', place, details: { text, last } }];
  });
}

/** Fewer are not numbered for sure. */
const FEWEST = 3;

/** The numbers of the headings of the highest level that is numbered, in their order. */
function numbersOfSections({ text, structure }: HtmlText): number[] {
  const numbered = structure.elements.flatMap(({ name, opening, closing }) => {
    const start = opening.part.offset + opening.part.length;
    const [, digits] = /^\s*(\d{1,2})[.)º]?\s/.exec(text.slice(start, closing?.part.offset)) ?? [];
    return /^h[2-4]$/.test(name) && digits !== undefined ? [{ name, number: Number(digits) }] : [];
  });
  const [highest] = numbered.map(({ name }) => name).sort();
  return numbered.filter(({ name }) => name === highest).map(({ number }) => number);
}

/** One that is not of something else, as a law: «el apartado 9 del artículo 2», «artículo 6, apartado 1», “section 4(2)”. */
const sectionNamedIn = oncePerLanguage((language) => {
  const { sectionNamed } = languageData(language) ?? {};
  if (sectionNamed === undefined) return /(?!)/;
  const { words, of } = sectionNamed;
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}]|\d,? )(?:${words})[ \u00a0](\d{1,2})(?![\p{L}\p{N}]|[.(]\d|[,\s]+(?:${of})(?!\p{L})|,? [\p{L}]{0,12}\.? ?\d| \p{Lu})`,
    'iu',
  );
});
