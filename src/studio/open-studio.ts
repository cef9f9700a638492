import { todayOf } from '../compiler/dates/today-of';
import { inLanguage } from '../compiler/languages';
import { readContract } from '../compiler/schema/read-contract';
import type { MessageLanguage } from '../diagnostics/languages';
import { createStore } from '../features/store';
import { createEditing } from './actions/editing';
import { createJournal } from './actions/journal-writer';
import { createNavigation } from './actions/navigation';
import { connected, createSaving } from './actions/saving';
import type { Backend } from './backend/backend';
import { type KeepUnsent, stillUnsent, type UnsentLines } from './backend/unsent-lines';
import type { SiteCompiler, StudioPage } from './compiling/site-compiler';
import { createDataReader } from './content/read-data';
import { titleLanguage } from './content/thing';
import { fallbackPage } from './fallback-page';
import { createMediaAddresses } from './media-addresses';
import { createRefresher } from './refresher';
import { differences } from './session/content';
import { replay } from './session/journal';
import { changeState, type Notice, type StudioState } from './state';
import type { Studio } from './studio';
import { firstView, inLanguagesOf } from './view';
import { followDay } from './window/follow-day';

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

/** Opens the site. Throws a `BackendFailure`. */
export async function openStudio({ backend, compiler, language, page, unsent }: Beginning): Promise<Studio> {
  const site = await backend.open();
  const kept = unsent.kept && stillUnsent(site.journal, unsent.kept);
  const lines = kept === undefined ? site.journal : kept.isNew ? kept.lines : [...site.journal, ...kept.lines];
  const { session, unread, merged, record } = replay(site.files, lines);
  const contractAsRead = readContract(site.schemas, site.icons, site.styles);
  const store = createStore<StudioState>({
    session,
    contract: inLanguagesOf(contractAsRead, session.files),
    view: firstView(contractAsRead, { ...site, files: session.files }, page),
    language,
    panel: 'form',
    selection: undefined,
    written: undefined,
    addAt: undefined,
    wanted: undefined,
    compilation: undefined,
    isCheckLate: false,
    renderings: {},
    isDrawable: true,
    isSaving: false,
    isRecorded: true,
    connection: 'open',
    notice: noticeOfOpening(unread, merged),
  });
  const journal = createJournal(backend, {
    session: () => store.get().session,
    recorded: site.journal.length,
    keepUnsent: unsent.keep,
    onState: (part) => {
      const before = store.get();
      const isBack = before.connection === 'cut-off' && part.connection !== undefined;
      changeState(store, { ...part, ...(isBack && connected(before, part.connection)) });
    },
  });
  await compiler.open(site, language);
  await compiler.change(differences(site.files, session.files));
  const { refresh } = createRefresher(compiler, store, (before) => {
    const instead = fallbackPage(store.get(), before);
    if (instead === undefined) return;
    const { page, deleted } = instead;
    const { selection, compilation } = store.get();
    navigation.look({ page });
    // What is written in a file that is called otherwise now goes on being written.
    const isOfPage = compilation?.pages.some(({ id, file }) => id === page && file === selection?.thing.file);
    if (isOfPage === true) changeState(store, { selection });
    if (deleted !== undefined) changeState(store, { notice: { is: 'page-gone', title: titleOf(deleted) } });
  });
  if (kept !== undefined) journal.write(kept.lines, kept.isNew);
  journal.write(record.lines, record.isNew);

  const dataOf = createDataReader((file) => store.get().session.files.get(file));
  const media = createMediaAddresses();
  const navigation = createNavigation({ store, compiler, dataOf, refresh });
  const editing = createEditing({ store, compiler, contractAsRead, dataOf, journal, refresh, open: navigation.open });
  const exchange = createSaving({ store, backend, act: editing.act });
  // A day that was asked for stays; so does one that somebody has chosen.
  const stopFollowing = site.day === undefined ? followDay(() => todayOf(store.get().session.files), goOn) : undefined;
  refresh();
  const { act: _act, ...edits } = editing;
  return {
    store,
    backend,
    compiler,
    dataOf,
    ...navigation,
    ...edits,
    save: exchange.save,
    notify: (notice) => changeState(store, { notice }),
    unsavedMedia: (file) => {
      const { files, saved } = store.get().session;
      const content = files.get(file);
      if (content === undefined) return undefined;
      // Of what has just been saved, the server may not know yet.
      return content === saved.get(file) ? media.knownAddress(file, content) : media.addressOf(file, content);
    },
    themePicture: (path) => {
      const content = store.get().session.files.get(`theme/${path}`);
      return content && media.addressOf(`theme/${path}`, content);
    },
    takeSeat: () => location.reload(),
    close: () => {
      stopFollowing?.();
      exchange.close();
      media.close();
    },
  };

  function titleOf({ id, title }: StudioPage): string {
    const { contract, language: ofStudio } = store.get();
    return inLanguage(title, titleLanguage(contract, ofStudio)) ?? id;
  }

  function goOn(day: string, before: string): void {
    if (store.get().view.day === before) navigation.look({ day });
  }
}

/** What has become of the draft since the Studio was closed. */
function noticeOfOpening(unread: number, merged: readonly string[]): Notice | undefined {
  if (unread > 0) return { is: 'journal-damaged' };
  return merged.length > 0 ? { is: 'taken-over', paths: merged } : undefined;
}
