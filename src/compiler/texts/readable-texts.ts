import type { Language } from '../../shared/language';
import type { Pointer } from '../../shared/pointer';
import type { HtmlStructure } from '../html/html-structure';
import { structureOf } from '../html/read-structure';
import type { Contract } from '../schema/contract';
import type { Files } from '../site';
import type { Source } from '../source';
import { valueAt } from '../values/value-at';
import { inFiles, textsIn, valuesResolvedAs, type WrittenText } from '../values/values';

/** A text that visitors read, as it is written. */
export interface ReadableText extends WrittenText {
  /** Where the value stands that says it, perhaps beside the same in other languages. */
  readonly value: Pointer;
  /** Missing where the same text stands in every language. */
  readonly language: Language | undefined;
  readonly isHtml: boolean;
  /** The names in braces that something else than a value of the site fills: `{count}`. */
  readonly placeholders: readonly string[];
}

/** A piece of HTML, and how its tags belong together. */
export interface HtmlText extends ReadableText {
  readonly structure: HtmlStructure;
}

/** A part of a text without any tags. */
export interface Run {
  readonly written: ReadableText;
  readonly text: string;
  /** Where it begins in the text. */
  readonly offset: number;
}

/** The whole text of which something is a part. */
export function textOf({ written }: Pick<Run, 'written'>): ReadableText {
  return written;
}

const NO_PLACEHOLDERS: readonly string[] = [];

/** What visitors read in some files. */
export const readableTexts = inFiles(
  (source, contract): readonly ReadableText[] => onlyTexts.get(source) ?? readTexts(source, contract),
);

const onlyTexts = new WeakMap<Source, readonly ReadableText[]>();

/** From now on it is as if visitors read nothing else of a file. */
export function readNothingElse(file: Source, texts: readonly ReadableText[]): void {
  onlyTexts.set(file, texts);
}

function readTexts(source: Source, contract: Contract): readonly ReadableText[] {
  if (source.kind.name === 'facts') return factsInWords(source, contract);
  return valuesResolvedAs({ sources: [source], contract }, 'text', 'sharedText', 'html').flatMap((visit) => {
    const { value, schema, pointer: ofValue, placeholders = NO_PLACEHOLDERS } = visit;
    const isHtml = schema['x-resolve'] === 'html';
    const [only, ...others] = contract.languages;
    const ofAll = schema['x-localised'] === true && others.length === 0 ? only?.code : undefined;
    return textsIn(visit).map(({ pointer, text }) => {
      const language = typeof value === 'string' ? ofAll : String(pointer.at(-1));
      return { source, value: ofValue, pointer, text, language, isHtml, placeholders };
    });
  });
}

const WORDS = /\s\p{Ll}{3}|\p{Ll}{3}\s/u;

/** In a site of one language, «24 horas»: in others, a fact is the same in each, and no text. */
function factsInWords(source: Source, { languages }: Contract): readonly ReadableText[] {
  const [only, ...others] = languages;
  if (only === undefined || others.length > 0) return [];
  const { code: language } = only;
  return Object.entries(source.data ?? {}).flatMap(([name, fact]): ReadableText[] => {
    const text = valueAt(fact, ['value']);
    if (typeof text !== 'string' || !WORDS.test(text)) return [];
    const pointer = [name, 'value'];
    return [{ source, value: pointer, pointer, text, language, isHtml: false, placeholders: NO_PLACEHOLDERS }];
  });
}

/** The texts in which tags are no tags. */
export const plainTexts = inFiles((source, contract) =>
  readableTexts({ sources: [source], contract }).filter(({ isHtml }) => !isHtml),
);

/** The texts in which there are tags. */
export const htmlTexts = inFiles((source, contract): readonly HtmlText[] =>
  readableTexts({ sources: [source], contract }).flatMap((written) =>
    written.isHtml && written.text.includes('<') ? { ...written, structure: structureOf(written.text) } : [],
  ),
);

/** What visitors read in some files, without the tags; of HTML also without what is marked as code. */
export const readableRuns = inFiles((source, contract): readonly Run[] => {
  const file = { sources: [source], contract };
  const structures = new Map(htmlTexts(file).map(({ pointer, structure }) => [pointer, structure]));
  return readableTexts(file).flatMap((written) => {
    const structure = structures.get(written.pointer);
    if (structure === undefined) return { written, text: written.text, offset: 0 };
    return structure.broken.length > 0 ? [] : runsBetween(written, structure);
  });
});

/** Those that have something in them, which is looked for once in each file. */
export function runsWith(pattern: RegExp): (files: Files) => readonly Run[] {
  return inFiles((source, contract) =>
    readableRuns({ sources: [source], contract }).filter(({ text }) => pattern.test(text)),
  );
}

/** Those in which a figure of facts.yaml stands. */
export const runsWithFacts = runsWith(/\{\{\s*facts\./);

const UNREAD = new Set([
  'code',
  'iframe',
  'kbd',
  'pre',
  'samp',
  'script',
  'style',
  'svg',
  'textarea',
  'title',
  'tt',
  'var',
]);

function runsBetween(written: ReadableText, { tags, elements }: HtmlStructure): Run[] {
  const runs: Run[] = [];
  const unread = elements
    .filter(({ name, closing }) => UNREAD.has(name) && closing !== undefined)
    .map(({ opening, closing }) => ({ from: opening.part.offset, to: closing?.part.offset ?? 0 }));
  let next = 0;
  let unreadUntil = 0;
  let from = 0;
  const add = (to: number) => {
    const isRead = from >= unreadUntil && to > from;
    if (isRead) runs.push({ written, text: written.text.slice(from, to), offset: from });
  };
  for (const { part } of tags) {
    add(part.offset);
    for (let one = unread[next]; one !== undefined && one.from <= part.offset; one = unread[next]) {
      unreadUntil = Math.max(unreadUntil, one.to);
      next += 1;
    }
    from = part.offset + part.length;
  }
  add(written.text.length);
  return runs;
}
