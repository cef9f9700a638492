import { oncePerObject } from '../../shared/once-per-object';
import type { StyleSheet } from '../source';
import { readStyleSheet } from './style-sheet';

/** What a theme sets for the whole document, where it is written, without the note behind it; `start` and `end` are those of the value in the text. */
export interface StyleValue {
  readonly file: string;
  readonly name: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

const ROOT = ':root';

/** What style sheets set for the whole document under all circumstances, in order; of what is set again, the last. */
export function styleValues(styles: readonly StyleSheet[]): StyleValue[] {
  return [...new Map(styles.flatMap((style) => valuesIn(style).map((value) => [value.name, value]))).values()];
}

const valuesIn = oncePerObject(({ path: file, declarations }: StyleSheet): readonly StyleValue[] =>
  declarations
    .filter(({ name, of, isConditional }) => name.startsWith('--') && !isConditional && isOfAll(of))
    .map(({ name, value: written, start }) => {
      const value = withoutNote(written);
      return { file, name, value, start, end: start + value.length };
    }),
);

function withoutNote(written: string): string {
  const note = written.indexOf('/*');
  return note < 0 ? written : written.slice(0, note).trimEnd();
}

function isOfAll(selectors: string): boolean {
  return selectors.split(',').some((selector) => selector.trim() === ROOT);
}

/** Whether a text is one value, after which the style sheet goes on as before. */
export function isStyleValue(text: string): boolean {
  if (text.trim() === '' || /[;{}]|\/\*/.test(text)) return false;
  const { declarations, syntaxError } = readStyleSheet('', `${ROOT} { --value: ${text}; }`);
  return syntaxError === undefined && declarations.length === 1 && declarations[0]?.value === text.trim();
}

/** Which of the values stands at an offset of a style sheet. */
export function styleValueAt(style: StyleSheet, offset: number): StyleValue | undefined {
  return valuesIn(style).find(({ start, end }) => start <= offset && offset <= end);
}
