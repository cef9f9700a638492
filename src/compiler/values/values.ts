import type { Draft } from '../../shared/draft';
import { addToGroup } from '../../shared/group-by';
import { oncePerObject } from '../../shared/once-per-object';
import { below, type Pointer } from '../../shared/pointer';
import type { Contract } from '../schema/contract';
import type { ResolverInputs, ResolverName } from '../schema/resolvers';
import type { OwnKeyword, Schema } from '../schema/schema';
import type { Files } from '../site';
import type { Source } from '../source';
import { cyrb53 } from './hash';
import { noted, notesOf, type Plain } from './notes';
import { type Visit, visit } from './visit';

/** What there is in a file, of some files: of each it is found out once, and that of all files of a site put together once. */
export function inFiles<Value>(
  find: (source: Source, contract: Contract) => readonly Value[],
): (files: Files) => readonly Value[] {
  const known = oncePerObject(find);
  const together = oncePerObject((sources: readonly Source[], contract: Contract): readonly Value[] =>
    sources.flatMap((source) => known(source, contract)),
  );
  return ({ sources, contract }) => {
    const [only] = sources;
    return only !== undefined && sources.length === 1 ? known(only, contract) : together(sources, contract);
  };
}

/** The same of what hardly a file has: that one has nothing of it is noted. */
export function inFewFiles<Value>(
  name: string,
  find: (source: Source, contract: Contract) => readonly Value[],
): (files: Files) => readonly Value[] {
  return inFiles((source, contract) => {
    const notes = notesOf(source);
    if (notes.get(name) === NOTHING) return NONE;
    const found = find(source, contract);
    if (found.length === 0) notes.set(name, NOTHING);
    return found;
  });
}

const NOTHING = 0;

/** What there is in a file where it is held against something else: found once for as long as both are the same objects. */
export function inFilesAgainst<Other extends object, Value>(
  find: (source: Source, contract: Contract, other: Other) => readonly Value[],
): (files: Files, other: Other) => readonly Value[] {
  const findIn = oncePerObject((other: Other) =>
    oncePerObject((source: Source, contract: Contract) => find(source, contract, other)),
  );
  return ({ sources, contract }, other) => {
    const known = findIn(other);
    return sources.flatMap((source) => known(source, contract));
  };
}

/** The same of what hardly a file has: that one has nothing of it, held against what says the same in JSON, is noted. */
export function inFewFilesAgainst<Other extends object, Value>(
  name: string,
  find: (source: Source, contract: Contract, other: Other) => readonly Value[],
): (files: Files, other: Other & Plain<Other>) => readonly Value[] {
  return inFilesAgainst((source, contract, other) => {
    const notes = notesOf(source);
    if (notes.get(name) === hashOf(other)) return NONE;
    const found = find(source, contract, other);
    if (found.length === 0) notes.set(name, hashOf(other));
    return found;
  });
}

const hashOf = oncePerObject((value: object) => cyrb53(JSON.stringify(value)).toString(36));

/** The values that the resolvers of these names will turn into something, of the type that each takes. */
export function valuesResolvedAs<Name extends ResolverName>(
  files: Files,
  ...names: readonly Name[]
): Visit<Draft<ResolverInputs[Name]>>[] {
  const found = names.flatMap((name) => valuesWith(files, `x-resolve ${name}`));
  return found as Visit<Draft<ResolverInputs[Name]>>[];
}

/** The values whose schema has a keyword of the contract, whatever it says. */
export function valuesWith(
  { sources, contract }: Files,
  keyword: OwnKeyword | `x-resolve ${ResolverName}`,
): readonly Visit[] {
  const [only] = sources;
  if (only !== undefined && sources.length === 1) return ofKeyword(only, contract, keyword);
  const known = ofAll(sources);
  const found = known.get(keyword) ?? sources.flatMap((source) => ofKeyword(source, contract, keyword));
  known.set(keyword, found);
  return found;
}

const NONE: readonly never[] = [];

function ofKeyword(source: Source, contract: Contract, keyword: string): readonly Visit[] {
  return keywordsIn(source, contract).includes(keyword) ? (byKeyword(source, contract).get(keyword) ?? NONE) : NONE;
}

const keywordsIn = noted('keywords', (source, contract) => [...byKeyword(source, contract).keys()]);

/** What has been asked of all files so far, by keyword. */
const ofAll = oncePerObject((_sources: readonly Source[]) => new Map<string, readonly Visit[]>());

/** The values whose schema asks for one of these formats, whether they have it or not. */
export function valuesOfFormat({ sources, contract }: Files, ...formats: readonly string[]): Visit[] {
  return sources
    .flatMap((source) => withFormat(source, contract))
    .filter(({ schema }) => formats.includes(schema.format ?? ''));
}

const withFormat = oncePerObject((source: Source, contract: Contract) =>
  visit(source, contract).filter(({ schema }) => schema.format !== undefined),
);

/** The values that no other one of their kind has, as the schemas ask for. */
export const valuesOfTheirOwn = inFiles((source, contract) =>
  visit(source, contract).filter(({ own }) => own !== undefined),
);

/** The values that are lists, of whatever. */
export const valuesThatAreLists = inFiles((source, contract): readonly Visit<readonly unknown[]>[] =>
  visit(source, contract).flatMap((found) =>
    Array.isArray(found.value) ? [{ ...found, value: found.value as unknown[] }] : [],
  ),
);

/** The values of facts.yaml, each of the key `value` of a fact. */
export function valuesOfFacts({ sources, contract }: Files): Visit[] {
  const values = sources.filter(({ kind }) => kind.name === 'facts').flatMap((source) => visit(source, contract));
  return values.filter(({ pointer: [, key] }) => key === 'value');
}

const byKeyword = oncePerObject((source: Source, contract: Contract) => {
  const found = new Map<string, Visit[]>();
  for (const value of visit(source, contract)) {
    for (const keyword of keywordsOf(value.schema)) addToGroup(found, keyword, value);
  }
  return found;
});

/** All by which values are looked for: `x-en` says in English what a schema says. */
const keywordsOf = oncePerObject((schema: Schema) => {
  const own = Object.keys(schema).filter((key) => key.startsWith('x-') && key !== 'x-en');
  return schema['x-resolve'] === undefined ? own : [...own, `x-resolve ${schema['x-resolve']}`];
});

/** One text of one language, as it is written. */
export interface WrittenText {
  readonly source: Source;
  readonly pointer: Pointer;
  readonly text: string;
}

/** The written texts of a value: one for each language of a localised one. */
export function textsIn({
  source,
  pointer,
  value,
}: Pick<Visit<Draft<string | Readonly<Record<string, string>>>>, 'source' | 'pointer' | 'value'>): WrittenText[] {
  if (typeof value === 'string') return [{ source, pointer, text: value }];
  return Object.entries(value).flatMap(([language, text]) =>
    text === undefined ? [] : [{ source, pointer: below(pointer, language), text }],
  );
}

/** The texts of a value that may be written in each language, with the keys that lead to each. */
export function inEach(
  value: string | Readonly<Record<string, string | undefined>> | undefined,
): { readonly key: readonly string[]; readonly text: string }[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return [{ key: [], text: value }];
  return Object.entries(value).flatMap(([key, text]) => (text === undefined ? [] : [{ key: [key], text }]));
}
