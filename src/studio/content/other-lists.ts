import type { KnownNames } from '../../compiler/names/known-names';
import type { Contract } from '../../compiler/schema/contract';
import { kindOfFile } from '../../compiler/schema/kind';
import { isRecord } from '../../shared/is-record';
import type { ContentPlace } from '../place';
import { valueIn } from './schema-at';

interface Content {
  readonly contract: Contract;
  readonly names: KnownNames;
  readonly dataOf: (file: string) => unknown;
}

/** The lists to which an item of a list can be moved: those of sections like its own, of files that are such a list and, of a section, of other pages. */
export function otherLists(list: ContentPlace, content: Content): ContentPlace[] {
  return [...inSectionsLike(list, content), ...inFilesLike(list, content)].filter(({ file, pointer }) =>
    Array.isArray(valueIn(content.dataOf(file), pointer)),
  );
}

function inSectionsLike({ file, pointer }: ContentPlace, { dataOf }: Content): ContentPlace[] {
  const [key = '', index, ...rest] = pointer;
  const sections = valueIn(dataOf(file), [key]);
  if (!Array.isArray(sections) || typeof index !== 'number') return [];
  const typeAt = (at: number) => (isRecord(sections[at]) ? sections[at].type : undefined);
  const isLike = (at: number) => at !== index && typeAt(index) !== undefined && typeAt(at) === typeAt(index);
  return [...sections.keys()].filter(isLike).map((at) => ({ file, pointer: [key, at, ...rest] }));
}

function inFilesLike({ file, pointer }: ContentPlace, { contract, names, dataOf }: Content): ContentPlace[] {
  const found = kindOfFile(contract, file);
  const [key = ''] = pointer;
  if (found?.id === undefined || pointer.length !== 1) return [];
  const { kind, id } = found;
  const isAllOfIt = kind.schema.required?.every((each) => each === key) === true;
  const isOfSections = kind.schema.properties?.[key]?.items?.['x-section'] === true;
  // What stands on a template speaks of its entries.
  const isTemplate = (path: string) => valueIn(dataOf(path), ['each']) !== undefined;
  if ((!isAllOfIt && !isOfSections) || isTemplate(file)) return [];
  return (names[kind.collection ?? ''] ?? [])
    .filter(({ name }) => name !== id)
    .map(({ name }) => ({ file: kind.files.replace('*', name), pointer }))
    .filter((list) => !isTemplate(list.file));
}
