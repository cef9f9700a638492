import { type Language, type Languages, languageNamed } from '../../shared/language';
import { oncePerObject } from '../../shared/once-per-object';
import type { Finding } from '../findings/finding';
import { fixOfText } from '../findings/fixes';
import type { OwnRule } from '../rule';
import { fewOf } from '../texts/few-faults';
import { type LanguageText, localisedTexts } from '../translations/localised-texts';

/** A figure with decimals, as a language with a comma writes it, and one with a point that can be nothing else. */
const DECIMALS: Readonly<Record<string, RegExp>> = {
  ',': /(?<=^|[\s>(«“¿¡€£$])\d{1,3},\d{1,2}(?![\d,]|\.\d)/g,
  '.': /(?<=^|[\s>(«“¿¡€£$])\d{1,3}\.\d{1,2}(?=(?:\s|&nbsp;)?[%€£])/g,
};

/** Any of them, which is no part of another figure. */
const FIGURE = /(?<![\d.,])\d{1,3}[.,]\d{1,2}(?!\d|[.,]\d)/g;

/** A figure has the decimal sign of its language, and not that of the text from which it was copied. */
export const figureDecimal: OwnRule<'figure-decimal'> = ({ sources, contract }) => {
  if (contract.languages.length < 2) return [];
  const signs = decimalSigns(contract.languages);
  return sources
    .flatMap((source) => localisedTexts(source, contract))
    .flatMap(({ pairs }) => pairs)
    .flatMap(({ original, translation }) => [
      ...copiedFigures(translation, original, signs),
      ...copiedFigures(original, translation, signs),
    ]);
};

function copiedFigures(
  at: LanguageText,
  other: LanguageText,
  signs: ReadonlyMap<Language, string>,
): Finding<'figure-decimal'>[] {
  const [own, foreign] = [signs.get(at.language), signs.get(other.language)];
  const pattern = DECIMALS[foreign ?? ''];
  if (own === undefined || foreign === undefined || own === foreign || pattern === undefined) return [];
  if (!/\d[.,]\d/.test(at.text)) return [];
  const ofOther = new Set(other.text.match(FIGURE));
  const figures = [...at.text.matchAll(pattern)].filter(({ 0: figure }) => ofOther.has(figure));
  return fewOf(figures).map(({ 0: text, index }) => {
    const { source, pointer, language } = at;
    const part = { offset: index, length: text.length };
    const correct = text.replace(foreign, own);
    const fix = fixOfText(at, [{ ...part, text: correct }], false);
    return { code: 'figure-decimal', place: { source, pointer, part }, details: { text, correct, language }, fix };
  });
}

/** Where an amount has a point, and what is measured a comma as well: 4.50 and 18,5 kW. */
const WITH_EITHER = /-(?:CH|LI)$/;

const decimalSigns = oncePerObject(
  (languages: Languages): ReadonlyMap<Language, string> =>
    new Map(
      languages.flatMap(({ code }) => {
        const { locale } = languageNamed(code, languages);
        if (WITH_EITHER.test(locale)) return [];
        const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
        return [[code, parts.find(({ type }) => type === 'decimal')?.value ?? '.']];
      }),
    ),
);
