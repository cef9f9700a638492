import { isRecord } from '../../shared/is-record';
import type { Pointer } from '../../shared/pointer';
import type { Source } from '../source';

/** A section as an editor wrote it: `{type, …}`, or `{block}` for one written elsewhere. */
export interface SectionSource {
  readonly pointer: Pointer;
  readonly value: Record<string, unknown>;
}

/** The sections of a page or a block, as far as they can be recognised. */
export function sectionsOf(source: Source): SectionSource[] {
  const { data } = source;
  if (!isRecord(data)) return [];
  if (source.kind.schema['x-section']) return [{ pointer: [], value: data }];
  if (!source.kind.schema.properties?.sections?.items?.['x-section'] || !Array.isArray(data.sections)) return [];
  return data.sections.flatMap((value: unknown, index) =>
    isRecord(value) ? [{ pointer: ['sections', index], value }] : [],
  );
}

/** Whether a section of a page is written elsewhere: `- block: financing`. */
export function isBlockUse(section: Record<string, unknown>): boolean {
  return 'block' in section && !('type' in section);
}

/** The same of a section of any file: a block is no use of another one. */
export function isBlockUseIn({ kind }: Source, section: Record<string, unknown>): boolean {
  return kind.schema['x-section'] !== true && isBlockUse(section);
}
