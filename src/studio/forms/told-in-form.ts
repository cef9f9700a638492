import type { Contract } from '../../compiler/contract';
import { nameKindOf } from '../../compiler/names/known-names';
import { kindOfFile } from '../../compiler/schema/kind';
import type { Schema } from '../../compiler/schema/schema';
import { isStyleSheet } from '../../compiler/theme/theme-files';
import type { MessageLanguage } from '../../diagnostics/languages';
import type { StudioProblem } from '../compiling/site-compiler';
import { titleOfKey } from '../content/field-title';
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
  const { code, titledMessage } = problem;
  // What is told of a file itself is told by its path.
  const message = code.startsWith('file-') ? titledMessage : withFilesNamed(titledMessage, told);
  return { message, hint: hintInForm(problem, told) };
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

/** Between braces are examples of YAML; in quotes, as YAML has them, what a field holds without. Behind a colon stands the value. */
const KEY_OR_EXAMPLE = /\{.*\}|(?<= )"([^"]+)"(?=$| )|(?<![\w“«"-])([a-z][A-Za-z]*):(?:( true\b|$|(?=,))|(?= ))/g;
const KEY_AND_VALUE = /^(?:(\p{L}+) )?([a-z][A-Za-z]*): (.+)$/u;

/** With what fields are called in place of their keys; the one at which it is told goes without saying. */
function withKeysNamed(hint: string, place: ContentPlace, { contract, language, dataOf, words }: Told): string {
  const { forms, changes } = words;
  const { write } = forms;
  const [whole, verb = write, key, value = ''] = KEY_AND_VALUE.exec(hint) ?? [];
  if (whole !== undefined && verb === write && key === place.pointer.at(-1) && !value.includes(': ')) {
    return `${write} ${value.replace(/^"([^"]*)"$/, '$1')}`;
  }
  return hint.replaceAll(KEY_OR_EXAMPLE, (written, text?: string, name?: string, isAlone?: string) => {
    if (text !== undefined) return isStyleSheet(place.file) ? written : text;
    const title = name === undefined ? undefined : titleOfKey(contract, name, place, dataOf(place.file), language);
    if (title === undefined) return written;
    return isAlone === undefined ? `${changes.quoted(title)}:` : changes.quoted(title);
  });
}
