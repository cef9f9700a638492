import { oncePerObject } from '../shared/once-per-object';
import { ADDRESS_RECORD } from './addresses/recorded-addresses';
import { idsInHtml } from './html/ids-in-html';
import { mayBeName } from './names/named-entries';
import type { Options } from './options';
import type { Contract } from './schema/contract';
import type { DraftSite } from './site';
import type { SiteFiles, Source } from './source';
import { RECORD as TRANSLATIONS } from './translations/record';
import { cyrb53 } from './values/hash';
import { noted } from './values/notes';
import { sectionsOf } from './values/sections';
import { valueAt } from './values/value-at';
import { valuesWith } from './values/values';

/**
 * What the files of a site depend on besides themselves. While it stays the same, a file that has not changed shows the same
 * page and has the same problems.
 */
export interface SharedInputs {
  /** All that a rule may ask of a file. What is resolved with one form service is known apart from what is with another. */
  readonly options: Omit<Options, 'formService'>;
  /** The files on which all depends, byte for byte. Never what has been noted about the content. */
  readonly files: SiteFiles;
  /** Of each other file the hash of what other files may depend on, by path. */
  readonly signatures: ReadonlyMap<string, string>;
  /** Names of what exists although it could not be read: see `DraftSite.unreadable`. */
  readonly unreadable: ReadonlySet<string>;
}

/** What pages depend on, and what rules compare a file with. */
export interface AllSharedInputs {
  readonly ofPages: SharedInputs;
  readonly ofRules: SharedInputs;
}

/** Files in which commands keep records about the content; no page shows them. */
export const RECORDS: ReadonlySet<string> = new Set([ADDRESS_RECORD, TRANSLATIONS]);

/** A page may show anything of other files, but of other pages nothing beyond their signatures. */
export const sharedInputsOfPages = oncePerObject(
  (site: DraftSite, options: Options): SharedInputs =>
    sharedInputs(site, options, (source) => (isPage(source) ? signatureOf(source, site.contract) : undefined)),
);

/** A site as far as rules about single files look at it: of the files of which there is one, only some. */
export const siteForFileRules = oncePerObject((site: DraftSite): DraftSite => {
  const whole = new Set(site.sources.flatMap(({ kind, path }) => (WHOLE.has(kind.name) ? path : [])));
  return {
    ...site,
    files: new Map([...site.files].filter(([path]) => path.startsWith('media/') || whole.has(path))),
    singletons: new Map([...site.singletons].filter(([name]) => WHOLE.has(name))),
    styles: [],
  };
});

const WHOLE: ReadonlySet<string> = new Set(['settings', 'facts']);

/** Of an entry, such as a post or a question, the rules about other files look at no more than its signature. */
export const sharedInputsOfRules = oncePerObject(
  (site: DraftSite, options: Options): SharedInputs =>
    sharedInputs(siteForFileRules(site), options, (source) => {
      if (source.kind.collection !== undefined) return signatureOf(source, site.contract);
      return WHOLE.has(source.kind.name) ? undefined : '';
    }),
);

/** A file without a signature counts with every byte. */
function sharedInputs(
  site: DraftSite,
  options: Options,
  signatureIn: (source: Source) => string | undefined,
): SharedInputs {
  const parents = new Set(site.sources.filter(isPage).map(({ data }) => valueAt(data, ['parent'])));
  const signatures = new Map(
    site.sources.flatMap((source) => {
      const signature = signatureIn(source);
      if (signature === undefined) return [];
      const isParent = isPage(source) && parents.has(source.id);
      return [[source.path, isParent ? signature + JSON.stringify(valueAt(source.data, ['title'])) : signature]];
    }),
  );
  return {
    options: { today: options.today, photographs: options.photographs },
    files: new Map([...site.files].filter(([path]) => !RECORDS.has(path) && !signatures.has(path))),
    signatures,
    unreadable: site.unreadable,
  };
}

/** Whether nothing in them has changed; files are the same where they are the same objects. */
export function areSame(one: SharedInputs, other: SharedInputs): boolean {
  return (
    JSON.stringify(one.options) === JSON.stringify(other.options) &&
    haveSameEntries(one.files, other.files) &&
    haveSameEntries(one.signatures, other.signatures) &&
    [...one.unreadable].join() === [...other.unreadable].join()
  );
}

function haveSameEntries<Value>(one: ReadonlyMap<string, Value>, other: ReadonlyMap<string, Value>): boolean {
  return one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);
}

/** The hash of what other files may depend on in a page or in a file of entries. */
const signatureOf = noted('signature', (source, contract) =>
  cyrb53(isPage(source) ? pageInterface(source, contract) : entryInterface(source)).toString(36),
);

/** The keys of a page on which no other file depends, but for the title of one that has pages below it. */
const OWN_KEYS = new Set(['title', 'description', 'keywords', 'share', 'failure', 'missing', 'sections']);

/** Of a page, in JSON, its addresses and role, and the places on it to which a link may lead. */
function pageInterface(source: Source, contract: Contract): string {
  const head = Object.entries(source.data ?? {}).filter(([key]) => !OWN_KEYS.has(key));
  const sections = sectionsOf(source).map(({ value: { id, type, block, when } }) => [id, type, block, when]);
  const file = { sources: [source], contract };
  const places = [...valuesWith(file, 'x-anchor'), ...valuesWith(file, 'x-reference')].map(({ value }) => value);
  return JSON.stringify([head, sections, places]);
}

/** Of entries, in JSON: of a text that is no name no more than that it is there, and the places in it. */
function entryInterface({ data }: Source): string {
  return JSON.stringify(data ?? null, (_key, value: unknown) =>
    typeof value === 'string' && !mayBeName(value) ? idsInHtml(value) : value,
  );
}

function isPage({ kind }: Source): boolean {
  return kind.collection === 'pages';
}
