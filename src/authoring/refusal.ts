import { isReserved, pathClaims } from '../compiler/addresses/path-claims';
import { isFormerPath, isWellFormedPath, toFormerPath, toWellFormedPath } from '../compiler/addresses/well-formed-path';
import { namedEntries } from '../compiler/names/named-entries';
import { isDevice } from '../compiler/names/windows-names';
import { collection, type DraftSite, type Entry, mayExist } from '../compiler/site';
import { suggestionByTitle } from '../compiler/spelling/suggest';
import { valueAt } from '../compiler/values/value-at';
import { isRecord } from '../shared/is-record';
import type { ContentKind } from './content-kinds';
import { fileFor, readableDataOf } from './files';
import { freeName, isNameOf, toName } from './names';
import { type Slot, slotsOf } from './slots';

/** Why something cannot be made, and what can be made instead. */
export type Refusal =
  /** Nothing is said of what has to be known. */
  | { readonly why: 'lacking'; readonly slot: Slot; readonly valid: readonly string[] }
  | { readonly why: 'malformed'; readonly slot: Slot; readonly written: string; readonly proposal?: string }
  /** The website itself has something there. */
  | { readonly why: 'reserved' | 'device'; readonly slot: Slot; readonly written: string; readonly proposal?: string }
  | {
      readonly why: 'taken';
      readonly slot: Slot;
      readonly written: string;
      readonly by: string;
      readonly proposal?: string;
    }
  | {
      readonly why: 'unknown';
      readonly slot: Slot;
      readonly written: string;
      readonly valid: readonly string[];
      readonly proposal?: string;
    }
  /** More is said than can be known of it. */
  | { readonly why: 'too-many'; readonly written: string; readonly proposal?: string }
  /** The file has a mistake that is to be mended first. */
  | { readonly why: 'unreadable'; readonly file: string };

