import { recordedAddresses } from '../compiler/addresses/recorded-addresses';
import type { Edit } from '../compiler/findings/fix';
import { indexSite } from '../compiler/index-site';
import { load } from '../compiler/load';
import { missingMessages } from '../compiler/messages/message-uses';
import { insertMessage } from '../compiler/messages/usual-message';
import { collection, type DraftSite } from '../compiler/site';
import { validate } from '../compiler/validate';
import { gapFor } from '../compiler/values/gaps';
import { applyTextEdits } from '../compiler/values/text-edit';
import { valueAt } from '../compiler/values/value-at';
import type { MessageLanguage } from '../diagnostics/languages';
import { applyEdits } from '../editing/apply-edits';
import { editText } from '../editing/edit-text';
import { decodeText } from '../editing/file-text';
import { EditRefused } from '../editing/operation';
import { asRecord, isRecord } from '../shared/is-record';
import type { Pointer } from '../shared/pointer';
import type { ContentKind } from './content-kinds';
import { endingLike } from './ending-like';
import { dataOf, fileFor } from './files';
import { type Refusal, refusalOf } from './refusal';
import { type Slot, slotsOf } from './slots';
import { messageGap, unwritten } from './unwritten';

/** Something new, as changes of a site's files; and where it is then. */
export interface NewContent {
  readonly edits: readonly Edit[];
  readonly file: string;
  readonly pointer: Pointer;
}

/**
 * What has to change for a site to have one more of a kind, in which everything that must be there is still to be written.
 * `words` are what is known of it, one for each of its slots.
 */
export function newContent(
  site: DraftSite,
  kind: ContentKind,
  words: readonly string[],
  language: MessageLanguage,
): NewContent | Refusal {
  const slots = slotsOf(site, kind);
  const [name] = slots[0]?.isNeeded === true ? words : [];
  try {
    const surroundings = { contract: site.contract, isEmpty: (name: string) => collection(site, name).size === 0 };
    const refusal = refusalOf(site, kind, slots, words);
    if (refusal !== undefined) return refusal;
    const value = slots.reduce(
      (whole, { is, pointer }, index) =>
        !words[index] || is === 'name' || is === 'holder' ? whole : withValue(whole, pointer, words[index]),
      withOwnAddress(slots, unwritten(surroundings, kind.schema, language), name),
    );
    return withMessages(site, placed(site, kind, name, inLanguageKept(site, kind, value)), language);
  } catch (error) {
    if (error instanceof EditRefused) return { why: 'unreadable', file: fileFor(kind, name) };
    throw error;
  }
}

/** With the messages that nothing in the site has shown before. */
function withMessages(site: DraftSite, made: NewContent, language: MessageLanguage): NewContent {
  const { contract } = site;
  const files = applyEdits(site.files, made.edits);
  const written = load(new Map([...files].filter(([path]) => path === made.file)), contract).sources;
  const others = site.sources.filter(({ path }) => path !== made.file);
  const after = indexSite(contract, files, [...others, ...validate(written, contract).sources]);
  const known = new Set(missingMessages(site).map(([name]) => name));
  const lacking = missingMessages(after).filter(([name]) => !known.has(name));
  return {
    ...made,
    edits: [
      ...made.edits,
      ...lacking.map(([name]) => insertMessage(contract, name, messageGap(contract, name, language))),
    ],
  };
}

/** Whether something cannot be made. */
export function isRefusal(result: NewContent | Refusal): result is Refusal {
  return 'why' in result;
}

/** Where nobody says otherwise, an address is the name: for good in a site of one language, else as a proposal. */
function withOwnAddress(slots: readonly Slot[], value: unknown, name: string | undefined): unknown {
  if (slots[0]?.is !== 'name') return value;
  const address = `/${name}`;
  return slots
    .filter(({ is }) => is === 'address')
    .reduce(
      (whole, { pointer, language }) => withValue(whole, pointer, language === undefined ? address : gapFor(address)),
      value,
    );
}

/** Who has kept an old address goes on reading in its language. */
function inLanguageKept(site: DraftSite, { schema, is }: ContentKind, value: unknown): unknown {
  const [key] = Object.entries(schema.properties ?? {}).find(([, property]) => property['x-language'] === true) ?? [];
  if (is !== 'item' || key === undefined || !isRecord(value)) return value;
  const [main, ...others] = site.contract.languages;
  const known = recordedAddresses(site).find(({ address }) => Object.values(value).includes(address));
  const isOther = known?.language !== main?.code && others.some(({ code }) => code === known?.language);
  return isOther ? { ...value, [key]: known?.language } : value;
}

function withValue(value: unknown, [key, ...rest]: Pointer, part: unknown): unknown {
  if (key === undefined) return part;
  const map = asRecord(value);
  return { ...map, [key]: withValue(map[key], rest, part) };
}

function placed(site: DraftSite, kind: ContentKind, name: string | undefined, value: unknown): NewContent {
  const file = fileFor(kind, name);
  if (kind.is === 'file') return created(file, [], value);
  const { list = '' } = kind;
  const holder = kind.is === 'item' && kind.file.holds === 'map' ? [name ?? ''] : [];
  const data = dataOf(site, file);
  const before = kind.is === 'item' ? valueAt(data, [...holder, list]) : undefined;
  const place = kind.is === 'entry' ? [name ?? ''] : [...holder, list, Array.isArray(before) ? before.length : 0];
  if (data === undefined) return created(file, place, value);
  if (data === null) return { file, pointer: place, edits: [appended(site, file, textOf(place, value))] };
  const last: unknown = Array.isArray(before) ? before.at(-1) : undefined;
  const isLacking = kind.is === 'item' && before === undefined;
  const inserted = isLacking
    ? { pointer: [...holder, list], value: [value] }
    : { pointer: place, value: endingLike(value, last) };
  return { file, pointer: place, edits: [{ do: 'insert', file, ...inserted }] };
}

function created(file: string, pointer: Pointer, value: unknown): NewContent {
  return { file, pointer, edits: [{ do: 'create-file', file, text: textOf(pointer, value) }] };
}

/** To a file of nothing but comments. */
function appended({ files }: DraftSite, file: string, added: string): Edit {
  const { text } = decodeText(files.get(file) ?? new Uint8Array());
  const lineBreak = text === '' || text.endsWith('\n') ? '' : '\n';
  return { do: 'replace', file, offset: text.length, length: 0, text: lineBreak + added };
}

/** A file that says nothing but a value at a place. */
export function textOf(pointer: Pointer, value: unknown): string {
  const edits = editText('', { do: 'set', pointer: [], value: around(pointer, value) });
  return `${applyTextEdits('', edits).trimEnd()}\n`;
}

/** The data in which a value stands at a place, and nothing else. */
function around(pointer: Pointer, value: unknown): unknown {
  return pointer.reduceRight<unknown>((inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }), value);
}
