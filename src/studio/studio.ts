import { type Contract, readContract } from '../compiler/contract';
import { declaredLanguages } from '../compiler/languages';
import type { Edit } from '../compiler/problems/fix';
import { kindOfFile } from '../compiler/schema/kind';
import type { MessageLanguage } from '../diagnostics/languages';
import { EditRefused } from '../editing/operation';
import { createStore, type Store } from '../features/store';
import { isoDay } from '../shared/dates';
import { type Backend, BackendFailure, type FailureReason, type FileState, type OpenedSite } from './backend/backend';
import { createRefresher } from './compiling/refresher';
import type { SiteCompiler } from './compiling/site-compiler';
import { inLanguageOf } from './content/in-language-of';
import { inSchemaOrder } from './content/in-schema-order';
import { placeAfter } from './content/place-after';
import { placeOfPicked } from './content/place-of-picked';
import { createDataReader } from './content/read-data';
import { placeOfBlock, thingAt } from './content/thing';
import { takeInFile } from './forms/media/take-in-file';
import { createJournal } from './journal-writer';
import { createMediaAddresses } from './media-addresses';
import type { ContentPlace } from './place';
import type { Picked } from './preview/page-frame';
import type { SessionAction } from './session/action';
import { perform, replay } from './session/journal';
import { changedFiles, mergedFiles, type StepOptions } from './session/session';
import type { Notice, Panel, Selection, StudioState, ViewState, Wanted } from './state';
import { type KeepUnsent, stillUnsent, type UnsentLines } from './unsent-lines';
import { words } from './words/words';

/** The Studio without its face: how it is, and everything that can be done. */
export interface Studio {
  readonly store: Store<StudioState>;
  readonly backend: Backend;
  readonly compiler: SiteCompiler;
  /** The data of a file as it is now; nothing where there is none or it cannot be read. */
  readonly dataOf: (file: string) => unknown;
  /** Makes edits as one step. Whether they could be made; if not, that is told. */
  readonly edit: (edits: readonly Edit[], options: StepOptions) => boolean;
  /** Gives an entry of a map another name, and writes that wherever the entry is named, as one step. */
  readonly rename: (place: ContentPlace, key: string, label: string) => void;
  /** Notes of a translation that it is still right although its original has changed. */
  readonly confirmTranslation: (translation: ContentPlace) => void;
  /** Makes files others, as one step. */
  readonly putFiles: (files: readonly FileState[], options: StepOptions) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Decides about a file that was changed here and elsewhere. */
  readonly resolve: (path: string, which: 'mine' | 'theirs' | { readonly text: string }, label: string) => void;
  /** Opens what has a form around a place, with the cursor there. */
  readonly open: (place: ContentPlace) => void;
  /** The same for something on the page in a language. */
  readonly pick: (picked: Picked, language: string) => void;
  /** Shows the page to which a link leads. */
  readonly follow: (href: string) => void;
  readonly look: (view: Partial<ViewState>) => void;
  readonly showPanel: (panel: Panel) => void;
  /** Shows all types of sections, of which one is to be put at a place. */
  readonly showGallery: (place: ContentPlace) => void;
  /** Starts to make what a field lacks. */
  readonly showNew: (wanted: Wanted) => void;
  /** Gives the page that is looked at a section of its own in place of a block, which others go on showing. */
  readonly separate: (block: string, label: string) => void;
  /** Writes everything that was changed. Whether that could be done; if not, that is told. */
  readonly save: () => Promise<boolean>;
  readonly notify: (notice: Notice | undefined) => void;
  readonly setLanguage: (language: MessageLanguage) => void;
  /** The address of a media file that the server does not have as it is here; nothing where it has. */
  readonly unsavedMedia: (path: string) => string | undefined;
  /** Takes a file into media/: gives its path there, or a sentence why not. */
  readonly upload: (file: File) => Promise<{ readonly path: string } | { readonly refusal: string }>;
  /** Takes the only seat back from another window, with what has been done there. */
  readonly takeSeat: () => void;
  readonly close: () => void;
}

