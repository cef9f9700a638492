import type { Page } from '../../generated/source-types';
import type { Consent } from '../../generated/types';
import { defaultLanguage, type Language, type Languages } from '../shared/language';
import type { PageManifest, Shell } from '../shared/manifest';
import { pathIn } from '../shared/paths';
import type { PageInstance } from './addresses';
import { consentTexts } from './manifest/consent';
import { type FormTexts, formTexts } from './manifest/form-texts';
import { pageManifest } from './manifest/page';
import { shell } from './manifest/shell';
import type { Options } from './options';
import type { ResolveContext } from './resolve/resolve';
import { type Site, singleton } from './site';

/** One address that shows a page in one language. */
export interface PlacedPage {
  readonly manifest: PageManifest;
  /** Every address at which this language of the page is prerendered, its own first. */
  readonly addresses: readonly string[];
  /** How long the live preview takes to read what the page shows of the blog, in milliseconds (decision T8). */
  readonly readingDelayMs: number;
}

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** The whole site, ready to be rendered. */
export interface Manifests {
  readonly url: string;
  readonly languages: Languages;
  readonly shells: Readonly<Record<Language, Shell>>;
  readonly pages: readonly PlacedPage[];
  readonly redirects: readonly Redirect[];
  /** What the stand-in form service shows. */
  readonly formTexts: Readonly<Record<Language, FormTexts>>;
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

/** Resolves every page in every language. */
export function buildManifests(site: Site, { today, formService }: Options): Manifests {
  const { languages } = site.contract;
  const contexts = languages.map(({ code, locale }) => ({
    ...{ site, language: code, locale, today, formService },
    entry: undefined,
  }));
  const inEach = <Value>(make: (context: ResolveContext) => Value) =>
    Object.fromEntries(contexts.map((context) => [context.language, make(context)] as const));
  return {
    url: singleton(site, 'settings').url,
    languages,
    shells: inEach(shell),
    pages: site.pages.all.flatMap((page) =>
      contexts.map((context) => placePage(page, { ...context, entry: page.entry })),
    ),
    redirects: redirects(site),
    formTexts: inEach(formTexts),
    consentTexts: inEach(consentTexts),
  };
}

function placePage(page: PageInstance<Page>, context: ResolveContext): PlacedPage {
  const manifest = resolvedPage(page, context);
  const others =
    context.language === defaultLanguage(context.site.contract.languages).code ? [page.sharedPath, ...page.also] : [];
  return {
    manifest,
    addresses: [...new Set([manifest.path, ...others.filter((path) => path !== undefined)])],
    readingDelayMs: readingDelayMs(manifest, context.site),
  };
}

/** As long as the slowest of what the page reads. */
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
  return list.map(({ from, page }) => {
    const target = site.pages.byId.get(page);
    if (target === undefined) throw new Error(`redirects: no page «${page}»`);
    return { from, to: pathIn(target, code) };
  });
}
