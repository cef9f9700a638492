import type { StyleSheet } from '../source';

/** The names of the fonts that a theme brings, as its style sheets call them. */
export function fontsBrought(styles: readonly StyleSheet[]): string[] {
  return styles
    .flatMap((style) => style.declarations)
    .filter(({ name, of }) => name === 'font-family' && of === '@font-face')
    .map(({ value }) => value.replaceAll(/["']/g, ''));
}