/** What the Studio starts from. */
interface Beginning {
  readonly backend: Backend;
  readonly compiler: SiteCompiler;
  readonly language: MessageLanguage;
  /** The id of the page that is shown first, where there is one. */
  readonly page: string;
  /** What an earlier window could not put into the journal, and how this one keeps what it cannot. */
  readonly unsent: { readonly kept: UnsentLines | undefined; readonly keep: KeepUnsent };
}

/** Opens the site. Throws a {@link BackendFailure}. */
export async function openStudio({ backend, compiler, language, page, unsent }: Beginning): Promise<Studio> {
  const site = await backend.open();
  const kept = unsent.kept && stillUnsent(site.journal, unsent.kept);
  const lines = kept === undefined ? site.journal : kept.isNew ? kept.lines : [...site.journal, ...kept.lines];
  const { session, unread, merged, record } = replay(site.files, lines);
  const raw = readContract(site.schemas, site.icons, site.styles);
  const store = createStore<StudioState>({
    session,
    contract: contractOf(raw, session.files),
    view: firstView(raw, { ...site, files: session.files }, page),
    language,
    panel: 'form',
    selection: undefined,
    addAt: undefined,
    wanted: undefined,
    compilation: undefined,
    renderings: {},
    isDrawable: true,
    isSaving: false,
    isRecorded: true,
    connection: 'open',
    notice: noticeOfOpening(unread, merged),
  });
  const change = (part: Partial<StudioState>) => store.set({ ...store.get(), ...part });
  const journal = createJournal(backend, {
    session: () => store.get().session,
    recorded: site.journal.length,
    keepUnsent: unsent.keep,
    onState: change,
  });
  await compiler.open({ ...site, files: session.files }, language);
  const refresher = createRefresher(compiler, store);
  if (kept !== undefined) journal.write(kept.lines, kept.isNew);
  journal.write(record.lines, record.isNew);
  const media = createMediaAddresses();

  const dataOf = createDataReader((file) => store.get().session.files.get(file));

  function act(action: SessionAction): void {
    const before = store.get();
    if (before.connection === 'superseded') return;
    const { session: after, lines } = perform(before.session, inLanguage(action, before.language));
    if (after === before.session) return;
    const isOtherSettings = after.files.get('settings.yaml') !== before.session.files.get('settings.yaml');
    const { selection } = before;
    const was = selection && dataOf(selection.thing.file);
    change({
      session: after,
      ...(isOtherSettings && inSettings(before.view, contractOf(raw, after.files))),
      // Whoever is writing had no time to read what was taken over.
      notice: before.notice?.is === 'taken-over' ? before.notice : undefined,
    });
    if (selection !== undefined) follow(selection, was);
    journal.write(lines);
    refresher.refresh();
  }

  /** A section that has moved is still the one that is chosen. */
  function follow(selection: Selection, was: unknown): void {
    const now = dataOf(selection.thing.file);
    const thing = placeAfter(selection.thing, was, now);
    if (thing === selection.thing) return;
    change({ selection: { ...selection, thing, target: placeAfter(selection.target, was, now) } });
  }

  function attempt(action: SessionAction): boolean {
    if (store.get().connection === 'superseded') return false;
    try {
      act(action);
      return true;
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error;
      change({ notice: { is: 'refused', reason: error.reason } });
      return false;
    }
  }

  async function rename(place: ContentPlace, key: string, label: string): Promise<void> {
    const { file, pointer } = place;
    const kind = kindOfFile(store.get().contract, file)?.kind;
    const isEntry = pointer.length === 1 && kind !== undefined;
    const uses = isEntry ? await compiler.renameUses(kind.collection ?? kind.name, String(pointer[0]), key) : [];
    attempt({ do: 'step', input: { edits: [...uses, { do: 'rename', ...place, key }] }, options: { label } });
  }

  async function confirmTranslation(translation: ContentPlace): Promise<void> {
    const record = await compiler.confirmTranslation(translation);
    const { stillRight: label } = words[store.get().language].shell;
    if (record !== undefined) attempt({ do: 'step', input: { files: [record] }, options: { label } });
  }

  function open(place: ContentPlace): void {
    const thing = thingAt(store.get().contract, place);
    const target = { ...place };
    change({ selection: { thing, target, shownOn: undefined }, panel: 'form' });
    void compiler.shownOn(place).then((shownOn) => {
      const { selection } = store.get();
      if (selection?.target === target) change({ selection: { ...selection, shownOn } });
    });
  }

  async function pick(picked: Picked, ofLanguage: string): Promise<void> {
    const { contract, session: now } = store.get();
    const whereWritten = (text: string) => compiler.whereWritten(text, ofLanguage);
    const found = await placeOfPicked(picked, ofLanguage, { contract, files: now.files, dataOf, whereWritten });
    if (found !== undefined) open(inLanguageOf(contract, found, dataOf(found.file), ofLanguage));
  }

  async function upload(file: File) {
    const taken = await takeInFile(file, (path) => store.get().session.files.has(`media/${path}`));
    const { media: say } = words[store.get().language];
    if ('refusal' in taken) return { refusal: say.refusals[taken.refusal] };
    const { path, content } = taken;
    act({
      do: 'step',
      input: { files: [{ path: `media/${path}`, content }] },
      options: { label: say.uploadStep(path) },
    });
    return { path };
  }

  async function save(): Promise<boolean> {
    const { session: now, isSaving } = store.get();
    const changes = changedFiles(now);
    if (isSaving || now.conflicts.length > 0) return false;
    if (changes.length === 0) {
      change({ notice: { is: 'nothing-changed' } });
      return true;
    }
    change({ isSaving: true, notice: undefined });
    try {
      await backend.write(changes);
      act({ do: 'saved', files: changes.map(({ path, content }) => ({ path, content })) });
      change({ notice: { is: 'saved', files: changes.length } });
      return true;
    } catch (error) {
      if (!(error instanceof BackendFailure)) throw error;
      change({
        notice: { is: 'failed', failure: error },
        ...(isConnection(error.reason) && { connection: error.reason }),
      });
      return false;
    } finally {
      change({ isSaving: false });
    }
  }

  function takeOver(files: readonly FileState[]): void {
    const before = store.get();
    act({ do: 'from-disk', files });
    const merged = mergedFiles(before.session, store.get().session);
    if (merged.length > 0)
      change({ notice: { is: 'taken-over', paths: [...new Set([...takenOver(before.notice), ...merged])] } });
  }

  const unwatch = backend.watch(
    (files) => {
      change({ connection: 'open' });
      if (files.length > 0) takeOver(files);
    },
    ({ reason }) => change({ connection: isConnection(reason) ? reason : 'cut-off' }),
  );

  refresher.refresh();
  return {
    ...{ store, backend, compiler, dataOf, open, save },
    edit: (edits, options) => {
      const inOrder = inSchemaOrder(edits, store.get().contract, dataOf);
      return attempt({ do: 'step', input: { edits: inOrder }, options });
    },
    rename: (place, key, label) => void rename(place, key, label),
    confirmTranslation: (translation) => void confirmTranslation(translation),
    putFiles: (files, options) => void attempt({ do: 'step', input: { files }, options }),
    undo: () => act({ do: 'undo' }),
    redo: () => act({ do: 'redo' }),
    resolve: (path, which, label) => act({ do: 'resolve', path, which, label }),
    pick: (picked, ofLanguage) => void pick(picked, ofLanguage),
    follow: (href) => {
      const { compilation, view } = store.get();
      const { pathname } = new URL(href, 'http://site');
      const next = compilation?.pages.find(({ paths }) => Object.values(paths).includes(pathname));
      if (next !== undefined && next.id !== view.page) look({ page: next.id });
    },
    look,
    showPanel: (panel) => change({ panel, wanted: undefined }),
    showNew: (wanted) => change({ panel: 'new', wanted }),
    showGallery: (place) => change({ panel: 'gallery', addAt: place }),
    separate: (block, label) => {
      const { view, compilation, contract } = store.get();
      const file = compilation?.pages.find(({ id }) => id === view.page)?.file;
      const place = file === undefined ? undefined : placeOfBlock(contract, file, block, dataOf(file));
      if (place === undefined) return;
      const edits: Edit[] = [{ do: 'set', ...place, value: dataOf(block) }];
      if (attempt({ do: 'step', input: { edits }, options: { label } })) open(place);
    },
    notify: (notice) => change({ notice }),
    setLanguage: (next) => {
      change({ language: next });
      void compiler.set({ language: next }).then(refresher.refresh);
    },
    unsavedMedia: (path) => {
      const { files, saved } = store.get().session;
      const content = files.get(`media/${path}`);
      return content === undefined || content === saved.get(`media/${path}`)
        ? undefined
        : media.addressOf(path, content);
    },
    upload,
    takeSeat: () => location.reload(),
    close: () => {
      unwatch();
      media.close();
    },
  };

  function look(view: Partial<ViewState>): void {
    const before = store.get();
    const isOtherPage = view.page !== undefined && view.page !== before.view.page;
    change({
      view: { ...before.view, ...view },
      ...(isOtherPage && { selection: undefined, renderings: {} }),
    });
    if (view.day === undefined) refresher.refresh();
    else void compiler.set({ day: view.day }).then(refresher.refresh);
  }
}

