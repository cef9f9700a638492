import { transform } from 'lightningcss';
import postcss, { type AtRule, type Container, type Declaration, type Document, type Root } from 'postcss';
import { type Feature, rulesFor } from './features';

const ROOT = ':root';

/**
 * The bundle's style without the default values of tokens that the theme sets for the whole document: its layer wins
 * over theirs, so that no visitor has to fetch them.
 */
export function withoutDefaults(bundled: string, theme: string): string {
  const replaced = new Set(rootTokens(theme, 'theme').map(({ prop }) => prop));
  const style = postcss.parse(bundled);
  for (const token of rootTokens(style, 'tokens')) if (replaced.has(token.prop)) token.remove();
  style.walkComments((comment) => void comment.remove());
  return style.toString();
}

/** A style without the rules for what a site does not have. */
export function withoutUnused(bundled: string, unused: readonly Feature[]): string {
  const style = postcss.parse(bundled);
  for (const feature of unused) style.walkRules(rulesFor[feature], (rule) => void rule.remove());
  return style.toString();
}

/** Broken rules are left out, as browsers do; the compiler has reported them. */
export function minified(style: string): string {
  const { code } = transform({ filename: 'theme.css', code: Buffer.from(style), minify: true, errorRecovery: true });
  return code.toString();
}

/** The tokens that a layer sets for the whole document under all circumstances. */
function rootTokens(style: string | Root, layer: string): Declaration[] {
  const found: Declaration[] = [];
  (typeof style === 'string' ? postcss.parse(style) : style).walkDecls(/^--/, (declaration) => {
    const rule = declaration.parent;
    if (rule?.type === 'rule' && rule.selector === ROOT && isLayer(rule.parent, layer)) found.push(declaration);
  });
  return found;
}

function isLayer(node: Container | Document | undefined, name: string): boolean {
  if (node?.type !== 'atrule') return false;
  const rule = node as AtRule;
  return rule.name === 'layer' && rule.params === name && rule.parent?.type === 'root';
}
