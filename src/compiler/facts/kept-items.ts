import type { Consent } from '../../../generated/source-types';
import type { Draft } from '../../shared/draft';
import { isRecord } from '../../shared/is-record';
import type { Pointer } from '../../shared/pointer';
import type { TextPart } from '../../shared/text-part';
import type { Figure } from '../figures/figure';
import { figuresIn } from '../figures/figures-in';
import { TABLE_ROW } from '../html/table-rows';
import type { Contract } from '../schema/contract';
import type { Source } from '../source';
import { type ReadableText, readableTexts } from '../texts/readable-texts';
import { valueAt } from '../values/value-at';
import { inFewFiles } from '../values/values';

/** Under which name the browser keeps a decision (src/features/consent/stored-consent.ts). */
export const STORED_AS = 'consent';

/** What a text says of something that the browser keeps, with figures. */
export interface KeptItem {
  readonly written: ReadableText;
  readonly part: TextPart;
  /** Under which names it is kept; one may end in a star: `_ga_*`. */
  readonly names: readonly string[];
  readonly figures: readonly Figure[];
}

/** What the question of consent says of each thing that is kept. */
export function keptByConsent(source: Source, contract: Contract): KeptItem[] {
  return readableTexts({ sources: [source], contract }).flatMap((written) => {
    const item = valueAt(source.data, written.value.slice(0, -1));
    const names = isRecord(item) && typeof item.name === 'string' ? item.name.split(/[\s,]+/) : [];
    return kept(written, { offset: 0, length: written.text.length }, names, contract);
  });
}

/** What the rows of tables say of what has its name in them as code. */
export function keptByRows(source: Source, contract: Contract): KeptItem[] {
  return namingRows({ sources: [source], contract }).flatMap(({ written, part, names }) =>
    kept(
      written,
      part,
      names.map(({ name }) => name),
      contract,
    ),
  );
}

/** A row of a table with names as code. */
interface NamingRow {
  readonly written: ReadableText;
  readonly part: TextPart;
  /** Those in the first cell that has any, each with where it begins in the text. */
  readonly names: readonly { readonly name: string; readonly offset: number }[];
  /** What stands above the table. */
  readonly heading: string;
}

/** The rows of tables that have names as code. */
export const namingRows = inFewFiles('naming rows', rowsNaming);

function rowsNaming(source: Source, contract: Contract): NamingRow[] {
  if (!source.text.includes('<code>')) return [];
  return readableTexts({ sources: [source], contract }).flatMap((written) => {
    if (!written.isHtml) return [];
    const headings = [...written.text.matchAll(HEADING)];
    return [...written.text.matchAll(TABLE_ROW)].map(({ 0: row, index }) => ({
      written,
      part: { offset: index, length: row.length },
      names: namesInCode(row).map(({ name, offset }) => ({ name, offset: index + offset })),
      heading: headings.findLast((heading) => heading.index < index)?.[1] ?? '',
    }));
  });
}

const HEADING = /<h[2-6]\b[^<>]{0,200}>([^<>]{1,200})<\/h[2-6]>/g;

function namesInCode(row: string): NamingRow['names'] {
  const cells = row.split(/(?<=<\/t[hd]>)/);
  const named = cells.findIndex((each) => each.includes('<code>'));
  const before = cells.slice(0, Math.max(0, named)).join('').length;
  return [...(cells[named] ?? '').matchAll(/<code>([^<>\s]+)<\/code>/g)].map(({ 1: name = '', index }) => ({
    name,
    offset: before + index + '<code>'.length,
  }));
}

function kept(
  written: ReadableText,
  part: TextPart,
  names: readonly string[],
  { languages: [main, ...others] }: Contract,
): KeptItem[] {
  const language = others.find(({ code }) => code === written.language) ?? main;
  // Where the settings cannot be read, no language is known.
  if (names.length === 0 || language === undefined) return [];
  const text = written.text.slice(part.offset, part.offset + part.length).replaceAll(/<[^<>]*>/g, ' ');
  const figures = figuresIn(text, language);
  return figures.length === 0 ? [] : [{ written, part, names, figures }];
}

/** Whether two names are one, of which either may end in a star: `_ga_*` is any name that begins so. */
export function areOneName(name: string, other: string): boolean {
  return isOf(name, other) || isOf(other, name);
}

function isOf(name: string, other: string): boolean {
  return name === other || (other.endsWith('*') && name.startsWith(other.slice(0, -1)));
}

/** A thing that the question of consent names, in the kind in which it does. */
export interface NamedItem {
  readonly name: string;
  readonly pointer: Pointer;
  readonly category: string;
}

/** All that the question of consent names. */
export function namedByConsent(consent: Draft<Consent> | undefined): NamedItem[] {
  return Object.entries(consent?.categories ?? {}).flatMap(([category, said]) =>
    (said?.items ?? []).flatMap((item, index) =>
      String(item?.name ?? '')
        .split(/[\s,]+/)
        .filter((name) => name !== '')
        .map((name) => ({ name, category, pointer: ['categories', category, 'items', index, 'name'] })),
    ),
  );
}
