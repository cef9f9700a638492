import { oncePerObject } from './once-per-object';
import type { TextPart } from './text-part';

/** How a token is written. */
export const TOKEN = /\{\{([^{}]*)\}\}/g;

/** How that of a fact is written, with the name of the fact. */
export const FACT_TOKEN = /\{\{\s*facts\.([\w-]+)\s*\}\}/g;

/** A place in a text that a value of the site will fill: `{{facts.block-1-hours}}`. */
export interface Token {
  /** As it is written, braces included. */
  readonly text: string;
  readonly scope: string;
  readonly name: string;
  /** Where it stands in the text. */
  readonly part: TextPart;
}

export function tokensIn(text: string): Token[] {
  if (!text.includes('{{')) return [];
  return [...text.matchAll(TOKEN)].map(({ 0: token, 1: path = '', index }) => ({
    text: token,
    ...parsePath(path),
    part: { offset: index, length: token.length },
  }));
}

/** The token that names a value. */
export function asToken(scope: string, name: string): string {
  return `{{${scope}.${name}}}`;
}

/** The fact that a text names, when it is the token of one and nothing else. */
export function factNamed(text: string): string | undefined {
  const [token] = tokensIn(text);
  return token?.text === text && token.scope === 'facts' ? token.name : undefined;
}

const NAME_OF_FACT = /(?<=\{\{ *facts\.)[\w-]+(?= *\}\})/g;

/** The names of facts in the tokens of a text, and where each name stands. */
export function factsNamedIn(text: string): { readonly fact: string; readonly part: TextPart }[] {
  return [...text.matchAll(NAME_OF_FACT)].map(({ 0: fact, index }) => ({
    fact,
    part: { offset: index, length: fact.length },
  }));
}

/** The two parts of what stands between the braces: `facts` and `block-1-hours`. */
export function parsePath(written: string): { scope: string; name: string } {
  const path = written.trim();
  const dot = path.indexOf('.');
  return { scope: path.slice(0, Math.max(dot, 0)), name: path.slice(dot + 1) };
}

/** A name in braces, one or two of them, or the path of a token without any; what YAML writes in braces has a colon. */
const IN_BRACES =
  /(?<![{.])\b(?:facts|settings)\.[a-z]|\{\{|\{\s*(?:[\p{L}_][\p{L}\p{N}_.-]*\s*\}|(?:entry|facts|settings)\.)/u;

/** A file, of which nothing but its text counts. */
interface WithText {
  readonly text: string;
}

/** Those of some files that may hold a name in braces: looking at their texts one by one takes its time. */
export function withBraces<Some extends { readonly sources: readonly WithText[] }>(files: Some): Some {
  return { ...files, sources: files.sources.filter(mayHoldBraces) };
}

const mayHoldBraces = oncePerObject(({ text }: WithText) => IN_BRACES.test(text));
