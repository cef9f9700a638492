import { type ContentKind, contentKinds } from '../../authoring/content-kinds';
import { isRefusal, newContent } from '../../authoring/new-content';
import { amended } from '../../authoring/refusal';
import { type Slot, slotsOf } from '../../authoring/slots';
import { describeRefusal } from '../../authoring/words';
import { type CompileResult, compile, compileInSteps, draftSite } from '../../compiler/compile';
import { type Contract, readContract } from '../../compiler/contract';
import { declaredLanguages } from '../../compiler/languages';
import { leadElsewhere } from '../../compiler/lead-elsewhere';
import { load, type SiteFiles, type Source } from '../../compiler/load';
import { buildManifests, shellOf } from '../../compiler/manifests';
import { createMemory, type Memory } from '../../compiler/memory';
import type { Problem } from '../../compiler/problems/problem';
import { renameUses } from '../../compiler/rename-uses';
import { kindOfFile } from '../../compiler/schema/kind';
import { collection, type DraftSite, indexSite, type Site } from '../../compiler/site';
import { buildTheme, themeStyle } from '../../compiler/theme/theme';
import { confirmTranslation, RECORD, recordOf } from '../../compiler/translations/record';
import { validate } from '../../compiler/validate';
import { describeProblem } from '../../diagnostics/describe';
import type { MessageLanguage } from '../../diagnostics/languages';
import { createRenderer, type RenderPage } from '../../entry-server';
import { shownOn } from '../../overview/shown-on';
import { siteOverview } from '../../overview/site-overview';
import { titleOf } from '../../overview/written';
import { isoDay } from '../../shared/dates';
import { directionOf } from '../../shared/direction';
import { inSlices } from '../../shared/in-slices';
import { languageNamed } from '../../shared/language';
import type { FileState, OpenedSite } from '../backend/backend';
import { titleLanguage } from '../content/thing';
import { type ContentPlace, isSamePlace } from '../place';
import { type Change, type ComparedSites, compareSites } from '../session/changes';
import { proposedMessage } from '../session/proposed-message';
import { tellChanges } from '../session/tell-changes';
import { EXAMPLE_PAGE, withSectionExample } from './example-site';
import { marksIn, withoutMarks } from './marks';
import { createOriginMarks, type OriginMarks } from './origin-marks';
import { type ResolvedPages, rememberResolvedPages } from './resolved-pages';
import type { Compilation, Rendering, SiteCompiler, StudioPage, StudioProblem, View } from './site-compiler';

/** What the compiler works on: the site as it is now. */
interface Work {
  readonly contract: Contract;
  readonly formService: string | undefined;
  readonly memory: Memory;
  readonly resolved: ResolvedPages;
  readonly marks: OriginMarks;
  /** What each file said when it could be read last, by path. */
  readonly readable: Map<string, Source>;
  /** The same for when it was as its schema asks. */
  readonly sound: Map<string, Source>;
  files: SiteFiles;
  revision: number;
  day: string;
  language: MessageLanguage;
  latest: { readonly revision: number; readonly result: CompileResult } | undefined;
}

/** The compiler and the renderer as the Studio asks them. */
export function createSiteCompiler(): SiteCompiler {
  let opened: Work | undefined;
  let renderer: Promise<RenderPage> | undefined;

  function work(): Work {
    if (opened === undefined) throw new Error('The site has not been opened');
    return opened;
  }

  return {
    open: async (site, language) => {
      opened = startWork(site, language);
    },
    change: async (changed) => {
      const { files } = work();
      Object.assign(work(), { files: withChanges(files, changed), revision: work().revision + 1 });
    },
    set: async (options) => {
      Object.assign(work(), options, { revision: work().revision + 1 });
    },
    compile: async () => ((await compileMeanwhile(work())) ? compilation(work()) : undefined),
    render: async (view) => {
      renderer ??= createRenderer();
      return rendering(work(), view, await renderer);
    },
    review: async (before) => {
      const { files, contract, language } = work();
      const compared = compareSites(withChanges(files, before), files, contract);
      const told = tellChanges(compared, language);
      return { told, message: proposedMessage(told, language), pages: pagesOf(compared, work().day) };
    },
    renderBefore: async (view, files) => {
      renderer ??= createRenderer();
      return rendering(withFiles(work(), withChanges(work().files, files)), view, await renderer);
    },
    renderExample: async (type, language) => {
      renderer ??= createRenderer();
      const { languages } = compiled(work()).site.contract;
      const files = await withSectionExample(work().files, type, languages);
      return files && rendering(withFiles(work(), files), { page: EXAMPLE_PAGE, language }, await renderer);
    },
    slots: async (name) => {
      const site = siteOf(work());
      const kind = kindNamed(site, name);
      return slotsOf(site, kind).map((slot) => ({
        ...slot,
        valid: validNames(site, kind, slot),
        isInAddress: slot.is === 'name' && templateOf(site, kind) !== undefined,
      }));
    },
    shownOn: async (place) => shownOn(siteOf(work()), place, work().day),
    whereWritten: async (text, language) => {
      const result = compiled(work());
      return result.ok ? result.whereWritten(text, language).map(({ file, pointer }) => ({ file, pointer })) : [];
    },
    leadElsewhere: async (page, target) => leadElsewhere(siteOf(work()), page, target),
    renameUses: async (kind, name, next) => renameUses(siteOf(work()), kind, name, next),
    confirmTranslation: async (translation) => recordWith(work(), translation),
    overview: async () => {
      const { site, problems } = compiled(work());
      return siteOverview(site, problems, work().day);
    },
    newContent: async (name, words) => {
      const site = siteOf(work());
      const { language } = work();
      const kind = kindNamed(site, name);
      const made = newContent(site, kind, words, language);
      if (!isRefusal(made)) {
        const { edits, file, pointer } = made;
        return { edits, place: { file, pointer }, page: pageOfNew(site, kind, file) };
      }
      const proposal = amended(slotsOf(site, kind), words, made);
      return { refusal: describeRefusal(made, language), ...(proposal && { proposal }) };
    },
  };
}

