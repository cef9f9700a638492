import type { Language, Languages } from '../../shared/language';
import { oncePerObject } from '../once-per-object';
import { fixOfText } from '../problems/fixes';
import type { OwnRule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { readableRuns, textOf } from '../texts/readable-texts';

/** An amount with the sign behind it. */
const BEHIND = /(?<![\d.,\p{L}])(\{\{[^{}\n]{1,80}\}\}|\d[\d.,]{0,20}\d|\d)(?:\s|&nbsp;)?([€£])(?![\p{L}\d{])/gu;

/** The sign of a currency stands where the language has it: before the amount, without a space, or behind it. */
export const currencyMisplaced: OwnRule<'currency-misplaced'> = (site) => {
  const languages = signFirst(site.contract.languages);
  return fewInEach(readableRuns(site), textOf, ({ written, text, offset }) => {
    const { source, pointer, language } = written;
    if (language === undefined || !languages.has(language) || !/[€£]/.test(text)) return [];
    return [...text.matchAll(BEHIND)].flatMap(({ 0: amount, 1: figure = '', 2: sign = '', index }) => {
      // A sign before the amount as well is that of the amount.
      if (/[€£$]\s?$/.test(text.slice(Math.max(0, index - 2), index))) return [];
      const part = { offset: offset + index, length: amount.length };
      const correct = sign + figure;
      const fix = fixOfText(written, [{ ...part, text: correct }], true);
      const details = { text: amount, correct, language };
      return [{ code: 'currency-misplaced' as const, place: { source, pointer, part }, details, fix }];
    });
  });
};

/** The languages in which the sign stands before the amount. */
const signFirst = oncePerObject(
  (languages: Languages): ReadonlySet<Language> =>
    new Set(
      languages
        .filter(({ locale }) => {
          const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
          const [first, second] = format.formatToParts(2);
          return first?.type === 'currency' && second?.type === 'integer';
        })
        .map(({ code }) => code),
    ),
);
