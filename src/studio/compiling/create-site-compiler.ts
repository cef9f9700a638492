import { type ContentKind, contentKinds } from '../../authoring/content-kinds';
import { isRefusal, newContent } from '../../authoring/new-content';
import { amended, type Refusal } from '../../authoring/refusal';
import { type Slot, slotsOf } from '../../authoring/slots';
import { describeRefusal } from '../../authoring/words';
import { followSection } from '../../compiler/links/follow-section';
import { leadElsewhere } from '../../compiler/links/lead-elsewhere';
import { renameEntry } from '../../compiler/links/rename-entry';
import { removeUses, renameUses } from '../../compiler/names/rename-uses';
import { titleOfItems } from '../../compiler/names/title-of-items';
import { kindOfFile } from '../../compiler/schema/kind';
import { collection, type DraftSite } from '../../compiler/site';
import { confirmTranslation, RECORD, recordOf } from '../../compiler/translations/record';
import type { MessageLanguage } from '../../diagnostics/languages';
import { createRenderer, type RenderPage } from '../../entry-server';
import { listsFor } from '../../overview/lists-for';
import { shownOn, shownOnEach } from '../../overview/shown-on';
import { siteOverview } from '../../overview/site-overview';
import { titleOf } from '../../overview/written';
import type { FileState } from '../backend/backend';
import { titleLanguage } from '../content/thing';
import { type ContentPlace, isSamePlace } from '../place';
import { type Change, type ComparedSites, compareSites } from '../session/changes';
import { withFiles } from '../session/content';
import { describeChanges, titleOfFile } from '../session/describe-changes';
import { proposedMessage } from '../session/proposed-message';
import { stillSaid } from '../session/still-said';
import { compilation, studioPages } from './compilation';
import { EXAMPLE_PAGE, withSectionExample } from './example-site';
import { rendering } from './rendering';
import type { NamedChoice, SiteCompiler, StudioPage } from './site-compiler';
import {
  compiled,
  compileInBackground,
  openWorkingSite,
  siteOf,
  type WorkingSite,
  withOtherFiles,
} from './working-site';

/** The compiler and the renderer behind the interface of the Studio. */
export function createSiteCompiler(): SiteCompiler {
  let opened: WorkingSite | undefined;
  let renderer: Promise<RenderPage> | undefined;

  function work(): WorkingSite {
    if (opened === undefined) throw new Error('The site has not been opened');
    return opened;
  }

  return {
    open: async (site, language) => {
      opened = openWorkingSite(site, language);
    },
    change: async (changed) => {
      const { files } = work();
      Object.assign(work(), { files: withFiles(files, changed), revision: work().revision + 1 });
    },
    set: async (options) => {
      Object.assign(work(), options, { revision: work().revision + 1 });
    },
    compile: async () => ((await compileInBackground(work())) ? compilation(work()) : undefined),
    render: async (view) => {
      renderer ??= createRenderer();
      return rendering(work(), view, await renderer);
    },
    review: async (before) => {
      const { files, contract, memory, language } = work();
      const compared = compareSites(withFiles(files, before), files, contract, memory);
      const changes = describeChanges(compared, language);
      return {
        changes,
        message: proposedMessage(changes, language),
        pages: pagesOf(compared, work().day),
        stillSaid: stillSaid(compared),
      };
    },
    renderBefore: async (view, files) => {
      renderer ??= createRenderer();
      return rendering(withOtherFiles(work(), withFiles(work().files, files)), view, await renderer);
    },
    renderExample: async (type, language) => {
      renderer ??= createRenderer();
      const { languages } = siteOf(work()).contract;
      const files = await withSectionExample(work().files, type, languages);
      return files && rendering(withOtherFiles(work(), files), { page: EXAMPLE_PAGE, language }, await renderer);
    },
    slots: async (name) => {
      const site = siteOf(work());
      const kind = kindNamed(site, name);
      return slotsOf(site, kind).map((slot) => ({
        ...slot,
        valid: validNames(work(), site, kind, slot),
        isInAddress: slot.is === 'name' && templateOf(site, kind) !== undefined,
      }));
    },
    shownOn: async (place) => shownOn(siteOf(work()), place, work().day),
    shownOnEach: async (places) => shownOnEach(siteOf(work()), places, work().day),
    listsFor: async (place) => listsFor(siteOf(work()), place),
    whereWritten: async (text, language) => {
      const result = compiled(work());
      return result.ok ? result.whereWritten(text, language).map(({ file, pointer }) => ({ file, pointer })) : [];
    },
    leadElsewhere: async (page, target) => leadElsewhere(siteOf(work()), page, target),
    followSection: async (section, page) => followSection(siteOf(work()), section, page),
    removeUses: async (kind, name) => removeUses(siteOf(work()), kind, name),
    renameUses: async (kind, name, next) => renameUses(siteOf(work()), kind, name, next),
    renameEntry: async (page, next) => renameEntry(siteOf(work()), page, next),
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
      const proposal = amended(site, kind, words, made);
      return { refusal: describeRefusal(withTitle(made, site, language), language), ...(proposal && { proposal }) };
    },
  };
}

