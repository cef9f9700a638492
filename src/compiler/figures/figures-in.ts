import type { SiteLanguage } from '../../../generated/types';
import type { Language } from '../../shared/language';
import { oncePerLanguage } from '../../shared/once-per-object';
import { languageData } from '../language-data/known-languages';
import { wordPairs } from '../language-data/word-pairs';
import { proseOf } from '../texts/prose';
import { conventionsOf, trimmed } from './conventions';
import type { Figure } from './figure';
import { numberFigure, withoutDigits } from './figures-in-digits';
import { addWords, withoutUnspacedDays } from './figures-in-words';
import { withPlainDigits } from './plain-digits';
import { withUnspacedFigures } from './unspaced-figures';

/** The figures of a text, read as its language writes them. */
export function figuresIn(text: string, { code, locale }: Pick<SiteLanguage, 'code' | 'locale'>): readonly Figure[] {
  const conventions = conventionsOf(code, locale);
  const plain = withTwosCounted(withUnspacedFigures(withPlainDigits(proseOf(text)), conventions.data), code);
  const prose = withPlainHalves(plain, code);
  const found: Figure[] = [];
  const spoken = /\d/.test(prose) ? withoutDigits(prose, conventions, found) : prose;
  addWords(withoutUnspacedDays(spoken, conventions, found), conventions, found);
  return found;
}

/** «ساعتان و40 دقيقة» as «2 ساعة و40 دقيقة»: a length of time is one figure where both of its parts are in digits. */
function withTwosCounted(text: string, language: Language): string {
  const twos = twosOf(language);
  return twos === undefined ? text : text.replaceAll(twos.pattern, (word) => `2 ${twos.counted.get(word)}`);
}

const twosOf = oncePerLanguage((language) => {
  const { twos } = languageData(language) ?? {};
  if (twos === undefined) return undefined;
  const counted = new Map(wordPairs(twos));
  const pattern = new RegExp(`(?<!\\p{L})(?:${[...counted.keys()].join('|')})(?=\\s\\p{L}?\\d)`, 'gu');
  return { counted, pattern };
});

/** A text with am and pm for what another language has in their place. */
function withPlainHalves(text: string, language: Language): string {
  return halvesOf(language).reduce((left, [half, behind]) => left.replaceAll(behind, ` ${half}`), text);
}

const halvesOf = oncePerLanguage((language) =>
  Object.entries(languageData(language)?.halvesOfDay ?? {}).map(
    ([half, pattern]) => [half, new RegExp(`(?<=\\d)\\s?(?:${pattern})(?!\\p{L})`, 'giu')] as const,
  ),
);

/** Every run of digits as a number of its own: `6.1` and `6(1)` are the same then. A single one still counts what it does. */
export function partsOf(figure: Figure): readonly Figure[] {
  const { kind, value, written, unit } = figure;
  const parts = kind === 'number' && !/[.,\s]\d{3}(?!\d)/.test(written) ? written.match(/\d+/g) : null;
  if (parts === null) return [figure];
  return parts.map(trimmed).map((part) => {
    const number = numberFigure(written, part);
    return part === value && unit !== undefined ? { ...number, unit } : number;
  });
}
