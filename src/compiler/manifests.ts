import type {
  Page as PageSource,
  Redirects as RedirectsSource,
  Settings as SettingsSource,
} from '../../generated/source-types';
import type { Consent, Section, Settings } from '../../generated/types';
import { defaultLanguage, type Language, type Languages } from '../shared/language';
import type { PageManifest, Shell } from '../shared/manifest';
import { pathIn } from '../shared/paths';
import type { PageInstance } from './addresses';
import { consentTerms, consentTexts } from './consent';
import { type FormTexts, formTexts } from './form-texts';
import { pageExceptions } from './page-exceptions';
import { drawingsIn } from './resolve/drawing';
import { resolveMedia } from './resolve/media';
import { isForLanguage, type ResolveContext, resolve, resolveSection, singletonSchema } from './resolve/resolve';
import { resolveText } from './resolve/text';
import { collection, type Site, singleton } from './site';
import { shellTheme } from './theme/theme';

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

/** A page that cannot be resolved although no rule finds fault with it. */
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

/** Resolves every page in every language. Expects a site without errors. */
export function buildManifests(site: Site, today: string, formService?: string): Manifests {
  const settings = requireSettings(site);
  const { languages } = site.contract;
  const contexts = languages.map(({ code, locale }) => ({
    site,
    language: code,
    locale,
    today,
    formService,
    entry: undefined,
  }));
  const shells = contexts.map((context) => [context.language, shell(context)] as const);
  return {
    url: settings.url,
    languages,
    shells: Object.fromEntries(shells) as Record<Language, Shell>,
    pages: site.pages.all.flatMap((page) =>
      contexts.map((context) => placePage(page, { ...context, entry: page.entry }, settings)),
    ),
    redirects: redirects(site),
    formTexts: Object.fromEntries(
      contexts.map((context) => [context.language, formTexts(context)]),
    ) as Manifests['formTexts'],
    consentTexts: Object.fromEntries(
      contexts.map((context) => [context.language, consentTexts(context)]),
    ) as Manifests['consentTexts'],
  };
}

function requireSettings(site: Site): SettingsSource {
  const settings = singleton<SettingsSource>(site, 'settings');
  if (settings === undefined) throw new Error('site/settings.yaml is missing');
  return settings;
}

function shell(context: ResolveContext): Shell {
  return {
    language: context.language,
    home: homePath(context),
    builtOn: context.today,
    settings: resolveSingleton<Settings>('settings', context),
    navigation: resolveSingleton<Shell['navigation']>('navigation', context),
    messages: resolveSingleton<Shell['messages']>('messages', context),
    theme: shellTheme(context.site),
    exceptions: pageExceptions(context),
    ...consentTerms(context.site),
  };
}

function homePath({ site, language }: ResolveContext): string {
  const home = site.pages.all.find(({ page }) => page.value.role === 'home');
  return home === undefined ? '/' : pathIn(home, language);
}

function resolveSingleton<T>(kind: string, context: ResolveContext): T {
  return resolve(singleton(context.site, kind), singletonSchema(context.site.contract, kind), context) as T;
}

function placePage(page: PageInstance, context: ResolveContext, settings: SettingsSource): PlacedPage {
  const manifest = resolvedPage(page, context, settings);
  const others =
    context.language === defaultLanguage(context.site.contract.languages).code ? [page.sharedPath, ...page.also] : [];
  return {
    manifest,
    addresses: [...new Set([manifest.path, ...others.filter((path) => path !== undefined)])],
    readingDelayMs: readingDelayMs(manifest, context.site, settings),
  };
}

/** As long as the slowest of what the page reads. */
function readingDelayMs({ sections }: PageManifest, { contract }: Site, { blog }: SettingsSource): number {
  const reads = sections.flatMap(({ type }) => contract.sections.get(type)?.['x-reads'] ?? []);
  return Math.max(0, ...reads.map((read) => blog?.simulatedDelayMs[read] ?? 0));
}

function resolvedPage(page: PageInstance, context: ResolveContext, settings: SettingsSource): PageManifest {
  try {
    return pageManifest(page, context, settings);
  } catch (error) {
    throw new UnresolvedPage(page.page.source.path, error);
  }
}

function pageManifest(page: PageInstance, context: ResolveContext, settings: SettingsSource): PageManifest {
  const { language } = context;
  const source = page.page.value as unknown as PageSource;
  const path = pathIn(page, language);
  const resolved = sections(page, context);
  return {
    id: page.id,
    language,
    ...(source.role && { role: source.role }),
    path,
    alternates: page.alternates,
    ...(page.sharedPath !== undefined && { sharedPath: page.sharedPath }),
    canonical: settings.url + (path === '/' ? '/' : path),
    metadata: metadata(source, context, settings),
    ...(source.conversion === true && { conversion: true }),
    drawings: drawingsIn(resolved, context.site.files),
    sections: resolved,
  };
}

function metadata(source: PageSource, context: ResolveContext, settings: SettingsSource): PageManifest['metadata'] {
  return {
    title: resolveText(source.title, context) + resolveText(settings.titleSuffix, context),
    description: resolveText(source.description, context),
    ...(source.keywords && { keywords: resolveText(source.keywords, context) }),
    ...(source.share?.title && { shareTitle: resolveText(source.share.title, context) }),
    ...(source.share?.image && { shareImage: resolveMedia(source.share.image, context) }),
    type: source.kind ?? 'website',
    noindex: source.noindex ?? false,
  };
}

function sections({ page }: PageInstance, context: ResolveContext): Section[] {
  const list = page.value.sections as Record<string, unknown>[];
  return list.flatMap((written, index) => {
    const block = collection(context.site, 'blocks').get(String(written.block));
    const place = block ?? { source: page.source, pointer: ['sections', index], value: written };
    if (!isForLanguage(place.value, context.language)) return [];
    return resolveSection(
      place.source,
      place.pointer,
      place.value,
      `section-${index + 1}`,
      context,
    ) as unknown as Section;
  });
}

function redirects(site: Site): Redirect[] {
  const { code } = defaultLanguage(site.contract.languages);
  const list = singleton<RedirectsSource>(site, 'redirects')?.redirects ?? [];
  return list.map(({ from, page }) => {
    const target = site.pages.byId.get(page);
    if (target === undefined) throw new Error(`redirects: no page «${page}»`);
    return { from, to: pathIn(target, code) };
  });
}
