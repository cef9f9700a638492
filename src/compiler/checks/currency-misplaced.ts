import { directionOf } from '../../shared/direction';
import type { Language, Languages } from '../../shared/language';
import { oncePerObject } from '../../shared/once-per-object';
import { fixOfText } from '../findings/fixes';
import { languageData } from '../language-data/known-languages';
import type { OwnRule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { readableRuns, textOf } from '../texts/readable-texts';

const AMOUNT =
  '(\\{\\{[^{}\\n]{1,80}\\}\\}|(?<!\\d[ \\u00a0\\u202f])\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3}){1,4}(?:[.,]\\d{1,2})?(?![.,]?\\d)|\\d[\\d.,]{0,20}\\d|\\d)';
const SPACE = '(?:\\s|&nbsp;)?';
/** An amount with the sign on the other side than that on which a language has it. */
const WRONG = {
  before: new RegExp(`(?<![\\d.,\\p{L}])${AMOUNT}${SPACE}([€£])(?![\\p{L}\\d{])`, 'gu'),
  // Pounds are often written as they are at home.
  behind: new RegExp(`(?<![\\d}€]${SPACE}|\\p{L})(€)${SPACE}${AMOUNT}(?!${SPACE}[€£]|[\\p{L}\\d{])`, 'gu'),
} as const;

type Side = keyof typeof WRONG;

/** The sign of a currency, and that of a share, stands where the language has it: before the amount, without a space, or behind it. */
export const currencyMisplaced: OwnRule<'currency-misplaced'> = (site) => [...amounts(site), ...shares(site)];

const amounts: OwnRule<'currency-misplaced'> = (site) => {
  const sides = sidesOf(site.contract.languages);
  return fewInEach(readableRuns(site), textOf, ({ written, text, offset }) => {
    const { source, pointer, language } = written;
    const side = language === undefined ? undefined : sides.get(language);
    if (language === undefined || side === undefined || !/[€£]/.test(text)) return [];
    return [...text.matchAll(WRONG[side])].flatMap(({ 0: amount, 1: first = '', 2: second = '', index }) => {
      // A sign before the amount as well is that of the amount.
      if (side === 'before' && /[€£$]\s?$/.test(text.slice(Math.max(0, index - 2), index))) return [];
      const part = { offset: offset + index, length: amount.length };
      const correct = side === 'before' ? second + grouped(first, ',') : `${grouped(second, '.')} ${first}`;
      // With a space between its digits it may be two figures.
      const isOne = !/\d\s\d/.test(amount);
      const fix = fixOfText(written, [{ ...part, text: correct }], isOne);
      const details = { text: amount, correct, language, side };
      return [{ code: 'currency-misplaced' as const, place: { source, pointer, part }, details, fix }];
    });
  });
};

/** An amount in thousands, with the sign between them that goes with the side. */
function grouped(amount: string, sign: ',' | '.'): string {
  return /^\d{1,3}(?:[.,\s]\d{3})+$/.test(amount) ? amount.replaceAll(/[.,\s]/g, sign) : amount;
}

/** Languages in which many write «€ 10» where others write «10 €». */
const ON_EITHER_SIDE: ReadonlySet<Language> = new Set(['de', 'it', 'tr']);

/**
 * On which side of an amount the sign stands. Nothing is said of languages that have it before the amount, behind a space;
 * and of those of which nothing is known, where people may write it on either side.
 */
const sidesOf = oncePerObject(
  (languages: Languages): ReadonlyMap<Language, Side> =>
    new Map(
      languages.flatMap(({ code, locale }): [Language, Side][] => {
        const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
        const types = format.formatToParts(2).map(({ type }) => type);
        if (languageData(code) === undefined || ON_EITHER_SIDE.has(code)) return [];
        if (types[0] === 'currency' && types[1] === 'integer') return [[code, 'before']];
        return types[0] === 'integer' && types.at(-1) === 'currency' ? [[code, 'behind']] : [];
      }),
    ),
);

/** A share with its sign on the other side than that on which a language has it; no part of an address. */
const WRONG_SHARE = {
  before: /(?<![\p{L}\d%.,/=&?#_+-])(\d[\d.,]{0,9}|\{\{[^{}\n]{1,80}\}\})(?:\s|&nbsp;)?%(?![\p{L}\d{])/gu,
  behind:
    /(?<![\p{L}\d%.,/=&?#_+}-])(?<![\d}%](?:\s|&nbsp;))%(?:\s|&nbsp;)?(\d(?:[\d.,]{0,9}\d)?|\{\{[^{}\n]{1,80}\}\})(?!(?:\s|&nbsp;)?%|[\p{L}\d{])/gu,
} as const;

const shares: OwnRule<'currency-misplaced'> = (site) => {
  const sides = shareSidesOf(site.contract.languages);
  return fewInEach(readableRuns(site), textOf, ({ written, text, offset }) => {
    const { source, pointer, language } = written;
    const side = language === undefined ? undefined : sides.get(language);
    if (language === undefined || side === undefined || !text.includes('%')) return [];
    return [...text.matchAll(WRONG_SHARE[side.at])].map(({ 0: share, 1: figure = '', index }) => {
      const part = { offset: offset + index, length: share.length };
      const correct = side.at === 'before' ? `%${figure}` : `${figure}${side.gap}%`;
      const fix = fixOfText(written, [{ ...part, text: correct }], false);
      const details = { text: share, correct, language, side: side.at, isShare: true } as const;
      return { code: 'currency-misplaced' as const, place: { source, pointer, part }, details, fix };
    });
  });
};

/** Where a language has the sign of a share, and what stands between it and the figure. Those that write from right to left have either. */
const shareSidesOf = oncePerObject(
  (languages: Languages): ReadonlyMap<Language, { readonly at: Side; readonly gap: string }> =>
    new Map(
      languages.flatMap(({ code, locale }) => {
        if (languageData(code) === undefined || directionOf(code) === 'rtl') return [];
        const parts = new Intl.NumberFormat(locale, { style: 'percent' }).formatToParts(0.5);
        const at = parts[0]?.type === 'percentSign' ? 'before' : 'behind';
        return [[code, { at, gap: parts.length > 2 ? ' ' : '' }] as const];
      }),
    ),
);
