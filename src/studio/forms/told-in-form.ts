import { nameKindOf } from '../../compiler/names/known-names';
import type { Contract } from '../../compiler/schema/contract';
import { kindOfFile } from '../../compiler/schema/kind';
import type { Schema } from '../../compiler/schema/schema';
import { isStyleSheet } from '../../compiler/theme/theme-files';
import type { MessageLanguage } from '../../diagnostics/languages';
import type { StudioProblem } from '../compiling/site-compiler';
import { titleOfChosen } from '../content/choice-titles';
import { fieldTitle, pointerOfKey } from '../content/field-title';
import { schemaAt } from '../content/schema-at';
import { nameOfThing } from '../content/thing';
import type { ContentPlace } from '../place';
import type { Words } from '../words/es';
import { useWords } from '../words/words';
import { useFormStore } from './form-store';

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
  return {
    message: withNames(problem.titledMessage, problem, told),
    hint: hintInForm(problem, told),
  };
}

function hintInForm(problem: StudioProblem, told: Told): string | undefined {
  const { code, titledHint: hint, fix } = problem;
  const { hints, hintsWithoutFix, toDo } = told.words.forms;
  if (code === 'value-unwritten' || code === 'value-empty' || hint === undefined) return undefined;
  const always: Readonly<Record<string, string>> = hints;
  const unfixed: Readonly<Record<string, string>> = { ...hintsWithoutFix, ...hintsOfField(problem, told) };
  const inForms = always[code] ?? (fix === undefined ? unfixed[code] : undefined);
  if (inForms !== undefined) return inForms;
  if (isMendedInText(problem, told)) return toDo(withNames(hint, problem, told));
  const written = asChosen(ofOwnKey(hint, problem, told), problem, told);
  const unquoted = written.replaceAll(HELD, (whole, held?: string) => held ?? whole);
  return toDo(withNames(unquoted, problem, told));
}

/** Whether there is no form: the text of a file is shown, with its keys and its notation. */
function isMendedInText({ place: { file } }: StudioProblem, { dataOf }: Told): boolean {
  return isStyleSheet(file) || dataOf(file) === undefined;
}

const DATES: ReadonlySet<string> = new Set(['date', 'day-or-month', 'month-day']);

/** What is chosen in its field, whatever else has been written there. */
function hintsOfField({ place }: StudioProblem, { contract, dataOf, words }: Told): Readonly<Record<string, string>> {
  const { hints, hintsWithoutFix } = words.forms;
  const schema = schemaAt(contract, place.file, place.pointer, dataOf(place.file))?.schema;
  if (DATES.has(schema?.format ?? '')) return { 'value-malformed': hintsWithoutFix['date-impossible'] };
  const isNamed = schema !== undefined && nameKindOf(schema) !== undefined;
  return isNamed ? { 'type-wrong': hints['reference-unknown'] } : {};
}

function withNames(text: string, problem: StudioProblem, told: Told): string {
  const named = isMendedInText(problem, told)
    ? text
    : told.words.forms.withoutNotation(withKeysNamed(text, problem, told));
  // What is told of a file itself is told by its path.
  return withFilesNamed(named, told, problem.code.startsWith('file-') ? LINE_OF_FILE : FILE);
}

/** How a form helps with a value; what is picked from a list is not written by the name of its file. */
export function helpInForm(help: string, schema: Schema, told: Told): string {
  const named = withFilesNamed(told.words.forms.withoutNotation(help), told);
  return nameKindOf(schema) !== undefined && named.includes('.yaml') ? '' : named;
}

const FILE = /[“«]?\b(?:site\/)?((?:[\w*-]+\/)*[\w*-]+\.yaml)\b(?::\d+)?[”»]?/g;

const LINE_OF_FILE = /\bsite\/((?:[\w-]+\/)*[\w-]+\.yaml):\d+/g;

/** What two lines of a file are called. */
const TOLD_AGAIN = /(«[^»]*»|“[^”]*”)(?:, \1)+/g;

/** With what the form of a file is called in place of its path. */
function withFilesNamed(text: string, { contract, language, dataOf, words }: Told, files = FILE): string {
  const named = text.replaceAll(files, (written, file: string) => {
    const found = kindOfFile(contract, file);
    if (found === undefined) return written;
    const { kind, title = kind } = nameOfThing(contract, { file, pointer: [] }, dataOf, language);
    return words.changes.quoted(found.kind.holds === 'entries' ? title : kind);
  });
  return named.replaceAll(TOLD_AGAIN, '$1');
}

