import postcss, { type Declaration } from 'postcss';
import { oncePerObject } from '../../shared/once-per-object';
import type { StyleSheet } from '../source';
import { styleTarget } from './address';

/** What a theme sets for the whole document: the values of custom properties by their names. */
export type Tokens = ReadonlyMap<string, string>;

/** A font that a style sheet offers. */
export interface OfferedFont {
  readonly family: string;
  /** Lightest and heaviest. */
  readonly weights: readonly [number, number];
  /** Below the site's folder. */
  readonly file: string;
}

const ROOT = ':root';
const REGULAR = 400;
const BOLD = 700;

/** The custom properties that style sheets set for the whole document under all circumstances; the last wins. */
export function tokensOf(styles: readonly Pick<StyleSheet, 'text'>[]): Tokens {
  return new Map(styles.flatMap((style) => [...tokensIn(style)]));
}

const tokensIn = oncePerObject(({ text }: Pick<StyleSheet, 'text'>): Tokens => {
  const found = new Map<string, string>();
  eachDeclaration(text, (declaration) => {
    const rule = declaration.parent;
    if (rule?.type !== 'rule' || !declaration.prop.startsWith('--')) return;
    const around = rule.parent;
    const isUnconditional =
      around?.type === 'root' || (around?.type === 'atrule' && 'name' in around && around.name === 'layer');
    if (isUnconditional && 'selectors' in rule && rule.selectors.includes(ROOT))
      found.set(declaration.prop, declaration.value);
  });
  return found;
});

/** In characters: tokens that name each other twice become too long for any browser. */
const LONGEST_VALUE = 10_000;

/** The value of a token, with those that it names in their places; nothing where one of them is not set, or it is no use. */
export function tokenValue(
  name: string,
  tokens: Tokens,
  known = new Map<string, string | undefined>(),
): string | undefined {
  if (known.has(name)) return known.get(name);
  // As long as it is not known: what names itself has no value.
  known.set(name, undefined);
  const written = tokens.get(name);
  if (written === undefined) return undefined;
  let isWhole = true;
  const value = written.replaceAll(/var\(\s*(--[\w-]+)\s*\)/g, (_var, other: string) => {
    const meant = tokenValue(other, tokens, known);
    isWhole &&= meant !== undefined;
    return meant ?? '';
  });
  if (isWhole && value.length <= LONGEST_VALUE) known.set(name, value.trim());
  return known.get(name);
}

/** The fonts of the families that are offered, in their order: each in the weight next to bold, in all its parts. `families` is written as CSS does. */
export function headingFonts(styles: readonly StyleSheet[], families: string): readonly OfferedFont[] {
  const offered = styles.flatMap(fontsOf);
  return families.split(',').flatMap((family) => {
    const own = offered.filter((font) => font.family === unquoted(family));
    const nearest = Math.min(...own.map(fromBold));
    return own.filter((font) => fromBold(font) === nearest);
  });
}

function fromBold({ weights: [least, most] }: OfferedFont): number {
  return Math.max(0, least - BOLD, BOLD - most);
}

const fontsOf = oncePerObject(({ path, text, references }: StyleSheet): readonly OfferedFont[] => {
  const found: OfferedFont[] = [];
  eachDeclaration(text, (declaration) => {
    const rule = declaration.parent;
    if (declaration.prop !== 'src' || rule?.type !== 'atrule' || !('name' in rule) || rule.name !== 'font-face') return;
    const start = declaration.source?.start?.offset ?? 0;
    const end = declaration.source?.end?.offset ?? 0;
    const address = references.find((reference) => reference.start >= start && reference.end <= end)?.address;
    const target = address === undefined ? undefined : styleTarget(path, address);
    if (target?.kind !== 'file') return;
    const value = (prop: string) =>
      rule.nodes?.flatMap((node) => (node.type === 'decl' && node.prop === prop ? [node.value] : []))[0];
    if (value('font-style') === 'italic') return;
    const [least = REGULAR, most = least] = (value('font-weight') ?? '').split(/\s+/).map(weightOf);
    found.push({ family: unquoted(value('font-family') ?? ''), weights: [least, most], file: target.path });
  });
  return found;
});

function weightOf(written: string): number {
  return written === 'bold' ? BOLD : Number(written) || REGULAR;
}

function unquoted(family: string): string {
  return family.trim().replaceAll(/^["']|["']$/g, '');
}

/** What cannot be read any more is told by a rule. */
function eachDeclaration(text: string, see: (declaration: Declaration) => void): void {
  try {
    postcss.parse(text).walkDecls((declaration) => see(declaration));
  } catch (error) {
    if (!(error instanceof postcss.CssSyntaxError)) throw error;
  }
}