/** The first reason why something cannot be made of what is said of it. */
export function refusalOf(
  site: DraftSite,
  kind: ContentKind,
  slots: readonly Slot[],
  words: readonly string[],
): Refusal | undefined {
  if (words.length > slots.length) {
    const written = words.slice(slots.length).join(' ');
    const proposal = slots[0]?.is === 'name' ? toName(words.filter((word) => !word.startsWith('/')).join(' ')) : '';
    return { why: 'too-many', written, ...(proposal && { proposal }) };
  }
  for (const index of slots.keys()) {
    const refusal = refusalAt(site, kind, slots, words, index);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** Why what is said in one of the slots of something new cannot be; nothing where it can. */
export function refusalAt(
  site: DraftSite,
  kind: ContentKind,
  slots: readonly Slot[],
  words: readonly string[],
  index: number,
): Refusal | undefined {
  const [slot, word] = [slots[index], words[index]];
  if (slot === undefined) return undefined;
  if (!word) return refusalOfNothing(site, kind, slot);
  const [first = '', ...others] = words;
  const said = { site, kind, slots, slot, word, first, hasMore: others.some(Boolean) };
  return refusalOfWord[slot.is](said);
}

function refusalOfNothing(site: DraftSite, { file }: ContentKind, slot: Slot): Refusal | undefined {
  if (!slot.isNeeded) return undefined;
  return {
    why: 'lacking',
    slot,
    valid: slot.is === 'holder' ? [...collection(site, file.collection ?? '').keys()] : [],
  };
}

/** A word that somebody has said of something new, in one of its slots. */
interface Said {
  readonly site: DraftSite;
  readonly kind: ContentKind;
  readonly slot: Slot;
  readonly word: string;
  readonly slots: readonly Slot[];
  readonly first: string;
  readonly hasMore: boolean;
}

const refusalOfWord: Readonly<Record<Slot['is'], (said: Said) => Refusal | undefined>> = {
  name: (said) => {
    const { site, slot, word } = said;
    const isOwn = (name: string) => takesAddress(said) && isReserved(`/${name}`);
    const isOfDevice = (name: string) => said.kind.is === 'file' && isDevice(name);
    const isFree = (name: string) => !isOwn(name) && !isOfDevice(name) && takerOfName(said, name) === undefined;
    const free = () => freeName(toName(word), (name) => !isFree(name));
    if (!isNameOf(site.contract, word)) {
      return { why: 'malformed', slot, written: word, ...(toName(word) && { proposal: free() }) };
    }
    if (isOwn(word)) return { why: 'reserved', slot, written: word, proposal: free() };
    if (isOfDevice(word)) return { why: 'device', slot, written: word, proposal: free() };
    const by = takerOfName(said, word);
    return by === undefined ? undefined : { why: 'taken', slot, written: word, by, proposal: free() };
  },
  holder: ({ site, kind, slot, word }) => {
    const name = kind.file.collection ?? '';
    const isUnreadable = mayExist(site, name, word) && !collection(site, name).has(word);
    return isUnreadable
      ? { why: 'unreadable', file: fileFor(kind, word) }
      : notOneOf(collection(site, name), slot, word);
  },
  // A template has no address of its own.
  page: ({ site, slot, word }) =>
    notOneOf(new Map([...collection(site, 'pages')].filter(([, { value }]) => value.each === undefined)), slot, word),
  address: refusedAddress,
  formerAddress: refusedFormerAddress,
  anchor: ({ site, kind, slot, word, first }) => {
    const file = fileFor(kind, first);
    const list = valueAt(readableDataOf(site, file), [...(kind.file.holds === 'map' ? [first] : []), kind.list ?? '']);
    const taken = Array.isArray(list) ? list.map((item) => String(valueAt(item, slot.pointer))) : [];
    const proposal = freeName(toName(word), (name) => taken.includes(name));
    if (!isNameOf(site.contract, word))
      return { why: 'malformed', slot, written: word, ...(toName(word) && { proposal }) };
    return taken.includes(word) ? { why: 'taken', slot, written: word, by: `site/${file}`, proposal } : undefined;
  },
};

function refusedAddress({ site, slot, word }: Said): Refusal | undefined {
  const proposal = freeName(
    toWellFormedPath(word),
    (address) => takerOfAddress(site, address) !== undefined || isReserved(address),
  );
  if (!isWellFormedPath(word)) {
    return { why: 'malformed', slot, written: word, ...(isWellFormedPath(proposal) && { proposal }) };
  }
  if (isReserved(word)) return { why: 'reserved', slot, written: word, proposal };
  const by = takerOfAddress(site, word);
  return by === undefined ? undefined : { why: 'taken', slot, written: word, by, proposal };
}

/** Where the address that people know is there already, no other one is of any use to them. */
function refusedFormerAddress({ site, slot, word }: Said): Refusal | undefined {
  const address = toFormerPath(word);
  const by = takerOfAddress(site, address);
  if (by !== undefined) return { why: 'taken', slot, written: address, by };
  if (isReserved(address)) return { why: 'reserved', slot, written: address };
  if (isFormerPath(word)) return undefined;
  return { why: 'malformed', slot, written: word, ...(isFormerPath(address) && { proposal: address }) };
}

/** Whether the name will be an address, too. */
function takesAddress({ slots, hasMore }: Said): boolean {
  return !hasMore && slots.some(({ is, language }) => is === 'address' && language === undefined);
}

/** The file that has a name already, or the address that goes with it. */
function takerOfName(said: Said, name: string): string | undefined {
  const { site, kind } = said;
  const file = fileFor(kind, name);
  const data = kind.is === 'file' ? undefined : readableDataOf(site, file);
  const isTaken = kind.is === 'file' ? site.files.has(file) : isRecord(data) && Object.hasOwn(data, name);
  if (isTaken) return `site/${file}`;
  return takesAddress(said) ? takerOfAddress(site, `/${name}`) : undefined;
}

function takerOfAddress(site: DraftSite, address: string): string | undefined {
  const claim = pathClaims(site).find(({ path }) => path === address);
  return claim && `site/${claim.source.path}`;
}

function notOneOf(entries: ReadonlyMap<string, Entry>, slot: Slot, written: string): Refusal | undefined {
  if (entries.has(written)) return undefined;
  const { suggestion } = suggestionByTitle(written, namedEntries(entries));
  return { why: 'unknown', slot, written, valid: [...entries.keys()], ...(suggestion && { proposal: suggestion }) };
}

/** What is said of something, with what is proposed in the place of everything that cannot be. */
export function amended(
  site: DraftSite,
  kind: ContentKind,
  words: readonly string[],
  refusal: Refusal,
): readonly string[] | undefined {
  const slots = slotsOf(site, kind);
  let better = withProposal(slots, words, refusal);
  // Each is amended once.
  for (const _slot of slots) {
    const next = better && refusalOf(site, kind, slots, better);
    if (better === undefined || next === undefined) break;
    better = withProposal(slots, better, next) ?? better;
  }
  return better;
}

function withProposal(
  slots: readonly Slot[],
  words: readonly string[],
  refusal: Refusal,
): readonly string[] | undefined {
  const proposal = 'proposal' in refusal ? refusal.proposal : undefined;
  if (proposal === undefined) return undefined;
  if (refusal.why === 'too-many')
    return [proposal, ...words.filter((word) => word.startsWith('/'))].slice(0, slots.length);
  const index = 'slot' in refusal ? slots.findIndex((slot) => isSameSlot(slot, refusal.slot)) : -1;
  return index < 0 ? undefined : words.with(index, proposal);
}

function isSameSlot(one: Slot, other: Slot): boolean {
  return one.is === other.is && one.pointer.join('/') === other.pointer.join('/');
}