/** The same action, which says in what language it is told. */
function inLanguage(action: SessionAction, language: MessageLanguage): SessionAction {
  if (action.do === 'step') return { ...action, options: { ...action.options, language } };
  return action.do === 'resolve' ? { ...action, language } : action;
}

/** What has become of the draft since the Studio was closed. */
function noticeOfOpening(unread: number, merged: readonly string[]): Notice | undefined {
  if (unread > 0) return { is: 'journal-damaged' };
  return merged.length > 0 ? { is: 'taken-over', paths: merged } : undefined;
}

/** The files of which a notice says that they were taken over. */
function takenOver(notice: Notice | undefined): readonly string[] {
  return notice?.is === 'taken-over' ? notice.paths : [];
}

/** Whether a failure says what has become of the connection. */
function isConnection(reason: FailureReason): reason is 'restarted' | 'superseded' {
  return reason === 'restarted' || reason === 'superseded';
}

function contractOf(contract: Contract, files: OpenedSite['files']): Contract {
  return contract.inLanguages(declaredLanguages(files));
}

/** The site in other languages: of those that are looked at, the ones that it still has; where there is none, its main one. */
function inSettings(view: ViewState, contract: Contract): Pick<StudioState, 'contract' | 'view'> {
  const codes = contract.languages.map(({ code }) => code);
  const still = view.languages.filter((code) => codes.includes(code));
  // Settings that cannot be read for a moment are no reason to look elsewhere.
  if (codes.length === 0) return { contract, view };
  return { contract, view: { ...view, languages: still.length > 0 ? still : codes.slice(0, 1) } };
}

function firstView(contract: Contract, { files, day }: OpenedSite, page: string): ViewState {
  const [main] = declaredLanguages(files);
  const { kinds } = contract;
  const ofPages = kinds.find(({ collection }) => collection === 'pages')?.files.split('*') ?? [];
  const isThere = files.has(ofPages.join(page));
  const [first = ''] = [...files.keys()].filter((path) => path.startsWith(ofPages[0] ?? ''));
  return {
    page: isThere || page.includes(':') ? page : first.slice(ofPages[0]?.length, -(ofPages[1]?.length ?? 0)),
    languages: main === undefined ? [] : [main.code],
    width: 'desk',
    visitor: 'home',
    day: day ?? isoDay(new Date()),
  };
}
