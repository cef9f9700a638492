import type { Page } from '../../generated/source-types';
import type { Consent } from '../../generated/types';
import { isDay } from '../shared/dates';
import { defaultLanguage, type Language, type Languages } from '../shared/language';
import type { Drawing, PageManifest, Shell } from '../shared/manifest';
import { pathIn } from '../shared/paths';
import { isPublished } from './dates/publication';
import { consentTexts } from './manifest/consent';
import { type Contacts, contacts } from './manifest/contacts';
import { type Feed, feed } from './manifest/feed';
import { type FormTexts, formTexts } from './manifest/form-texts';
import { pageAddress, pageManifest } from './manifest/page';
import { type SharePicture, sharePicture } from './manifest/share-picture';
import { shell } from './manifest/shell';
import type { Options } from './options';
import { allDrawings } from './resolve/drawing';
import type { ResolveContext } from './resolve/resolve-context';
import { type SharedInputs, sharedInputsOfPages } from './shared-inputs';
import { type PageInstance, type Site, singleton } from './site';

/** One page in one language: where it is found, and what it shows. */
export interface PlacedPage
  extends Pick<PageManifest, 'id' | 'language' | 'role' | 'path' | 'alternates' | 'canonical'> {
  /** Every address at which this language of the page is prerendered, its own first. */
  readonly addresses: readonly string[];
  /** Whether it is in the sitemap for search engines. */
  readonly isListed: boolean;
  /** The day of its last change that matters, as year-month-day, where that is known. */
  readonly modified: string | undefined;
  /** The picture that is drawn for sharing the page. */
  readonly sharePicture: SharePicture | undefined;
  readonly inputs: PageInputs;
  /** What it shows; resolved when it is first asked for. Throws an `UnresolvedPage`. */
  readonly manifest: PageManifest;
  /** How long the live preview takes to read what the page shows of the blog, in milliseconds (decision T8). */
  readonly readingDelayMs: number;
}

/** All that a manifest depends on besides the code: where it is the same, so is the manifest. */
export interface PageInputs {
  readonly id: string;
  readonly language: Language;
  /** The page's file. */
  readonly written: Uint8Array | undefined;
  readonly sharedInputs: SharedInputs;
}

export interface Redirect {
  readonly from: string;
  readonly to: string;
  /** The language of the target, where it is not the main one. */
  readonly language?: Language;
}

/** The whole site, ready to be rendered. */
export interface Manifests {
  readonly url: string;
  readonly languages: Languages;
  readonly shells: Readonly<Record<Language, Shell>>;
  readonly pages: readonly PlacedPage[];
  readonly redirects: readonly Redirect[];
  /** The other hosts that the pages make a browser ask. */
  readonly contacts: Contacts;
  /** Every drawing of site/media, by its address. */
  readonly drawings: Readonly<Record<string, Drawing>>;
  /** What the stand-in form service shows. */
  readonly formTexts: Readonly<Record<Language, FormTexts>>;
  /** What is new, for news readers. */
  readonly feeds: Readonly<Record<Language, Feed | undefined>>;
  /** What the consent layer says; fetched when a visitor has to choose. */
  readonly consentTexts: Readonly<Record<Language, Consent | undefined>>;
}

