import { isRecord } from '../../shared/is-record';
import type { TextPart } from '../../shared/text-part';
import type { Figure } from '../figures/figure';
import { figuresIn } from '../figures/figures-in';
import { TABLE_ROW } from '../html/table-rows';
import type { Contract } from '../schema/contract';
import type { Source } from '../source';
import { type ReadableText, readableTexts } from '../texts/readable-texts';
import { valueAt } from '../values/value-at';

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
  if (!source.text.includes('<code>')) return [];
  return readableTexts({ sources: [source], contract }).flatMap((written) =>
    written.isHtml
      ? [...written.text.matchAll(TABLE_ROW)].flatMap(({ 0: row, index }) =>
          kept(written, { offset: index, length: row.length }, namesInCode(row), contract),
        )
      : [],
  );
}

/** Those in the first cell that has any. */
function namesInCode(row: string): string[] {
  const [cell = ''] = row.split(/<\/t[hd]>/).filter((each) => each.includes('<code>'));
  return [...cell.matchAll(/<code>([^<>\s]+)<\/code>/g)].map(([, name = '']) => name);
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