/** The pages on which something was or is shown that has changed, or which have come or gone. */
function pagesOf({ changes, before, after }: ComparedSites, day: string): string[] {
  const found = changes.flatMap((change) => {
    const [was, now] = placesOf(change);
    return [...(was ? shownOn(before, was, day) : []), ...(now ? shownOn(after, now, day) : [])];
  });
  return [...new Set(found)];
}

/** Where something was that has changed, and where it is now. */
function placesOf(change: Change): readonly [ContentPlace | undefined, ContentPlace | undefined] {
  if (!('file' in change)) return ['was' in change ? change.was : undefined, 'now' in change ? change.now : undefined];
  const file = { file: change.file, pointer: [] };
  return [file, 'to' in change ? { file: change.to, pointer: [] } : file];
}

function kindNamed(site: DraftSite, name: string): ContentKind {
  const kind = contentKinds(site.contract).find((each) => each.name === name);
  if (kind === undefined) throw new Error(`There is no kind of content «${name}»`);
  return kind;
}

/** The page on which something new is shown by itself: it is one, or a template shows each of its kind. */
function pageOfNew(site: DraftSite, kind: ContentKind, file: string): string | undefined {
  const id = kindOfFile(site.contract, file)?.id;
  if (kind.is !== 'file' || id === undefined) return undefined;
  if (kind.file.collection === 'pages') return id;
  const template = templateOf(site, kind);
  return template && `${template}:${id}`;
}

/** The page that shows each of a kind by itself. */
function templateOf(site: DraftSite, { file, is }: ContentKind): string | undefined {
  if (is !== 'file') return undefined;
  return [...collection(site, 'pages').values()].find(({ value }) => value.each === file.collection)?.id;
}

/** What can be chosen where something new names something that there is. */
function validNames(site: DraftSite, { file }: ContentKind, { is }: Slot): readonly string[] {
  if (is === 'holder') return [...collection(site, file.collection ?? '').keys()];
  if (is !== 'page') return [];
  return [...collection(site, 'pages')].flatMap(([id, { value }]) => (value.each === undefined ? id : []));
}

/** The same for other files. */
function withFiles(work: Work, files: SiteFiles): Work {
  return { ...work, files, memory: createMemory(), readable: new Map(), sound: new Map(), latest: undefined };
}

function startWork({ files, schemas, icons, styles, day, formService }: OpenedSite, language: MessageLanguage): Work {
  const resolved = rememberResolvedPages();
  return {
    contract: readContract(schemas, icons, styles),
    memory: createMemory({ isResolved: resolved.isResolved }),
    marks: createOriginMarks(),
    readable: new Map(),
    sound: new Map(),
    ...{ resolved, formService, files, language },
    revision: 0,
    day: day ?? isoDay(new Date()),
    latest: undefined,
  };
}

