import { titleOfItems } from '../../compiler/names/title-of-items';
import type { Contract } from '../../compiler/schema/contract';
import { entrySchema, type Kind, kindOfFile } from '../../compiler/schema/kind';
import { dereference } from '../../compiler/schema/references';
import type { Schema } from '../../compiler/schema/schema';
import { isStyleSheet, THEME_FILE } from '../../compiler/theme/theme-files';
import { gapIn } from '../../compiler/values/gaps';
import { isBlockUse } from '../../compiler/values/sections';
import { schemaOfValue } from '../../compiler/values/visit';
import type { MessageLanguage } from '../../diagnostics/languages';
import { pluralTitle, schemaText } from '../../diagnostics/schema-text';
import { isRecord } from '../../shared/is-record';
import type { ContentPlace } from '../place';
import { shortened } from './excerpts';
import { calledByNote } from './noted-fact';
import { valueIn } from './schema-at';
import { asWords } from './schema-words';
import { withFacts } from './with-facts';

/** What is edited in one form: a section, an entry of a file, or a file. */
export function thingAt(contract: Contract, { file, pointer }: ContentPlace): ContentPlace {
  const kind = kindOfFile(contract, file)?.kind;
  const [key, index] = pointer;
  if (kind === undefined) return { file: isValueOfTheme({ file, pointer }) ? THEME_FILE : file, pointer: [] };
  const list = key === undefined ? undefined : kind.schema.properties?.[key];
  if (list?.items?.['x-section'] === true && index !== undefined) return { file, pointer: [key ?? '', index] };
  const isMap = kind.holds !== 'entries' && kind.schema.properties === undefined && entrySchema(kind) !== undefined;
  const isEntry = kind.holds === 'map' || isMap;
  return { file, pointer: isEntry && key !== undefined ? [key] : [] };
}

/** Whether something is a value that a style sheet sets, which stands in the form of the theme. */
function isValueOfTheme({ file, pointer }: ContentPlace): boolean {
  return isStyleSheet(file) && pointer.length > 0;
}

/** Where an entry of a kind is written. */
export function placeOfEntry({ files, holds }: Kind, name: string): ContentPlace {
  return holds === 'entries' ? { file: files.replace('*', name), pointer: [] } : { file: files, pointer: [name] };
}

/** Where a section of a page is written: itself, or the file of the block that stands in its place. */
export function placeOfSection(contract: Contract, place: ContentPlace, section: unknown): ContentPlace {
  const kind = contract.kinds.find(({ collection }) => collection === 'blocks');
  if (kind === undefined || !isRecord(section) || !isBlockUse(section)) return place;
  return placeOfEntry(kind, String(section.block));
}

/** Where a page has a block that is written in a file of its own. */
export function placeOfBlock(contract: Contract, page: string, block: string, data: unknown): ContentPlace | undefined {
  const sections: readonly unknown[] = isRecord(data) && Array.isArray(data.sections) ? data.sections : [];
  const places = sections.map((_section, index): ContentPlace => ({ file: page, pointer: ['sections', index] }));
  return places.find((place, index) => placeOfSection(contract, place, sections[index]).file === block);
}

/** What a thing is called: its own title, or what kind of thing it is. */
interface ThingName {
  readonly kind: string;
  readonly title: string | undefined;
}

export function nameOfThing(
  contract: Contract,
  { file, pointer }: ContentPlace,
  dataOf: (file: string) => unknown,
  language: MessageLanguage,
): ThingName {
  const found = kindOfFile(contract, isStyleSheet(file) ? THEME_FILE : file);
  const data = valueIn(dataOf(file), pointer);
  const schema = found && schemaOfThing(contract, found.kind, pointer, data);
  const titleIn = (value: unknown) => titleOf(value, titleLanguages(contract, language));
  const whole = isRecord(data) && pointer.length === 0 ? data : undefined;
  const ofItems = whole && titleOfItems(whole, titleIn);
  // A text that what it holds has in common is no title of a list.
  const isList = ofItems !== undefined && whole?.type === undefined;
  const title =
    titleOfEach(contract, data, language) ??
    titleIn(isList ? { ...whole, text: undefined } : data) ??
    (found?.kind.name === 'facts' && pointer.length === 1 ? calledByNote(data) : undefined);
  // Two of them may begin alike.
  const ofFile = found?.id && [ofItems, found.id].filter(Boolean).join(' · ');
  const own = pointer.length === 0 ? ofFile : asWords(String(pointer.at(-1)));
  const unnamed = typeof pointer.at(-1) === 'number' ? undefined : own;
  return {
    kind: schema === undefined ? file : schemaText(schema, language).title,
    title: title === undefined ? unnamed : readable(title, contract, dataOf, language),
  };
}

/** What something is called, with what stands in it for facts, as far as that is known. */
export function readable(
  title: string,
  contract: Contract,
  dataOf: (file: string) => unknown,
  language: MessageLanguage,
): string {
  const shownIn = contract.languages.find(({ code }) => code === titleLanguage(contract, language));
  return shownIn === undefined ? title : withFacts(title, shownIn, dataOf);
}

/** What a page that is made of each entry of a collection is called: as all of them. */
function titleOfEach({ kinds }: Contract, data: unknown, language: MessageLanguage): string | undefined {
  const each = isRecord(data) && typeof data.each === 'string' ? data.each : undefined;
  const kind = each === undefined ? undefined : kinds.find(({ collection }) => collection === each);
  return kind && pluralTitle(kind.schema, language);
}

function schemaOfThing(
  contract: Contract,
  kind: NonNullable<ReturnType<typeof kindOfFile>>['kind'],
  pointer: ContentPlace['pointer'],
  data: unknown,
): Schema {
  if (pointer.length === 0) return kind.schema;
  if (pointer.length === 1) return dereference(contract, entrySchema(kind));
  return schemaOfValue(contract, data, { 'x-section': true });
}

/** Whatever calls itself by a whole text is called by its beginning. */
const LONGEST_TITLE = 90;

const TITLES = ['title', 'name', 'label', 'question', 'text', 'heading', 'eyebrow'];

/** The language of the site in which somebody reads titles: that of the Studio, where the site has it, else its main one. */
export function titleLanguage({ languages }: Contract, language: MessageLanguage): string {
  return (languages.find(({ code }) => code === language) ?? languages[0])?.code ?? '';
}

/** The same one, and then the others, for what is not written in it yet. */
export function titleLanguages(contract: Contract, language: MessageLanguage): readonly string[] {
  return [...new Set([titleLanguage(contract, language), ...contract.languages.map(({ code }) => code)])];
}

/** What a value calls itself, in the first of some languages in which it is written. */
export function titleOf(data: unknown, languages: readonly string[]): string | undefined {
  if (!isRecord(data)) return undefined;
  for (const key of TITLES) {
    const value = data[key];
    const texts = isRecord(value) ? languages.map((code) => value[code]) : [value];
    const text = texts.find((each) => typeof each === 'string' && gapIn(each) === undefined && each !== '');
    if (typeof text === 'string') return shortened(text.replaceAll(/<[^<>]*>/g, ''), LONGEST_TITLE);
  }
  return undefined;
}
