import { MEDIA } from '../../compiler/media/media-files';
import { titleOfItems } from '../../compiler/names/title-of-items';
import { kindOfFile } from '../../compiler/schema/kind';
import type { DraftSite } from '../../compiler/site';
import { isStyleSheet, THEME, THEME_FILE } from '../../compiler/theme/theme-files';
import { RECORD } from '../../compiler/translations/record';
import { languageName, type MessageLanguage } from '../../diagnostics/languages';
import { schemaText } from '../../diagnostics/schema-text';
import { capitalised } from '../../shared/capitalised';
import { isRecord } from '../../shared/is-record';
import { excerpts, shortened } from '../content/excerpts';
import { fieldText, firstGap } from '../content/gap-text';
import { calledByNote } from '../content/noted-fact';
import { schemaAt } from '../content/schema-at';
import { asWords, valueWords } from '../content/schema-words';
import { styleName } from '../content/style-words';
import type { ContentPlace } from '../place';
import type { Change, ComparedSites } from './changes';
import {
  type ChangeWords,
  changeWords,
  isFact,
  nameOf,
  nameOfItem,
  plainText,
  type Reading,
  shownValue,
  themeWords,
} from './shown-value';

/** What has changed in one page or file, in sentences. */
export interface DescribedChanges {
  /** What it is called. */
  readonly title: string;
  /** The file as it is now; of one that is gone, as it was; of pictures and documents, their folder. */
  readonly file: string;
  readonly sentences: readonly DescribedChange[];
}

/** One change in a sentence, and the parts of that: where in the page or file, if not all of it, and what has changed. */
interface DescribedChange {
  readonly text: string;
  readonly where: string;
  readonly what: string;
}

/** What has changed between two states of a site, by page or file. */
export function describeChanges(compared: ComparedSites, language: MessageLanguage): DescribedChanges[] {
  const files = [...new Set(compared.changes.map((change) => groupOf(fileOf(change))))];
  return files.map((file) => ({
    file,
    title: titleOfGroup(file, compared, language),
    sentences: compared.changes
      .filter((change) => groupOf(fileOf(change)) === file)
      .map((change) => describeChange(change, compared, language)),
  }));
}

function groupOf(file: string): string {
  return file.startsWith(MEDIA) ? MEDIA : file;
}

function fileOf(change: Change): string {
  if ('now' in change) return change.now.file;
  if ('was' in change) return change.was.file;
  return change.what === 'file-renamed' ? change.to : change.file;
}

function titleOfGroup(file: string, compared: ComparedSites, language: MessageLanguage): string {
  const { media, translations } = changeWords[language];
  if (file === MEDIA) return media;
  const { before, after } = compared;
  return file === RECORD ? translations : titleOfFile(file, after.files.has(file) ? after : before, language);
}

/** What a page, an entry or another file is called. */
export function titleOfFile(file: string, site: DraftSite, language: MessageLanguage): string {
  const found = kindOfFile(site.contract, isStyleSheet(file) ? THEME_FILE : file);
  if (found === undefined) return file;
  const { title } = schemaText(found.kind.schema, language);
  const kind = title || found.kind.name;
  if (isStyleSheet(file)) return changeWords[language].named(kind, file.slice(THEME.length));
  if (found.id === undefined) return kind;
  const data = site.sources.find(({ path }) => path === file)?.data;
  return changeWords[language].named(
    kind,
    nameOf(data, { site, language }) ?? nameOfList(data, found.id, { site, language }),
  );
}

/** A list of its own is called by what it holds, with the name that tells it from one that begins alike. */
function nameOfList(data: unknown, id: string, reading: Reading): string {
  const ofItems = isRecord(data) ? titleOfItems(data, (item) => nameOf(item, reading)) : undefined;
  return [ofItems, id].filter(Boolean).join(' · ');
}