function withChanges(files: SiteFiles, changed: readonly FileState[]): SiteFiles {
  const now = new Map(files);
  for (const { path, content } of changed) {
    if (content === undefined) now.delete(path);
    else now.set(path, content);
  }
  return new Map([...now].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** For how long at most a page that is to be drawn waits for the rules. */
const SLICE_MS = 30;

/** Compiles, and lets through what else is asked meanwhile; whether to the end, or the files have changed since. */
async function compileMeanwhile(work: Work): Promise<boolean> {
  const { revision, files, contract, memory } = work;
  if (work.latest?.revision === revision) return true;
  const steps = compileInSteps(files, contract, { ...optionsOf(work), memory });
  const result = await inSlices(steps, {
    ms: SLICE_MS,
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    isOutdated: () => work.revision !== revision,
  });
  if (result !== undefined) keepLatest(work, result);
  return result !== undefined;
}

/** What the content says, for those who need not know what is wrong with it: no rule is asked. */
function siteOf({ latest, revision, files, contract, memory }: Work): DraftSite {
  return latest?.revision === revision ? latest.result.site : draftSite(files, contract, memory);
}

/** The site as it is now, compiled when it is first asked for. */
function compiled(work: Work): CompileResult {
  const { latest, revision, files, contract, memory } = work;
  if (latest?.revision === revision) return latest.result;
  return keepLatest(work, compile(files, contract, { ...optionsOf(work), memory }));
}

function keepLatest(work: Work, result: CompileResult): CompileResult {
  if (result.ok) work.resolved.learn(result.manifests.pages);
  work.latest = { revision: work.revision, result };
  return result;
}

function optionsOf({ day, formService }: Work) {
  return { today: day, ...(formService !== undefined && { formService }) };
}

function compilation(work: Work): Compilation {
  const { site, problems, names } = compiled(work);
  return {
    revision: work.revision,
    languages: site.contract.languages,
    problems: problems.map((problem) => inWords(problem, work)),
    names: names(titleLanguage(site.contract, work.language)),
    pages: studioPages(site),
  };
}

function inWords(problem: Problem, { files, language }: Work): StudioProblem {
  const { code, severity, fix, location, others = [] } = problem;
  // Of a file that is not there, somebody goes to where it is looked for.
  const { file, pointer, line, column, length } = files.has(location.file) ? location : (others[0] ?? location);
  const { message, hint } = describeProblem(problem, language);
  return { code, severity, place: { file, pointer }, line, column, length, message, hint, fix };
}

function studioPages(site: DraftSite): StudioPage[] {
  const { languages } = site.contract;
  return site.pages.all.map(({ id, page, entry, alternates }) => {
    const named = entry ?? page;
    const titleIn = (code: string) => titleOf(named.value, site, code, entry);
    const written = languages.flatMap(({ code }) => titleIn(code) ?? [])[0] ?? id;
    return {
      id,
      file: named.source.path,
      ...(entry !== undefined && { template: page.id }),
      title: Object.fromEntries(languages.map(({ code }) => [code, titleIn(code) ?? written])),
      paths: alternates,
    };
  });
}

/**
 * A page, also while something is wrong elsewhere, or with what it does not need to be drawn. Only this page is made, and
 * no rule is asked: it is what has to be seen while somebody types.
 */
function rendering(work: Work, view: View, render: RenderPage): Rendering | undefined {
  const contract = work.contract.inLanguages(declaredLanguages(work.files));
  const { asWritten, sound } = drawableSources(work, contract);
  return (
    renderingOf(work, contract, asWritten, view, render) ??
    (sound === asWritten ? undefined : renderingOf(work, contract, sound, view, render))
  );
}

/** Nothing where something is missing because of which the page cannot be drawn. */
function renderingOf(
  work: Work,
  contract: Contract,
  sources: readonly Source[],
  view: View,
  render: RenderPage,
): Rendering | undefined {
  const { files, marks } = work;
  const marked = sources.map((source) => marks.mark(source, contract));
  try {
    const [shown, withMarks] = [sources, marked].map((each) =>
      // What is missing shows as a failure.
      drawnPage(work, leadingHome(indexSite(contract, files, each) as Site), view, render),
    );
    if (shown === undefined || withMarks === undefined) return undefined;
    const { markup } = withMarks;
    return {
      ...{ ...shown, view, markup },
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

/** Links to pages that are not there lead home: that they are wrong is told, and what has them can be seen. */
function leadingHome(site: Site): Site {
  const { byId, byEntry, all } = site.pages;
  const home = all.find(({ page }) => page.value.role === 'home') ?? all[0];
  if (home === undefined) return site;
  return { ...site, pages: { all, byId: withFallback(byId, home), byEntry: withFallback(byEntry, home) } };
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
function drawableSources({ files, memory, readable, sound }: Work, contract: Contract) {
  const { sources, malformed } = validate(load(files, contract, memory).sources, contract, memory);
  for (const source of sources) {
    readable.set(source.path, source);
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
  work: Work,
  site: Site,
  view: View,
  render: RenderPage,
): Omit<Rendering, 'view' | 'origins'> | undefined {
  const manifests = buildManifests(site, optionsOf(work));
  const placed = manifests.pages.find(({ id, language }) => id === view.page && language === view.language);
  if (placed === undefined) return undefined;
  const { manifest, language } = placed;
  const failures: string[] = [];
  const { markup } = render(manifest, shellOf(manifests, language), manifests.url, ({ id }, error) =>
    failures.push(`${id}: ${String(error)}`),
  );
  return {
    ...{ markup, failures },
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

/** Also with mistakes elsewhere: nothing that cannot be read now is forgotten. */
function recordWith(work: Work, translation: ContentPlace): FileState | undefined {
  const record = recordOf(work.files);
  if (record === undefined) return undefined;
  const text = confirmTranslation(siteOf(work), record, ({ source, pointer }) =>
    isSamePlace({ file: source.path, pointer }, translation),
  );
  return { path: RECORD, content: new TextEncoder().encode(text) };
}
