import type { TextPart } from '../../shared/text-part';
import { languageData } from '../language-data/known-languages';
import type { Contract } from '../schema/contract';
import type { Source } from '../source';
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