/** A page that cannot be resolved although no rule finds anything wrong with it. */
export class UnresolvedPage extends Error {
  constructor(
    readonly file: string,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** What all pages of a language share. */
export function shellOf({ shells }: Pick<Manifests, 'shells'>, language: Language): Shell {
  const found = shells[language];
  if (found === undefined) throw new Error(`No shell in «${language}»`);
  return found;
}

/** Prepares every page in every language to be resolved. `sharedInputs` may be given where they are known already. */
export function buildManifests(
  site: Site,
  options: Options,
  sharedInputs = sharedInputsOfPages(site, options),
): Manifests {
  const { today, formService, photographs } = options;
  const { languages } = site.contract;
  const contexts = languages.map(({ code, locale }) => ({
    site,
    language: code,
    locale,
    today,
    formService,
    photographs,
    entry: undefined,
  }));
  const inEach = <Value>(make: (context: ResolveContext) => Value) =>
    Object.fromEntries(contexts.map((context) => [context.language, make(context)] as const));
  const shells = inEach(shell);
  return {
    url: singleton(site, 'settings').url,
    languages,
    shells,
    pages: publishedPages(site, today).flatMap((page) =>
      contexts.map((context) => placedPage(page, { ...context, entry: page.entry }, sharedInputs)),
    ),
    redirects: redirects(site),
    get contacts() {
      return contacts(site, shellOf({ shells }, defaultLanguage(languages).code));
    },
    get drawings() {
      return allDrawings(site);
    },
    formTexts: inEach(formTexts),
    consentTexts: inEach(consentTexts),
    feeds: inEach(feed),
  };
}

/** The pages that visitors can see on a day. */
function publishedPages({ pages }: Site, today: string): PageInstance<Page>[] {
  return pages.all.filter(({ page, entry }) => isPublished(page.value, today) && isPublished(entry?.value, today));
}

/** Resolves the pages of which it is not known that they can be. Throws an `UnresolvedPage` for one that cannot. */
export function resolvePages({ pages }: Manifests, isResolved: (page: PageInputs) => boolean): void {
  for (const page of pages) if (!isResolved(page.inputs)) void page.manifest;
}

function placedPage(page: PageInstance<Page>, context: ResolveContext, sharedInputs: SharedInputs): PlacedPage {
  const { site, language } = context;
  const isDefault = language === defaultLanguage(site.contract.languages).code;
  const others = isDefault ? [page.sharedPath, ...page.also] : [];
  const { noindex, role } = page.page.value;
  const address = pageAddress(page, context);
  let manifest: PageManifest | undefined;
  return {
    id: page.id,
    language,
    ...(role && { role }),
    ...address,
    addresses: [...new Set([address.path, ...others.filter((path) => path !== undefined)])],
    isListed: noindex !== true,
    inputs: { id: page.id, language, written: site.files.get(page.page.source.path), sharedInputs },
    modified: lastChange(page),
    get sharePicture() {
      return sharePicture(page, context);
    },
    get manifest() {
      manifest ??= resolvedPage(page, context);
      return manifest;
    },
    get readingDelayMs() {
      return readingDelayMs(this.manifest, site);
    },
  };
}

/** The later of what the page and its entry say; of an entry that only has a date, that date. */
function lastChange({ page, entry }: PageInstance<Page>): string | undefined {
  const { updated, date } = (entry?.value ?? {}) as { readonly updated?: string; readonly date?: string };
  return [page.value.updated, updated ?? date]
    .filter((day) => day !== undefined && isDay(day))
    .sort()
    .at(-1);
}

/** The page takes as long as the slowest part of what it reads. */
function readingDelayMs({ sections }: PageManifest, site: Site): number {
  const { blog } = singleton(site, 'settings');
  const reads = sections.flatMap(({ type }) => site.contract.sections.get(type)?.['x-reads'] ?? []);
  return Math.max(0, ...reads.map((read) => blog?.simulatedDelayMs[read] ?? 0));
}

function resolvedPage(page: PageInstance<Page>, context: ResolveContext): PageManifest {
  try {
    return pageManifest(page, context);
  } catch (error) {
    throw new UnresolvedPage(page.page.source.path, error);
  }
}

function redirects(site: Site): Redirect[] {
  const { code } = defaultLanguage(site.contract.languages);
  const list = singleton(site, 'redirects')?.redirects ?? [];
  return list.map(({ from, page, language = code }) => {
    const target = site.pages.byId.get(page);
    if (target === undefined) throw new Error(`redirects: no page «${page}»`);
    return { from, to: pathIn(target, language), ...(language !== code && { language }) };
  });
}
