import type { Contract } from '../compiler/schema/contract';
import { entrySchema, type Kind } from '../compiler/schema/kind';
import { isLocalised } from '../compiler/schema/prose';
import { dereference } from '../compiler/schema/references';
import type { Schema } from '../compiler/schema/schema';
import type { DraftSite } from '../compiler/site';
import { slugOf, suggestionByTitle } from '../compiler/spelling/suggest';
import { type MessageLanguage, messageLanguages } from '../diagnostics/languages';
import { schemaText } from '../diagnostics/schema-text';

const DEFINITIONS = 'definitions.schema.json';

/** Something of which a site can have one more. */
export interface ContentKind {
  /** What it is called by whoever has no language. */
  readonly name: string;
  /** Describes the new thing itself. */
  readonly schema: Schema;
  /** The kind of file that it is, or in which it stands. */
  readonly file: Kind;
  /** `file`: a file of its own · `entry`: a key of a file · `item`: stands in the list `list` of a file. */
  readonly is: 'file' | 'entry' | 'item';
  readonly list?: string;
}

/** All kinds of content of which a site can have one more, as the schemas say. */
export function contentKinds(contract: Contract): ContentKind[] {
  return contract.kinds.flatMap((file) => [...entryKinds(contract, file), ...itemKinds(contract, file)]);
}

function entryKinds(contract: Contract, file: Kind): ContentKind[] {
  const { additionalProperties: entry, 'x-entry': type } = file.schema;
  if (file.holds === 'entries') return [{ name: file.name, schema: file.schema, file, is: 'file' }];
  if (typeof entry !== 'object' || !hasChosenNames(contract, file)) return [];
  const schema = dereference(contract, entry);
  return [{ name: nameOf(type ?? schema['x-en']?.title ?? file.name), schema, file, is: 'entry' }];
}

/** Whether the keys of a file are names that its editors choose, and nothing that is something by itself. */
function hasChosenNames(contract: Contract, { holds, schema: { propertyNames = {} } }: Kind): boolean {
  return holds === 'map' || dereference(contract, propertyNames) === contract.schemas.get(DEFINITIONS)?.$defs?.id;
}

/** What stands in a list that an entry must have, or that is all that a file must have, and is more than a text. */
function itemKinds(contract: Contract, file: Kind): ContentKind[] {
  const { required = [], properties = {} } = dereference(contract, entrySchema(file));
  if (file.collection === undefined && required.length !== 1) return [];
  return required.flatMap((list) => {
    const { items } = dereference(contract, properties[list] ?? {});
    const schema = items && dereference(contract, items);
    if (schema?.type !== 'object' || schema['x-section'] === true || isLocalised(schema)) return [];
    return [{ name: nameOf(schema['x-en']?.title ?? list), schema, file, is: 'item' as const, list }];
  });
}

function nameOf(words: string): string {
  return slugOf(words.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-'));
}

/** The kind of what a name of a collection, or of the entries of a file, stands for. */
export function kindOfNamed(kinds: readonly ContentKind[], name: string): ContentKind | undefined {
  return kinds.find(({ file, is }) => is !== 'item' && (file.collection ?? file.name) === name);
}

/** Whether a site has some of a kind already. */
export function isInUse({ files }: Pick<DraftSite, 'files'>, { file }: ContentKind): boolean {
  const [before = '', after = ''] = file.files.split('*');
  return [...files.keys()].some((path) => path.startsWith(before) && path.endsWith(after));
}

/** What people may call a kind: by its own name, its title in each language, and the names of its file. */
function wordsFor({ name, schema, file, is }: ContentKind): string[] {
  const titles = (each: Schema) => messageLanguages.map((language) => schemaText(each, language).title);
  const ofFile = is === 'item' && file.collection !== undefined ? [] : [file.name, file.collection ?? ''];
  const words = [name, ...ofFile, ...titles(schema), ...(ofFile.length > 0 ? titles(file.schema) : [])];
  return [...new Set(words.map(slugOf).filter(Boolean))];
}

/** The word for a kind in a language: its title, unless another kind has the same. */
export function wordFor(kind: ContentKind, kinds: readonly ContentKind[], language: MessageLanguage): string {
  const word = titleOf(kind, language);
  const isOnly = kinds.every((other) => other === kind || !wordsFor(other).includes(word));
  return isOnly ? word : kind.name;
}

function titleOf({ schema }: ContentKind, language: MessageLanguage): string {
  return slugOf(schemaText(schema, language).title);
}

/** Which kinds a word can mean: those that are called so, and before all those whose own name it is. */
export function kindsCalled(kinds: readonly ContentKind[], word: string): readonly ContentKind[] {
  const plain = slugOf(word);
  const called = kinds.filter((kind) => wordsFor(kind).includes(plain));
  const own = called.filter((kind) =>
    [kind.name, ...messageLanguages.map((each) => titleOf(kind, each))].includes(plain),
  );
  return own.length > 0 ? own : called;
}

/** What a word that no kind is called by was most likely meant to be. */
export function kindMeant(kinds: readonly ContentKind[], word: string): ContentKind | undefined {
  const named = kinds.map((kind) => ({ name: kind.name, alsoCalled: wordsFor(kind) }));
  const { suggestion } = suggestionByTitle(
    word,
    named.flatMap((each) => [each, ...each.alsoCalled.map((name) => ({ name, alsoCalled: [] }))]),
  );
  return kinds.find((kind) => kind.name === suggestion || wordsFor(kind).includes(suggestion ?? ''));
}