/** In quotes, as YAML has them, what a field holds without; in braces, an example of YAML. */
const HELD = /\{.*\}|(?<= )"([^"]+)"(?=$| )/g;

/** What people have written, and examples of YAML, stay as they are; behind the colon of a key stands its value. */
const KEY_OR_WRITTEN =
  /«[^»]*»|“[^”]*”|\{.*\}|(?<![\w-])([a-z][A-Za-z]*):(?: ([\w-]+)(?![\w:-])|((?=[,;.)]|$))|(?= ))/g;

/** With what fields are called in place of their keys, and what is chosen in place of its value. */
function withKeysNamed(text: string, problem: StudioProblem, told: Told): string {
  return text.replaceAll(KEY_OR_WRITTEN, (written, key?: string, value?: string, alone?: string) => {
    const field = key === undefined ? undefined : fieldOfKey(key, value, problem, told);
    // Prose has colons behind such words, too.
    const isKey = text !== problem.titledMessage || alone !== undefined || isValueOf(field?.schema, value);
    if (field === undefined || !isKey) return written;
    const title = told.words.changes.quoted(field.title);
    if (value === undefined) return alone === undefined ? `${title}:` : title;
    return value === 'true' ? title : `${title}: ${nameOfChosen(value, field.schema, told) ?? value}`;
  });
}

function isValueOf(schema: Schema | undefined, value = ''): boolean {
  return /^\d+$|^true$/.test(value) || schema?.enum?.includes(value) === true;
}

/** The field of a key at the place of a problem, or else in a file that is named with it: one that can have the value, if there is one. */
function fieldOfKey(key: string, value: string | undefined, { place, message, hint = '' }: StudioProblem, told: Told) {
  const { contract, dataOf, language } = told;
  const named = [...`${message} ${hint}`.matchAll(FILE)].map(([, file = '']) => placeOfKeys(file, told));
  const fields = [place, ...named].flatMap((at) => {
    const data = dataOf(at.file);
    const pointer = pointerOfKey(contract, key, at, data);
    const title = pointer && fieldTitle(contract, { file: at.file, pointer }, data, language);
    const schema = pointer && schemaAt(contract, at.file, pointer, data)?.schema;
    return title === undefined || schema === undefined ? [] : [{ title, schema }];
  });
  return fields.find(({ schema }) => isValueOf(schema, value)) ?? fields[0];
}

/** Where a file has the keys of which is spoken: in any of its entries, if it holds some. */
function placeOfKeys(file: string, { contract, dataOf }: Told): ContentPlace {
  const hasOwnKeys = kindOfFile(contract, file)?.kind.schema.properties !== undefined;
  return { file, pointer: hasOwnKeys ? [] : Object.keys(Object(dataOf(file))).slice(0, 1) };
}

const KEY_AND_VALUE = /^(?:(\p{L}+) )?([a-z][A-Za-z]*): (.+)$/u;

/** The key at which it is told goes without saying. */
function ofOwnKey(hint: string, { place }: StudioProblem, { words }: Told): string {
  const { write } = words.forms;
  const [whole, verb = write, key, value = ''] = KEY_AND_VALUE.exec(hint) ?? [];
  const isOwn = whole !== undefined && verb === write && key === place.pointer.at(-1) && !value.includes(': ');
  return isOwn ? `${write} ${value.replace(/^"([^"]*)"$/, '$1')}` : hint;
}

const VALUES = /^[\w/.-]+(?:(?:,| o| or) [\w/.-]+)*(?=$|[,;] )/;
const VALUE = /(?<![\w/.-])(?!or?\b)[\w/.-]+/g;

/** What is to be written, where something is chosen in a form: by what it is called there. */
function asChosen(hint: string, { place }: StudioProblem, told: Told): string {
  const { write, pick } = told.words.forms;
  const schema = schemaAt(told.contract, place.file, place.pointer, told.dataOf(place.file))?.schema;
  const isChosen = schema !== undefined && (schema.enum !== undefined || nameKindOf(schema) !== undefined);
  if (!isChosen || !hint.startsWith(`${write} `)) return hint;
  const what = hint.slice(write.length + 1);
  const { quoted } = told.words.changes;
  const called = (value: string) => nameOfChosen(value, schema, told) ?? quoted(value);
  return `${pick} ${what.replace(VALUES, (values) => values.replaceAll(VALUE, called))}`;
}

/** In quotes what a value is called where it is chosen, if that is known. */
function nameOfChosen(value: string, schema: Schema, told: Told): string | undefined {
  const title = titleOfChosen(value, schema, told.contract, told.dataOf, told.language);
  return title && told.words.changes.quoted(title);
}
