import { ADDRESS_RECORD } from './addresses/recorded-addresses';
import type { Contract } from './contract';
import type { SiteFiles, Source } from './load';
import { oncePerObject } from './once-per-object';
import type { Options } from './options';
import { valueAt } from './problems/fixes';
import { sectionsOf } from './sections';
import type { DraftSite } from './site';
import { RECORD as TRANSLATIONS } from './translations/record';
import { valuesWith } from './values';

/**
 * What the files of a site may be held against and show of each other: everything but the pages, of which only what
 * others may know. Where it is the same, a file that has not changed is right or wrong as before, and shows the same.
 */
export interface Surroundings {
  /** All that a rule may ask of a file. What is resolved with one form service is known apart from what is with another. */
  readonly options: Omit<Options, 'formService'>;
  /** The files that are neither pages nor records of what has been published. */
  readonly files: SiteFiles;
  /** What others may know of each page, by its id; in JSON. */
  readonly faces: string;
}

/** What the commands note about the content: no page shows it. */
const RECORDS: ReadonlySet<string> = new Set([ADDRESS_RECORD, TRANSLATIONS]);

export const surroundingsOf = oncePerObject((site: DraftSite, options: Options): Surroundings => {
  const pages = site.sources.filter(isPage);
  const paths = new Set(pages.map(({ path }) => path));
  const parents = new Set(pages.map(({ data }) => valueAt(data, ['parent'])));
  return {
    options: { today: options.today, photographs: options.photographs },
    files: new Map([...site.files].filter(([path]) => !RECORDS.has(path) && !paths.has(path))),
    faces: JSON.stringify([
      [...site.unreadable],
      pages.map((source) => [
        source.id,
        faceOf(source, site.contract),
        ...(parents.has(source.id) ? [valueAt(source.data, ['title'])] : []),
      ]),
    ]),
  };
});

/** Whether nothing in them has changed; files are the same where they are the same objects. */
export function areSame(one: Surroundings, other: Surroundings): boolean {
  return (
    one.faces === other.faces &&
    JSON.stringify(one.options) === JSON.stringify(other.options) &&
    one.files.size === other.files.size &&
    [...one.files].every(([path, content]) => other.files.get(path) === content)
  );
}

/** What a page says to its visitors only: no other file depends on it, but for the title of one that has pages below it. */
const OWN = new Set(['title', 'description', 'keywords', 'share', 'failure', 'missing', 'sections']);

/** What others may know of a page, in JSON: its addresses and role, and the places on it to which a link may lead. */
const faceOf = oncePerObject((source: Source, contract: Contract): string => {
  const head = Object.entries(source.data ?? {}).filter(([key]) => !OWN.has(key));
  const sections = sectionsOf(source).map(({ value: { id, type, block, when } }) => [id, type, block, when]);
  const file = { sources: [source], contract };
  const places = [...valuesWith(file, 'x-anchor'), ...valuesWith(file, 'x-reference')].map(({ value }) => value);
  return JSON.stringify([head, sections, places]);
});

function isPage({ kind }: Source): boolean {
  return kind.collection === 'pages';
}
