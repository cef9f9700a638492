import { indexSite } from '../../compiler/index-site';
import { declaredLanguages } from '../../compiler/languages';
import { load } from '../../compiler/load';
import { buildManifests, shellOf } from '../../compiler/manifests';
import { missingMessages } from '../../compiler/messages/message-uses';
import { messageToBegin } from '../../compiler/messages/usual-message';
import type { Contract } from '../../compiler/schema/contract';
import { type Site, singleton } from '../../compiler/site';
import type { Source } from '../../compiler/source';
import { buildTheme, themeStyle } from '../../compiler/theme/theme';
import { validate } from '../../compiler/validate';
import { textGap } from '../../compiler/values/gaps';
import { valueAt } from '../../compiler/values/value-at';
import type { RenderPage } from '../../entry-server';
import { directionOf } from '../../shared/direction';
import { languageNamed } from '../../shared/language';
import type { ContentPlace } from '../place';
import { consentSettings } from './consent-settings';
import { withGapsShown } from './gaps-shown';
import { withAddresses, withTextsToCome } from './languages-to-come';
import { marksIn, withoutMarks } from './marks';
import type { Rendering, View } from './site-compiler';
import { optionsOf, type WorkingSite } from './working-site';

/**
 * A page, also while something is wrong elsewhere, or with what it does not need to be drawn. Only this page is made, and
 * no rule is applied: it is what has to be seen while somebody types.
 */
export function rendering(work: WorkingSite, view: View, render: RenderPage): Rendering | undefined {
  const contract = work.contract.inLanguages(declaredLanguages(work.files));
  const { asWritten, sound } = drawableSources(work, contract);
  return (
    renderingOf(work, contract, asWritten, view, render) ??
    (sound === asWritten ? undefined : renderingOf(work, contract, sound, view, render))
  );
}

/** Nothing where something is missing because of which the page cannot be drawn. */
function renderingOf(
  work: WorkingSite,
  contract: Contract,
  sources: readonly Source[],
  view: View,
  render: RenderPage,
): Rendering | undefined {
  const { files, marks } = work;
  const isShown = showsOn(view.page, sources);
  const plain = sources.map((source) => (isShown(source) ? withTextsToCome(source, contract) : source));
  const marked = plain.map((source) => (isShown(source) ? marks.mark(source, contract) : source));
  try {
    const [shown, withMarks] = [plain, marked].map((each) =>
      // What is missing shows as a failure.
      drawnPage(work, withMessages(leadingHome(indexSite(contract, files, each) as Site)), view, render),
    );
    if (shown === undefined || withMarks === undefined) return undefined;
    const { markup } = withMarks;
    return {
      ...shown,
      view,
      markup,
      // A component may do something else with texts that are the same than with texts that are not.
      ...(withoutMarks(markup) !== shown.markup && { published: shown.markup }),
      origins: [...marksIn(markup)].flatMap((id) => {
        const place = marks.placeOf(id);
        return place === undefined ? [] : [[id, place] as const];
      }),
    };
  } catch {
    return undefined;
  }
}

/** Whether a page may show what a file says: of other pages only those that it may be below, by what they are called. */
function showsOn(page: string, sources: readonly Source[]): (source: Source) => boolean {
  const parents = new Set(sources.map(({ data }) => valueAt(data, ['parent'])));
  return ({ kind, id, data }) =>
    kind.collection !== 'pages' ||
    id === page ||
    page.startsWith(`${id}:`) ||
    parents.has(id) ||
    valueAt(data, ['role']) === 'home';
}

/** Has links to missing pages lead home, so that what contains them can be drawn; they are reported as problems anyway. */
function leadingHome(site: Site): Site {
  const { byId, byEntry, all } = site.pages;
  const home = all.find(({ page }) => page.value.role === 'home') ?? all[0];
  if (home === undefined) return site;
  return { ...site, pages: { all, byId: withFallback(byId, home), byEntry: withFallback(byEntry, home) } };
}

/** A message that is not written yet is shown as it will be proposed. */
function withMessages(site: Site): Site {
  const { contract, singletons } = site;
  const proposed = missingMessages(site).map(([key]) => [key, messageToBegin(contract, key, textGap)]);
  const messages = { ...singleton(site, 'messages'), ...Object.fromEntries(proposed) };
  return { ...site, singletons: new Map([...singletons, ['messages', messages]]) };
}

function withFallback<Value>(known: ReadonlyMap<string, Value>, fallback: Value): ReadonlyMap<string, Value> {
  const found = new Map(known);
  found.get = (key) => known.get(key) ?? fallback;
  return found;
}

/**
 * What the files say; of one that cannot be read now, what it said when it could be. And the same with what each file said
 * when it was as its schema asks, without those that never were.
 */
function drawableSources({ files, memory, readable, sound, day }: WorkingSite, contract: Contract) {
  const loaded = load(files, contract, memory.files).sources;
  const { sources, malformed } = validate(loaded, contract, memory.validated);
  for (const [index, source] of sources.entries()) {
    const shown = withGapsShown(source, loaded[index] ?? source, contract, day);
    readable.set(source.path, withAddresses(shown, contract));
    if (!malformed.has(source.path)) sound.set(source.path, source);
  }
  for (const known of [readable, sound]) for (const path of known.keys()) if (!files.has(path)) known.delete(path);
  const asWritten = inOrder(readable);
  return { asWritten, sound: malformed.size === 0 ? asWritten : inOrder(sound) };
}

function inOrder(sources: ReadonlyMap<string, Source>): Source[] {
  return [...sources.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function drawnPage(
  work: WorkingSite,
  site: Site,
  view: View,
  render: RenderPage,
): Omit<Rendering, 'view' | 'origins'> | undefined {
  const manifests = buildManifests(site, optionsOf(work));
  const placed = manifests.pages.find(({ id, language }) => id === view.page && language === view.language);
  if (placed === undefined) return undefined;
  const { manifest, language } = placed;
  const failures: string[] = [];
  const shell = shellOf(manifests, language);
  const { markup } = render(manifest, shell, manifests.url, ({ id }, error) =>
    failures.push(`${id}: ${String(error)}`),
  );
  return {
    markup: markup + consentSettings(manifests.consentTexts[language], shell),
    failures,
    lang: language,
    dir: directionOf(languageNamed(language, manifests.languages).locale) ?? '',
    title: manifest.metadata.title,
    theme: themeStyle(buildTheme(site), (path) => `/${path}`),
    sections: manifest.sections.map(({ id, type, source }) => ({ id, type, place: placeOfSection(source) })),
  };
}

/** `pages/home.yaml#/sections/0`. */
function placeOfSection(source: string): ContentPlace {
  const [file = '', pointer = ''] = source.split('#');
  const keys = pointer.split('/').slice(1);
  return { file, pointer: keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key)) };
}