/** A refusal that names a file by what that is called: whoever works in the Studio need not know of files. */
function withTitle(refusal: Refusal, site: DraftSite, language: MessageLanguage): Refusal {
  if (refusal.why !== 'taken') return refusal;
  return { ...refusal, by: titleOfFile(refusal.by.replace(/^site\//, ''), site, language) };
}

/** The pages on which something was or is shown that has changed, or which have come or gone. */
function pagesOf({ changes, before, after }: ComparedSites, day: string): StudioPage[] {
  const places = changes.map(placesOf);
  const was = shownOnEach(
    before,
    places.flatMap(([place]) => place ?? []),
    day,
  );
  const now = shownOnEach(
    after,
    places.flatMap(([, place]) => place ?? []),
    day,
  );
  const ids = new Set([...was, ...now].flat());
  const pages = new Map([...studioPages(before), ...studioPages(after)].map((page) => [page.id, page]));
  return [...ids].flatMap((id) => pages.get(id) ?? []);
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
function validNames(
  { language, day }: WorkingSite,
  site: DraftSite,
  { file }: ContentKind,
  { is }: Slot,
): readonly NamedChoice[] {
  const shownIn = titleLanguage(site.contract, language);
  const titled = (id: string, value: unknown) => titleOf(value, site, shownIn) ?? id;
  const pages = collection(site, 'pages');
  if (is === 'page') {
    return [...pages].flatMap(([id, { value }]) => (value.each === undefined ? { id, title: titled(id, value) } : []));
  }
  if (is !== 'holder') return [];
  const pageTitle = (id: string) => titled(id, pages.get(id)?.value);
  return [...collection(site, file.collection ?? '')].map(([id, { value, source, pointer }]) => {
    const title = titleOf(value, site, shownIn);
    if (title !== undefined) return { id, title };
    // What nobody has given a title is known by where it is seen.
    const places = shownOn(site, { file: source.path, pointer }, day).map(pageTitle).slice(0, NAMED_PAGES);
    const called = titleOfItems(value, (item) => titleOf(item, site, shownIn)) ?? id;
    return { id, title: [called, ...places].join(' · ') };
  });
}

/** Of the pages on which something is seen, as many are named as can be read in a line. */
const NAMED_PAGES = 2;

/** Also with mistakes elsewhere: nothing that cannot be read now is forgotten. */
function recordWith(work: WorkingSite, translation: ContentPlace): FileState | undefined {
  const record = recordOf(work.files);
  if (record === undefined) return undefined;
  const text = confirmTranslation(siteOf(work), record, ({ source, pointer }) =>
    isSamePlace({ file: source.path, pointer }, translation),
  );
  return { path: RECORD, content: new TextEncoder().encode(text) };
}
