import type { LanguageData } from '../language-data/language-data';
import { figureWords } from './spoken-figures';

/** A text with the figures of languages without spaces in digits alone: 「2万5千」 is 25000, 「令和8年」 is 2026年. */
export function withUnspacedFigures(text: string, data: LanguageData | undefined): string {
  const whole = withTenths(withTimes(withWholeNumbers(text), data?.afternoon));
  return data?.eras === undefined ? whole : withYears(whole, data.eras);
}

/** 「3時半」, 「3点半」 and «3시 반» are 3:30, and 「午後3時」 15時; 「3時間」 and «3시간» are no time. */
function withTimes(text: string, afternoon = '(?!)'): string {
  if (!/[時时点點시]/.test(text)) return text;
  const time = new RegExp(
    `(?:(${afternoon}) ?)?(?<!\\d)(\\d{1,2})([時时点點시])(?![間间간])(?: ?([半반])| ?(\\d{1,2})[分분])?`,
    'g',
  );
  return text.replaceAll(
    time,
    (_written, half: string | undefined, hour: string, sign: string, thirty?: string, minutes?: string) => {
      const ofDay = half !== undefined && Number(hour) < 12 ? Number(hour) + 12 : Number(hour);
      const behind = thirty === undefined ? minutes : '30';
      return behind === undefined ? `${ofDay}${sign}` : `${ofDay}:${behind.padStart(2, '0')}`;
    },
  );
}

/** 「2割引」 is 20% less. */
function withTenths(text: string): string {
  return text.replaceAll(/(?<![\d.])(\d)割(?!合)/g, (_written, tenths: string) => `${tenths}0%`);
}

/** A text with 25000 for 「2万5千」. */
export function withWholeNumbers(text: string): string {
  return /[千万萬億亿천만억]/.test(text) ? text.replaceAll(IN_GROUPS, wholeNumber) : text;
}

/** Figures before a sign that multiplies them, and what is left behind the last; in Korean with spaces: «1만 2,000». */
const IN_GROUPS =
  /(?<![\d.,])(?:\d[\d,]{0,9}(?:\.\d{1,4})?(?:[千천][万萬億亿만억]|[千万萬億亿천만억])(?: (?=\d[\d,]{0,9}[천만억]))?){1,4}(?:\d(?:,\d{3}|\d{0,3})(?![\d,.])|(?<=[천만억]) \d(?:,\d{3}|\d{2,3})(?![\d,.]))?/g;
const PART = /(\d[\d,.]*)([千万萬億亿천만억]*)/g;
const VALUES: Readonly<Record<string, number>> = {
  ...{ 千: 1e3, 万: 1e4, 萬: 1e4, 億: 1e8, 亿: 1e8 },
  ...{ 천: 1e3, 만: 1e4, 억: 1e8 },
};

function wholeNumber(written: string): string {
  const parts = [...written.matchAll(PART)].map(([, figure = '', signs = '']) =>
    [...signs].reduce((value, sign) => value * (VALUES[sign] ?? 1), Number(figure.replaceAll(',', ''))),
  );
  return String(Math.round(parts.reduce((sum, part) => sum + part, 0)));
}

/** A text with 2026年 for 「令和8年」, years of eras being counted as `eras` says. */
export function withYears(text: string, eras: string): string {
  return [...figureWords(eras)].reduce((left, [era, before]) => {
    const year = (ofEra: string) => before + (ofEra === '元' ? 1 : Number(ofEra));
    return left.replaceAll(
      new RegExp(`${era}(\\d{1,2}|元)(?:(年?度?[〜～~–-])(\\d{1,2}))?年(代)?`, 'g'),
      (_written, first: string, until = '', last?: string, decade?: string) => {
        const years = [first, ...(last === undefined ? [] : [last])].map(year);
        // 「昭和30年代」 is from 1955 on: the 1950s, as one says elsewhere.
        return decade === undefined
          ? `${years.join(until)}年`
          : `${years.map((each) => each - (each % 10)).join(until)}年代`;
      },
    );
  }, text);
}
