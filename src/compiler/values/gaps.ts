import type { Contract } from '../contract';
import { languageData } from '../language-data/known-languages';
import type { Finding } from '../problems/finding';
import { MESSAGES } from '../schema/messages';
import { type Schema, wordsOf } from '../schema/schema';
import type { Source } from '../source';
import type { TextPart } from '../texts/text-part';
import { type Visit, visit } from './visit';

/** What stands in the place of a value that is still to be written; it says what goes there. */
export function gapFor(what: string): string {
  return `[[${what}]]`;
}

/** What stands in the place of a text in a language. */
export function textGap(language: string): string {
  return gapFor(languageData(language)?.toWrite ?? '…');
}

/** In such brackets, too, what names a figure or a detail of the site was to be filled in, and not to be written. */
const NAMED = /^\s*(?:facts|settings)\.[\w-]+\s*$/;

/** Brackets twice with what is between them, also where one or both of those at one end were deleted with the rest. */
const GAP = /\[\[([^[\]]+)(?:\]\]?|$)|^([^[\]]+)\]\]/g;

/** Where a text holds what stands in for something. Figures alone in such brackets are something else. */
export function gapIn(text: unknown): TextPart | undefined {
  if (typeof text !== 'string') return undefined;
  for (const { 0: gap, 1: opened, 2: closed = '', index } of text.matchAll(GAP)) {
    const what = opened ?? closed;
    if (/[^\d\s.,:;+-]/.test(what) && !NAMED.test(what)) return { offset: index, length: gap.length };
  }
  return undefined;
}

/** The values of a file that are still to be written, or a part of them. */
export function gapsIn(source: Source, contract: Contract): readonly Visit[] {
  if (!source.text.includes('[[') && !source.text.includes(']]')) return [];
  return visit(source, contract).filter(({ value }) => gapIn(value) !== undefined);
}

/** Tells that a value is still to be written: in words, what goes there. */
export function gapFinding(visited: Visit, contract: Contract): Finding {
  const { source, pointer, value } = visited;
  const part = gapIn(value) ?? { offset: 0, length: 0 };
  const text = String(value).slice(part.offset, part.offset + part.length);
  const language = contract.languages.find(({ code }) => code === pointer.at(-1))?.code;
  return {
    code: 'value-unwritten',
    place: { source, pointer, part },
    details: {
      text,
      ...(language === undefined ? {} : { language }),
      ...whatGoesThere(visited, contract, language, text),
    },
  };
}

/** Of what people read as it is, its key says what it is; but of a message, that does not tell what it is for. */
function whatGoesThere(
  { source, pointer, schema }: Visit,
  { schemas }: Contract,
  language: string | undefined,
  gap: string,
) {
  const messages = schemas.get(MESSAGES);
  const message = source.kind.schema === messages ? messages?.properties?.[String(pointer[0])] : undefined;
  if (message !== undefined) return { rule: wordsOf(message) };
  return isProse(schema, language) ? {} : ruleOf(schema, gap);
}

/** Whether people read the value as it is. */
function isProse(schema: Schema, language: string | undefined): boolean {
  const isLocalised = schema['x-localised'] === true || language !== undefined;
  return schema['x-resolve'] === 'sharedText' || (isLocalised && schema.pattern === undefined);
}

/** What has to go into the place of a name, a date, a number. */
function ruleOf(schema: Schema, gap: string) {
  const { enum: choices } = schema;
  const example = exampleOf(schema, gap);
  return {
    rule: wordsOf(schema),
    ...(example === undefined ? {} : { example: JSON.stringify(example) }),
    ...(choices && { valid: choices.map(String) }),
  };
}

/** Of what has to be of a certain form; of an address the one that is proposed. */
function exampleOf({ format, pattern, type, examples = [] }: Schema, gap: string): unknown {
  const proposal = gap.replace(/^\[\[/, '').replace(/\]\]?$/, '');
  if (proposal.startsWith('/')) return proposal;
  const isOfForm = format !== undefined || pattern !== undefined || type === 'integer' || type === 'number';
  return isOfForm ? examples[0] : undefined;
}