function describeChange(change: Change, compared: ComparedSites, language: MessageLanguage): DescribedChange {
  const words = changeWords[language];
  const { trail = [], what } = partsOf(change, compared, language);
  const where = trail.join(' › ');
  return { where, what, text: capitalised(where === '' ? what : words.at(where, what)) };
}

/** What leads to a change, and what it is. */
interface Parts {
  readonly trail?: readonly string[];
  readonly what: string;
}

function partsOf(change: Change, { before, after }: ComparedSites, language: MessageLanguage): Parts {
  const words = changeWords[language];
  const [was, now]: [Reading, Reading] = [
    { site: before, language },
    { site: after, language },
  ];
  switch (change.what) {
    case 'changed':
      return { trail: trailOf(change.now, now), what: changeOfValue(change, was, now) };
    case 'added':
      return { trail: trailToHolder(change.now, now), what: words.added(describeValue(change.after, change.now, now)) };
    case 'removed':
      return {
        trail: trailToHolder(change.was, was),
        what: words.removed(describeValue(change.before, change.was, was)),
      };
    case 'moved': {
      const [from, to] = [placeNumber(change.was), placeNumber(change.now)];
      const what = words.moved(describeValue(change.after, change.was, was), from, to);
      return { trail: trailToHolder(change.now, now), what };
    }
    case 'renamed': {
      const [from, to] = [change.was, change.now].map(({ pointer }) => words.quoted(String(pointer.at(-1))));
      return { trail: trailToHolder(change.now, now), what: words.renamed(from ?? '', to ?? '') };
    }
    case 'file-renamed':
      return { what: words.fileRenamed(change.file, change.to) };
    default:
      return { what: changeOfFile(change, words) };
  }
}

function changeOfFile(
  { what, file }: Extract<Change, { readonly file: string; readonly to?: never }>,
  words: ChangeWords,
): string {
  if (file.startsWith(MEDIA)) {
    const name = file.slice(MEDIA.length);
    if (what === 'file-added') return words.mediaAdded(name);
    return what === 'file-removed' ? words.mediaRemoved(name) : words.mediaChanged(name);
  }
  if (file === RECORD) return words.translationsChecked;
  return {
    'file-added': words.fileAdded,
    'file-removed': words.fileRemoved,
    'file-changed': words.fileChanged,
    'file-rewritten': words.fileRewritten,
  }[what];
}

/** From what to what a value has changed; a text in each language in which it has. */
function changeOfValue(change: Extract<Change, { what: 'changed' }>, was: Reading, now: Reading): string {
  const words = changeWords[now.language];
  const texts = textsOf(change, now.site);
  if (texts === undefined || texts.length === 0) {
    const [from, to] = [shownValue(change.before, change.was, was), shownValue(change.after, change.now, now)];
    return words.changed(from, to);
  }
  return texts
    .map(({ code, before, after }) => {
      const text = changeOfText(before, after, { was, now, code });
      return code === undefined ? text : words.inLanguage(nameOfLanguage(code, now), text);
    })
    .join('; ');
}

/** A key that is no language of the site is named as it is written. */
function nameOfLanguage(code: string, { site, language }: Reading): string {
  const isKnown = site.contract.languages.some((each) => each.code === code);
  return isKnown ? languageName(code, language) : code;
}

interface TextChange {
  readonly code: string | undefined;
  readonly before: string;
  readonly after: string;
}

/** The texts of a change, by language where there are several; nothing where it is of something else. */
function textsOf(
  { before, after, now }: Extract<Change, { what: 'changed' }>,
  site: DraftSite,
): TextChange[] | undefined {
  const data = site.sources.find(({ path }) => path === now.file)?.data;
  const schema = schemaAt(site.contract, now.file, now.pointer, data)?.schema;
  if (schema?.['x-localised'] !== true) return undefined;
  const written = [before, after].filter(isRecord).flatMap((texts) => Object.keys(texts));
  const codes: (string | undefined)[] = written.length === 0 ? [undefined] : [...new Set(written)];
  const isOnlyLanguage = site.contract.languages.length === 1;
  const inLanguage = (value: unknown, code: string | undefined) =>
    isRecord(value) && code !== undefined ? value[code] : value;
  return codes
    .map((code) => ({
      code: isOnlyLanguage ? undefined : code,
      before: asText(inLanguage(before, code)),
      after: asText(inLanguage(after, code)),
    }))
    .filter((text) => text.before !== text.after);
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? fieldText(value).text : '';
}

