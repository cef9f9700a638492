import type {
  Page as PageSource,
  Redirects as RedirectsSource,
  Settings as SettingsSource,
} from '../../generated/source-types';
import type { Consent, Frame, PageManifest, Section, Settings } from '../../generated/types';
import { type Language, languages } from '../shared/language';
import type { PageInstance } from './addresses';
import { consentTerms, consentTexts } from './consent';
import { type FormTexts, formTexts } from './form-texts';
import { pageExceptions } from './page-exceptions';
import { resolvePicture } from './resolve/picture';
import { isForLanguage, type ResolveContext, resolve, resolveSection, singletonSchema } from './resolve/resolve';
import { resolveText } from './resolve/text';
import { collection, type Site, singleton } from './site';
import { frameTheme } from './theme/theme';

export type SimulatedDelayMs = NonNullable<SettingsSource['blog']>['simulatedDelayMs'];

/** One address that shows a page in one language. */
export interface PlacedPage {
  readonly manifest: PageManifest;
  /** Every address at which this language of the page is prerendered, its own first. */
  readonly addresses: readonly string[];
}

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** The whole site, ready to be rendered. */
export interface Manifests {
  readonly url: string;
  readonly defaultLanguage: Language;
  readonly frames: Readonly<Record<Language, Frame>>;
  readonly pages: readonly PlacedPage[];
  readonly redirects: readonly Redirect[];
  /** How long the live preview takes to read what the blog shows, in milliseconds (decision T8). */
  readonly simulatedDelayMs: SimulatedDelayMs | undefined;
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

/** Resolves every page in every language. Expects a site without errors. */
export function buildManifests(site: Site, today: string, formService?: string): Manifests {
  const settings = requireSettings(site);
  const contexts = languages.map((language) => ({ site, language, today, formService, entry: undefined }));
  const frames = contexts.map((context) => [context.language, frame(context)] as const);
  return {
    url: settings.url,
    defaultLanguage: settings.defaultLanguage,
    frames: Object.fromEntries(frames) as Record<Language, Frame>,
    pages: site.pages.all.flatMap((page) =>
      contexts.map((context) => placePage(page, { ...context, entry: page.entry }, settings)),
    ),
    redirects: redirects(site, settings.defaultLanguage),
    simulatedDelayMs: settings.blog?.simulatedDelayMs,
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

function frame(context: ResolveContext): Frame {
  return {
    language: context.language,
    builtOn: context.today,
    settings: resolveSingleton<Settings>('settings', context),
    navigation: resolveSingleton<Frame['navigation']>('navigation', context),
    messages: resolveSingleton<Frame['messages']>('messages', context),
    theme: frameTheme(context.site),
    exceptions: pageExceptions(context),
    ...consentTerms(context.site),
  };
}

function resolveSingleton<T>(kind: string, context: ResolveContext): T {
  return resolve(singleton(context.site, kind), singletonSchema(context.site.contract, kind), context) as T;
}

function placePage(page: PageInstance, context: ResolveContext, settings: SettingsSource): PlacedPage {
  const manifest = resolvedPage(page, context, settings);
  const others = context.language === settings.defaultLanguage ? [page.sharedPath, ...page.also] : [];
  return { manifest, addresses: [...new Set([manifest.path, ...others.filter((path) => path !== undefined)])] };
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
  const path = page.paths[language];
  return {
    id: page.id,
    language,
    path,
    alternates: page.paths,
    ...(page.sharedPath !== undefined && { sharedPath: page.sharedPath }),
    canonical: settings.url + (path === '/' ? '/' : path),
    metadata: metadata(source, context, settings),
    ...(source.conversion === true && { conversion: true }),
    sections: sections(page, context),
  };
}

function metadata(source: PageSource, context: ResolveContext, settings: SettingsSource): PageManifest['metadata'] {
  return {
    title: resolveText(source.title, context) + resolveText(settings.titleSuffix, context),
    description: resolveText(source.description, context),
    ...(source.keywords && { keywords: resolveText(source.keywords, context) }),
    ...(source.share?.title && { shareTitle: resolveText(source.share.title, context) }),
    ...(source.share?.image && { shareImage: resolvePicture(source.share.image, context) }),
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

function redirects(site: Site, language: Language): Redirect[] {
  const list = singleton<RedirectsSource>(site, 'redirects')?.redirects ?? [];
  return list.map(({ from, page }) => {
    const target = site.pages.byId.get(page);
    if (target === undefined) throw new Error(`redirects: no page «${page}»`);
    return { from, to: target.sharedPath ?? target.paths[language] };
  });
}
