import postcss, { type AtRule, type ChildNode, CssSyntaxError, type Declaration, type Root } from 'postcss';
import type { Place } from '../findings/finding';
import type { StyleDeclaration, StyleReference, StyleSheet } from '../source';
import { leadsToHost } from './address';
import { partsOf } from './declaration-parts';
import { faultIn } from './style-fault';
import { unclosedBlock } from './unclosed-block';

/** Functions that fetch what is merely quoted in them; elsewhere what stands in `content` is shown. */
const FETCHING = /image-set\(|src\(/i;

/** Where an address stands in its style sheet. */
export function placeOfReference(written: StyleSheet, { start, end }: StyleReference): Place {
  return { written, part: { offset: start, length: end - start } };
}

export function readStyleSheet(path: string, text: string): StyleSheet {
  const fault = faultIn(text);
  try {
    const root = postcss.parse(fault?.reason === 'Too deep' ? '' : text);
    return { path, text, ...declared(root, text), ...fetched(root, text), syntaxError: fault };
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const { reason, input } = error;
    const at = input?.offset ?? 0;
    const told = { reason, offset: reason === 'Unclosed block' ? unclosedBlock(text, at) : at, length: 1 };
    return {
      path,
      text,
      declarations: [],
      conditions: [],
      references: [],
      imports: [],
      endless: [],
      // The parser stumbles over what follows from it.
      syntaxError: fault !== undefined && fault.offset < told.offset ? fault : told,
    };
  }
}

function fetched(root: Root, text: string): Pick<StyleSheet, 'references' | 'imports' | 'endless'> {
  const references: StyleReference[] = [];
  const imports: StyleReference[] = [];
  const endless: StyleReference[] = [];
  root.walk((node) => {
    if (isImport(node)) imports.push(span(node, text));
    else if (node.type === 'decl') references.push(...addressesIn(node, text));
    if (isEndless(node)) endless.push(span(node, text));
  });
  return { references, imports, endless };
}

function declared(root: Root, text: string): Pick<StyleSheet, 'declarations' | 'conditions'> {
  const declarations: StyleDeclaration[] = [];
  const conditions: StyleReference[] = [];
  root.walk((node) => {
    if (node.type === 'atrule' && node.params !== '') {
      const start = extent(node)[0] + `@${node.name}`.length + (node.raws.afterName ?? '').length;
      conditions.push({ address: node.params, start, end: start + node.params.length });
    }
    if (node.type !== 'decl') return;
    const [from, end] = extent(node);
    const start =
      from + node.prop.length + (/^\s*:\s*/.exec(text.slice(from + node.prop.length, end))?.[0].length ?? 0);
    const value = text.slice(start, text[end - 1] === ';' ? end - 1 : end).trimEnd();
    const { parent } = node;
    const of =
      parent === undefined ? '' : 'selector' in parent ? parent.selector : 'name' in parent ? `@${parent.name}` : '';
    const rule = parent?.source?.start?.offset ?? 0;
    const around = parent?.parent;
    const isConditional = around !== undefined && 'name' in around && around.name !== 'layer';
    declarations.push({ name: node.prop, value, start, end: start + value.length, from, of, rule, isConditional });
  });
  return { declarations, conditions };
}

function isImport(node: ChildNode): node is AtRule {
  return node.type === 'atrule' && node.name.toLowerCase() === 'import';
}

function isEndless(node: ChildNode): node is Declaration {
  return (
    node.type === 'decl' &&
    /^(-webkit-)?animation(-iteration-count)?$/i.test(node.prop) &&
    /(^|[\s,])infinite($|[\s,])/i.test(node.value)
  );
}

function span(node: ChildNode, text: string): StyleReference {
  const [start, end] = extent(node);
  return { address: text.slice(start, end), start, end };
}

function addressesIn(declaration: Declaration, text: string): StyleReference[] {
  const [from, to] = extent(declaration);
  const isShown = declaration.prop === 'content' && !FETCHING.test(unescaped(declaration.value));
  const written = text.slice(from, to);
  if (!/["'(]/.test(written)) return [];
  return [...partsOf(written)].flatMap(({ start, end, isQuoted, word }) => {
    const address = unescaped(written.slice(start, end));
    const isAddress = unescaped(word).toLowerCase() === 'url';
    const isFetched = isAddress || (isQuoted && !isShown && leadsToHost(address));
    return isFetched ? [{ address, start: from + start, end: from + end }] : [];
  });
}

/** What a browser reads where characters are written by their numbers, or behind a backslash. */
function unescaped(written: string): string {
  return written.replaceAll(/\\(?:([\da-f]{1,6})\s?|\n|(.))/gis, (_all, code?: string, character?: string) =>
    code === undefined ? (character ?? '') : characterOf(Number.parseInt(code, 16)),
  );
}

function characterOf(code: number): string {
  return code === 0 || code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
}

function extent({ source }: ChildNode): [number, number] {
  return [source?.start?.offset ?? 0, source?.end?.offset ?? 0];
}