function changeOfText(
  before: string,
  after: string,
  { was, now, code }: { readonly was: Reading; readonly now: Reading; readonly code: string | undefined },
): string {
  const words = changeWords[now.language];
  const [from, to] = [plainText(before, was, code), plainText(after, now, code)];
  if (from === to) return words.formatted(words.quoted(shortened(to, LONGEST_TEXT)));
  const [one, other] = excerpts(from, to).map((text) => (text === '' ? words.nothing : words.quoted(text)));
  return words.changed(one ?? '', other ?? '');
}

const LONGEST_TEXT = 60;
const LONGEST_NAME = 50;

function placeNumber({ pointer }: ContentPlace): number {
  return Number(pointer.at(-1)) + 1;
}

/** What an item or a value with its key is called; an entry that calls itself something, or does not yet, by its name. */
function describeValue(value: unknown, place: ContentPlace, reading: Reading): string {
  const label = labelOf(place, reading);
  const key = place.pointer.at(-1);
  if (isRecord(value) && (typeof key === 'number' || firstGap(place, value) !== undefined)) return label;
  const shown = shownValue(value, place, reading);
  const isCalledSo = shown === changeWords[reading.language].quoted(label);
  return typeof key === 'number' || isCalledSo ? shown : `${label} ${shown}`;
}

/**
 * What leads to a place, the outermost first: an item stands for its list, and a fact for its value. What is called like
 * the file is left out.
 */
function trailOf({ file, pointer }: ContentPlace, reading: Reading): string[] {
  const steps = isFact({ file, pointer }, reading.site) ? pointer.slice(0, -1) : pointer;
  const labels = steps.flatMap((_key, index) =>
    typeof steps[index + 1] === 'number' ? [] : [labelOf({ file, pointer: steps.slice(0, index + 1) }, reading)],
  );
  return labels[0] === titleOfKind(file, reading) ? labels.slice(1) : labels;
}

/** What leads to the list or map of which something is a part. */
function trailToHolder({ file, pointer }: ContentPlace, reading: Reading): string[] {
  return trailOf({ file, pointer: pointer.slice(0, -1) }, reading);
}

function titleOfKind(file: string, { site, language }: Reading): string | undefined {
  const kind = kindOfFile(site.contract, file)?.kind;
  return kind && schemaText(kind.schema, language).title;
}

/** What a value is called, be it a key of the contract, an entry, or an item of a list. */
function labelOf({ file, pointer }: ContentPlace, reading: Reading): string {
  const { site, language } = reading;
  const words = changeWords[language];
  const key = pointer.at(-1);
  const data = site.sources.find(({ path }) => path === file)?.data;
  const found = schemaAt(site.contract, file, pointer, data);
  if (isStyleSheet(file)) return styleName(String(key), themeWords[language]);
  if (found === undefined) return asWords(String(key));
  const holder = schemaAt(site.contract, file, pointer.slice(0, -1), data)?.schema;
  const isNamed = typeof key === 'string' && holder?.properties?.[key] !== undefined;
  if (isNamed) return valueWords(found.raw, found.schema, key, language).title;
  if (typeof key === 'string') {
    const noted = kindOfFile(site.contract, file)?.kind.name === 'facts' ? calledByNote(found.value) : undefined;
    return shortened(nameOf(found.value, reading) ?? noted ?? asWords(key), LONGEST_NAME);
  }
  const { title } = schemaText(found.schema, language);
  const name = nameOfItem(found.value, found.schema, reading);
  return name === undefined
    ? words.numbered(title, Number(key) + 1)
    : words.named(title, shortened(name, LONGEST_NAME));
}
