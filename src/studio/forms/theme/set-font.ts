import type { Edit } from '../../../compiler/findings/fix';
import type { StyleSheet } from '../../../compiler/source';
import { isVariableFont } from '../../../compiler/theme/font';
import { fontsBrought } from '../../../compiler/theme/fonts-brought';
import { type StyleValue, styleValues } from '../../../compiler/theme/style-values';
import { lineBreakOf } from '../../../editing/lines';

/** A font file of the theme: its path in that folder. */
interface FontFile {
  readonly path: string;
  readonly content: Uint8Array;
}

/**
 * Has a value of the theme, such as `--font-heading`, name a font before those that computers have, in the place of one that
 * the theme brought so far. The style sheet that sets the value brings the font.
 */
export function setFont(styles: readonly StyleSheet[], name: string, font: FontFile): Edit[] {
  const value = styleValues(styles).find((each) => each.name === name);
  const style = styles.find(({ path }) => path === value?.file);
  if (value === undefined || style === undefined) return [];
  const family = font.path.replace(/\.woff2$/, '');
  const { file, start, end } = value;
  const text = [`"${family}"`, othersIn(value, fontsBrought(styles))].filter(Boolean).join(', ');
  return [
    { do: 'replace', file, offset: style.text.length, length: 0, text: faceOf(style, family, font) },
    { do: 'replace', file, offset: start, length: end - start, text },
  ];
}

/** The fonts of a value but for those that the theme brings. */
function othersIn({ value }: StyleValue, brought: readonly string[]): string {
  const isOther = (font: string) => !brought.includes(font.trim().replaceAll(/^["']|["']$/g, ''));
  return value.split(',').filter(isOther).join(',').trim();
}

function faceOf({ path, text }: StyleSheet, family: string, font: FontFile): string {
  const lineBreak = lineBreakOf(text);
  const isVariable = isVariableFont(font.content);
  const up = '../'.repeat(path.split('/').length - 2);
  return [
    ...(text === '' || text.endsWith('\n') ? [] : ['']),
    '',
    '@font-face {',
    `  font-family: "${family}";`,
    '  font-display: swap;',
    ...(isVariable ? ['  font-weight: 100 900;'] : []),
    `  src: url("${up}${font.path}") format("woff2");`,
    '}',
    '',
  ].join(lineBreak);
}
