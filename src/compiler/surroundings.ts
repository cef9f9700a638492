import { ADDRESS_RECORD } from './addresses/recorded-addresses';
import type { Contract } from './contract';
import { idsInHtml } from './html/ids-in-html';
import { knownFace } from './known-face';
import { mayBeName } from './names/named-entries';
import type { Options } from './options';
import { sectionsOf } from './page-sections/sections';
import type { DraftSite } from './site';
import type { SiteFiles, Source } from './source';
import { cyrb53 } from './translations/hash';
import { RECORD as TRANSLATIONS } from './translations/record';
import { oncePerObject } from './values/once-per-object';
import { valueAt } from './values/value-at';
import { valuesWith } from './values/values';

/**
 * What the files of a site depend on besides themselves. Where it is the same, a file that has not changed is as it was:
 * a page shows the same, and a file is right or wrong as before.
 */
export interface Surroundings {
  /** All that a rule may ask of a file. What is resolved with one form service is known apart from what is with another. */
  readonly options: Omit<Options, 'formService'>;
  /** The files on which all depends, byte for byte. Never what has been noted about the content. */
  readonly files: SiteFiles;
  /** What others may know of each of the other files, by path, as its hash. */
  readonly faces: ReadonlyMap<string, string>;
  /** Names of what exists although it could not be read: see `DraftSite.unreadable`. */
  readonly unreadable: ReadonlySet<string>;
}

/** The surroundings of what pages show, and of what rules compare a file with. */
export interface AllSurroundings {
  readonly ofPages: Surroundings;
  readonly ofRules: Surroundings;
}

/** Files in which commands keep records about the content; no page shows them. */
const RECORDS: ReadonlySet<string> = new Set([ADDRESS_RECORD, TRANSLATIONS]);

/** A page may show anything of other files, but of other pages only their faces. */
export const surroundingsOfPages = oncePerObject(
  (site: DraftSite, options: Options): Surroundings =>
    around(site, options, (source) => (isPage(source) ? faceOf(source, site.contract) : undefined)),
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

/** Of an entry, such as a post or a question, the rules about other files look at no more than its face. */
export const surroundingsOfRules = oncePerObject(
  (site: DraftSite, options: Options): Surroundings =>
    around(siteForFileRules(site), options, (source) => {
      if (source.kind.collection !== undefined) return faceOf(source, site.contract);
      return WHOLE.has(source.kind.name) ? undefined : '';
    }),
);

/** A file without a face counts with every byte. */
function around(site: DraftSite, options: Options, faceOf: (source: Source) => string | undefined): Surroundings {
  const parents = new Set(site.sources.filter(isPage).map(({ data }) => valueAt(data, ['parent'])));
  const faces = new Map(
    site.sources.flatMap((source) => {
      const face = faceOf(source);
      if (face === undefined) return [];
      const isParent = isPage(source) && parents.has(source.id);
      return [[source.path, isParent ? face + JSON.stringify(valueAt(source.data, ['title'])) : face]];
    }),
  );
  return {
    options: { today: options.today, photographs: options.photographs },
    files: new Map([...site.files].filter(([path]) => !RECORDS.has(path) && !faces.has(path))),
    faces,
    unreadable: site.unreadable,
  };
}

/** Whether nothing in them has changed; files are the same where they are the same objects. */
export function areSame(one: Surroundings, other: Surroundings): boolean {
  return (
    JSON.stringify(one.options) === JSON.stringify(other.options) &&
    haveSameEntries(one.files, other.files) &&
    haveSameEntries(one.faces, other.faces) &&
    [...one.unreadable].join() === [...other.unreadable].join()
  );
}

function haveSameEntries<Value>(one: ReadonlyMap<string, Value>, other: ReadonlyMap<string, Value>): boolean {
  return one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);
}

/** What others may know of a page or of a file of entries, as its hash. */
function faceOf(source: Source, contract: Contract): string {
  const face = knownFace(source);
  face.hash ??= cyrb53(isPage(source) ? pageFace(source, contract) : entryFace(source)).toString(36);
  return face.hash;
}

/** What a page says to its visitors only: no other file depends on it, but for the title of one that has pages below it. */
const OWN = new Set(['title', 'description', 'keywords', 'share', 'failure', 'missing', 'sections']);

/** Of a page, in JSON, its addresses and role, and the places on it to which a link may lead. */
function pageFace(source: Source, contract: Contract): string {
  const head = Object.entries(source.data ?? {}).filter(([key]) => !OWN.has(key));
  const sections = sectionsOf(source).map(({ value: { id, type, block, when } }) => [id, type, block, when]);
  const file = { sources: [source], contract };
  const places = [...valuesWith(file, 'x-anchor'), ...valuesWith(file, 'x-reference')].map(({ value }) => value);
  return JSON.stringify([head, sections, places]);
}

/** Of entries, in JSON: of a text that is no name no more than that it is there, and the places in it. */
function entryFace({ data }: Source): string {
  return JSON.stringify(data ?? null, (_key, value: unknown) =>
    typeof value === 'string' && !mayBeName(value) ? idsInHtml(value) : value,
  );
}

function isPage({ kind }: Source): boolean {
  return kind.collection === 'pages';
}
