import type { SiteLanguage } from '../../../generated/types';
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
  const prose = withUnspacedFigures(withPlainDigits(proseOf(text)), conventions.data);
  const found: Figure[] = [];
  const spoken = /\d/.test(prose) ? withoutDigits(prose, conventions, found) : prose;
  addWords(withoutUnspacedDays(spoken, conventions, found), conventions, found);
  return found;
}

/** Every run of digits as a number of its own: `6.1` and `6(1)` are the same then. */
export function partsOf(figure: Figure): readonly Figure[] {
  const parts =
    figure.kind === 'number' && !/[.,\s]\d{3}(?!\d)/.test(figure.written) ? figure.written.match(/\d+/g) : null;
  return parts === null ? [figure] : parts.map((part) => numberFigure(figure.written, trimmed(part)));
}
