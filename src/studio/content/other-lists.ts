import type { Contract } from '../../compiler/contract';
import type { KnownNames } from '../../compiler/names/known-names';
import { kindOfFile } from '../../compiler/schema/kind';
import { isRecord } from '../../shared/is-record';
import type { ContentPlace } from '../place';
import { valueIn } from './schema-at';

interface Content {
  readonly contract: Contract;
  readonly names: KnownNames;
  readonly dataOf: (file: string) => unknown;
}

/** The lists to which an item of a list can be moved: those of sections like its own, and of files that are such a list. */
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

function inFilesLike({ file, pointer }: ContentPlace, { contract, names }: Content): ContentPlace[] {
  const found = kindOfFile(contract, file);
  const isAllOfIt = pointer.length === 1 && found?.kind.schema.required?.every((key) => key === pointer[0]) === true;
  if (found?.id === undefined || !isAllOfIt) return [];
  const { kind, id } = found;
  const others = (names[kind.collection ?? ''] ?? []).filter(({ name }) => name !== id);
  return others.map(({ name }) => ({ file: kind.files.replace('*', name), pointer }));
}
