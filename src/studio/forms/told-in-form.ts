import type { Contract } from '../../compiler/contract';
import { nameKindOf } from '../../compiler/names/known-names';
import { kindOfFile } from '../../compiler/schema/kind';
import type { Schema } from '../../compiler/schema/schema';
import type { MessageLanguage } from '../../diagnostics/languages';
import { pluralTitle } from '../../diagnostics/schema-text';
import type { StudioProblem } from '../compiling/site-compiler';
import { nameOfThing, thingAt } from '../content/thing';
import type { ContentPlace } from '../place';
import type { Words } from '../words/es';
import { useWords } from '../words/words';
import { fieldTitle } from './field-title';
import { useFormStore } from './form-store';
import { schemaAt } from './schema-at';

/** What is known of the site and the person who is told. */
export interface Told {
  readonly contract: Contract;
  readonly language: MessageLanguage;
  readonly dataOf: (file: string) => unknown;
  readonly words: Words;
}

/** The same in a form. */
export function useTold(): Told {
  const { form } = useFormStore();
  return { ...form(), words: useWords() };
}

/** A problem as it is told where nobody sees keys, files and commands. */
export function problemInForm(
  problem: StudioProblem,
  told: Told,
): { readonly message: string; readonly hint: string | undefined } {
  const { code, message, place } = problem;
  // What is told of a file itself is told by its path.
  const named = code.startsWith('file-') ? message : withFilesNamed(message, told);
  return { message: withNames(code, named, place, told), hint: hintInForm(problem, told) };
}

/** With what fields, entries and collections are called where a message names them by what stands in files. */
function withNames(code: StudioProblem['code'], message: string, place: ContentPlace, told: Told): string {
  if (code === 'key-missing') return withFieldQuoted(message, place, told);
  const inWords = OF_THINGS.has(code) ? withThingQuoted(message, place, told) : message;
  return OF_COLLECTIONS.has(code) ? withCollectionNamed(inWords, told) : inWords;
}

/** What is told of a page or an entry as a whole, by its name. */
const OF_THINGS: ReadonlySet<string> = new Set([
  'entry-ungrouped',
  'entry-unused',
  'fact-unused',
  'noindex-important',
  'page-orphan',
]);

/** What tells in which collection something is or is not. */
const OF_COLLECTIONS: ReadonlySet<string> = new Set(['entry-ungrouped', 'entry-unused', 'reference-unknown']);

const COLLECTION = /(?<= en | in |\()[a-z]+(?=[.)])/;

function withCollectionNamed(message: string, { contract, language, words }: Told): string {
  return message.replace(COLLECTION, (name) => {
    const kind = contract.kinds.find(({ collection }) => collection === name);
    return kind === undefined ? name : words.changes.quoted(pluralTitle(kind.schema, language));
  });
}

const QUOTED_NAME = /[«“][a-z0-9-]+[»”]/;

/** With what something is called in place of its name. */
function withThingQuoted(message: string, place: ContentPlace, { contract, dataOf, language, words }: Told): string {
  const { title } = nameOfThing(contract, thingAt(contract, place), dataOf, language);
  return title === undefined ? message : message.replace(QUOTED_NAME, words.changes.quoted(title));
}

const QUOTED_KEY = /[«“]([a-z][A-Za-z]*)[»”]/;

/** With what a field is called in place of its key. */
function withFieldQuoted(message: string, place: ContentPlace, told: Told): string {
  return message.replace(QUOTED_KEY, (written, key: string) => {
    const title = titleOfKey(key, place, told);
    return title === undefined ? written : told.words.changes.quoted(title);
  });
}

function hintInForm({ code, hint, place }: StudioProblem, told: Told): string | undefined {
  const { hints, toDo } = told.words.forms;
  if (code === 'value-unwritten' || code === 'value-empty' || hint === undefined) return undefined;
  const inForms: Readonly<Record<string, string>> = hints;
  return inForms[code] ?? toDo(withKeysNamed(withFilesNamed(hint, told), place, told));
}

/** How a form helps with a value; what is picked from a list is not written by the name of its file. */
export function helpInForm(help: string, schema: Schema, told: Told): string {
  const named = withFilesNamed(help, told);
  return nameKindOf(schema) !== undefined && named.includes('.yaml') ? '' : named;
}

const FILE = /[“«]?\b(?:site\/)?((?:[\w*-]+\/)*[\w*-]+\.yaml)\b(?::\d+)?[”»]?/g;

/** What two lines of a file are called. */
const TOLD_AGAIN = /(«[^»]*»|“[^”]*”)(?:, \1)+/g;

/** With what the form of a file is called in place of its path. */
function withFilesNamed(text: string, { contract, language, dataOf, words }: Told): string {
  const named = text.replaceAll(FILE, (written, file: string) => {
    const found = kindOfFile(contract, file);
    if (found === undefined) return written;
    const { kind, title = kind } = nameOfThing(contract, { file, pointer: [] }, dataOf, language);
    return words.changes.quoted(found.kind.holds === 'entries' ? title : kind);
  });
  return named.replaceAll(TOLD_AGAIN, '$1');
}

/** Between braces are examples of YAML; in quotes, as YAML has them, what a field holds without. */
const KEY_OR_EXAMPLE = /\{.*\}|(?<= )"([^"]+)"$|(?<![\w“«"-])([a-z][A-Za-z]*):(?:( true\b)|(?= |$|,))/g;
const KEY_AND_VALUE = /^(?:(\p{L}+) )?([a-z][A-Za-z]*): (.+)$/u;

/** With what fields are called in place of their keys; the one at which it is told goes without saying. */
function withKeysNamed(hint: string, place: ContentPlace, told: Told): string {
  const { forms, changes } = told.words;
  const { write } = forms;
  const [whole, verb = write, key, value = ''] = KEY_AND_VALUE.exec(hint) ?? [];
  if (whole !== undefined && verb === write && key === place.pointer.at(-1) && !value.includes(': ')) {
    return `${write} ${value.replace(/^"([^"]*)"$/, '$1')}`;
  }
  return hint.replaceAll(KEY_OR_EXAMPLE, (written, text?: string, name?: string, isYes?: string) => {
    if (text !== undefined) return text;
    const title = name === undefined ? undefined : titleOfKey(name, place, told);
    if (title === undefined) return written;
    return isYes === undefined ? `${changes.quoted(title)}:` : changes.quoted(title);
  });
}

/** What the field of a key is called at a place, or around it; nothing where there is none. */
function titleOfKey(key: string, { file, pointer }: ContentPlace, told: Told): string | undefined {
  const { contract, language, dataOf } = told;
  const data = dataOf(file);
  const around = pointer.map((_key, index) => pointer.slice(0, -1 - index));
  const holder = [pointer, ...around].find((each) => {
    const schema = schemaAt(contract, file, each, data)?.schema;
    return schema?.['x-localised'] !== true && schema?.properties?.[key] !== undefined;
  });
  return holder && fieldTitle(contract, { file, pointer: [...holder, key] }, data, language);
}
