import { writtenFacts } from '../facts/written-facts';
import type { Finding } from '../findings/finding';
import { setEdit, type ValuePlace } from '../findings/fixes';
import { spokenNumber } from '../problems/number-with-unit';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';
import { withPlainSpaces } from '../texts/plain-spaces';
import { runsWithFacts } from '../texts/readable-texts';

/** A figure beside the sign of a currency, as somebody typed it. */
const PRICE = /(?<![\d.,'’:])(?:([€£])\s?(\d[\d.,]*)|(\d[\d.,]*)\s?([€£]))/;

/**
 * A price that is written as a text, with its sign, is as the only language of the site writes prices. In a site of
 * several languages, figures have a type.
 */
export const factPriceMalformed: Rule<'fact-price-malformed'> = (site) => {
  const [only, ...others] = site.contract.languages;
  // What another language writes is told in the settings.
  if (only === undefined || others.length > 0 || !only.locale.startsWith(only.code)) return [];
  const { locale } = only;
  const facts = writtenFacts(site);
  const prices = facts.flatMap(({ value }) => amountAsWritten(value, locale) ?? []);
  return facts.flatMap(({ source, name, value }): Finding<'fact-price-malformed'>[] => {
    if (typeof value !== 'string') return [];
    const place = { source, pointer: [name, 'value'] };
    const among = prices.length >= FEWEST ? meantAmong(value, prices, locale) : undefined;
    if (among === undefined) return unlikeLanguage(place, value, locale);
    return /\p{L}/u.test(value) && isCounted(name, site) ? [] : [malformed(place, value, among, among)];
  });
};

/** A price with its sign that is not as the language writes it. */
function unlikeLanguage(place: ValuePlace, value: string, locale: string): Finding<'fact-price-malformed'>[] {
  const found = PRICE.exec(value);
  if (found === null) return [];
  const [written, signBefore, figureBehind, figureBefore, signBehind = ''] = found;
  const sign = signBefore ?? signBehind;
  const correct = priceIn(locale, figureBehind ?? figureBefore ?? '', sign);
  if (correct === undefined) {
    const example = priceIn(locale, '12.50', sign) ?? '';
    return [{ code: 'fact-price-malformed', place, details: { value: written, example } }];
  }
  const withoutCents = spaceless(correct).replace(/[.,]00(?=\D*$)/, '');
  if ([spaceless(correct), withoutCents].includes(spaceless(written))) return [];
  const whole = value.replace(written, () => correct);
  return [malformed(place, written, correct, whole)];
}

/** Whether a word follows a fact somewhere: it counts hours or the like, and is no price. */
function isCounted(name: string, site: DraftSite): boolean {
  const counted = new RegExp(`\\{\\{\\s*facts\\.${name}\\s*\\}\\}(?:\\s|&nbsp;)*\\p{L}`, 'u');
  return runsWithFacts(site).some(({ text }) => counted.test(text));
}

function malformed(place: ValuePlace, value: string, correct: string, whole: string): Finding<'fact-price-malformed'> {
  return {
    code: 'fact-price-malformed',
    place,
    details: { value, correct },
    fix: { edits: [setEdit(place, whole)], isCertain: false },
  };
}

/** So many prices make a list of prices. */
const FEWEST = 4;

interface Amount {
  readonly amount: number;
  readonly sign: string;
}

/** What a fact says that is a price with decimals, as the language writes it. */
function amountAsWritten(value: unknown, locale: string): Amount | undefined {
  const [, figure = '', sign = ''] =
    typeof value === 'string' ? (/^(\d[\d.,]*[.,]\d\d)\s?([€£])$/.exec(value) ?? []) : [];
  const amount = sign === '' ? undefined : amountOf(figure, locale);
  return amount === undefined ? undefined : { amount, sign };
}

/** Among prices: one without its sign, with another one or two, below zero, with the letter O, or with a mark that no price has. */
function meantAmong(value: string, prices: readonly Amount[], locale: string): string | undefined {
  if (amountAsWritten(value, locale) !== undefined) return undefined;
  const sign = prices[0]?.sign ?? '';
  const spoken = spokenPrice(value);
  if (spoken !== undefined) return priceIn(locale, String(spoken).replace('.', decimalOf(locale)), sign);
  const odd =
    /^(?:[€£$]|eur|euros?)?\s*(?:[-–]\s*)?(\d[\dO]{0,3})[.,'’´`:]([\dO]{2})\s*(?:[€£$]{1,3}\s*)?(?:e|eu|eur|euros?)?$/i.exec(
      value.trim(),
    );
  const decimal = decimalOf(locale);
  return odd === null ? undefined : priceIn(locale, `${odd[1]}${decimal}${odd[2]}`.replaceAll(/O/gi, '0'), sign);
}

function decimalOf(locale: string): string {
  return new Intl.NumberFormat(locale).format(1.5).charAt(1);
}

/** «cuatro», «cuatro veinte», «tres euros con cincuenta»: of two figures the second counts hundredths. */
function spokenPrice(text: string): number | undefined {
  const [whole = '', cents = '', ...more] = text
    .replace(/ (?:euros?|eur|€)(?: con| y)?(?: |$)/i, '|')
    .split(/\|| (?=\p{L}+$)/u);
  if (more.some((part) => part.trim() !== '')) return undefined;
  const [amount, hundredths] = [whole, cents].map((part) => spokenNumber(part.trim()));
  if (amount === undefined || (cents.trim() !== '' && (hundredths === undefined || hundredths > 99))) return undefined;
  return amount + (hundredths ?? 0) / 100;
}

/** The price as the language writes it; where the figure may mean several amounts, none. */
function priceIn(locale: string, figure: string, sign: string): string | undefined {
  const amount = amountOf(figure, locale);
  if (amount === undefined) return undefined;
  const currency = sign === '€' ? 'EUR' : 'GBP';
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return withPlainSpaces(format.format(amount));
}

function amountOf(figure: string, locale: string): number | undefined {
  const decimal = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const group = decimal === ',' ? '.' : ',';
  const once = figure.replaceAll(/([.,])[.,]+/g, '$1').replace(/[.,]$/, '');
  const parts = once.split(/[.,]/);
  // Between two signs there are three figures.
  if (parts.slice(1, -1).some((part) => part.length !== 3)) return undefined;
  const last = parts.at(-1) ?? '';
  if (parts.length === 1 || (once.includes(group) && last.length === 3 && !once.includes(decimal))) {
    return Number(parts.join(''));
  }
  return last.length <= 3 ? Number(`${parts.slice(0, -1).join('')}.${last}`) : undefined;
}

/** Whether thousands have their sign is a matter of taste, and so is the space before that of the currency. */
function spaceless(price: string): string {
  return price.replaceAll(/\s/g, '').replaceAll(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '');
}
