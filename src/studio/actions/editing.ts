import type { Edit } from '../../compiler/findings/fix';
import type { Contract } from '../../compiler/schema/contract';
import { kindOfFile } from '../../compiler/schema/kind';
import type { MessageLanguage } from '../../diagnostics/languages';
import { EditRefused } from '../../editing/operation';
import type { Store } from '../../features/store';
import type { SiteCompiler } from '../compiling/site-compiler';
import { inSchemaOrder } from '../content/in-schema-order';
import { fileAfter, placeAfter } from '../content/place-after';
import type { FileKind } from '../content/taking-in';
import { placeOfBlock } from '../content/thing';
import { type ContentPlace, isSamePlace } from '../place';
import type { SessionAction } from '../session/action';
import { applyAndRecord } from '../session/journal';
import { roomIn } from '../session/room';
import { changeState, type Notice, type Selection, type StudioState } from '../state';
import type { Studio } from '../studio';
import { inLanguagesOf, inSettings } from '../view';
import { words } from '../words/words';
import type { Journal } from './journal-writer';
import { takeIn } from './taking-in';

/** Whoever is writing had no time to read what others have done, and what pasting leaves out is told before it is done. */
const OUTLASTING: ReadonlySet<Notice['is']> = new Set(['page-gone', 'picture-in-text', 'taken-over']);

interface Surroundings extends Pick<Studio, 'dataOf' | 'open'> {
  readonly store: Store<StudioState>;
  readonly compiler: SiteCompiler;
  /** In no languages yet. */
  readonly contractAsRead: Contract;
  readonly journal: Journal;
  readonly refresh: () => void;
}

interface Editing
  extends Pick<
    Studio,
    | 'confirmTranslation'
    | 'edit'
    | 'putFiles'
    | 'redo'
    | 'remove'
    | 'rename'
    | 'resolve'
    | 'separate'
    | 'undo'
    | 'upload'
  > {
  /** Throws an `EditRefused` where an edit cannot be made. */
  readonly act: (action: SessionAction) => void;
}

/** All that changes the content: each change makes another session, goes into the journal and is drawn. */
export function createEditing({
  store,
  compiler,
  contractAsRead,
  dataOf,
  journal,
  refresh,
  open,
}: Surroundings): Editing {
  const change = (part: Partial<StudioState>) => changeState(store, part);

  function act(action: SessionAction): void {
    const before = store.get();
    if (before.connection === 'superseded') return;
    const { session, lines } = applyAndRecord(before.session, inLanguage(action, before.language));
    if (session === before.session) return;
    const isOtherSettings = session.files.get('settings.yaml') !== before.session.files.get('settings.yaml');
    const { selection } = before;
    const was = selection && dataOf(selection.thing.file);
    change({
      session,
      written: writtenBy(action, before.written),
      ...(isOtherSettings && inSettings(before.view, inLanguagesOf(contractAsRead, session.files))),
      notice: before.notice && OUTLASTING.has(before.notice.is) ? before.notice : undefined,
    });
    if (selection !== undefined)
      keepSelected(selection, was, fileAfter(selection.thing.file, before.session.files, session.files));
    journal.write(lines);
    refresh();
  }

  /** A section that has moved is still the one that is chosen, and so is an item, or what is called otherwise. */
  function keepSelected(selection: Selection, was: unknown, file: string): void {
    const now = dataOf(file);
    const after = (place: ContentPlace) => {
      if (file === selection.thing.file) return placeAfter(place, was, now);
      // What is edited with another file, as a style sheet is, stays in its own.
      return place.file === selection.thing.file ? { file, pointer: place.pointer } : place;
    };
    const [thing, target] = [after(selection.thing), after(selection.target)];
    if (thing === selection.thing && target === selection.target) return;
    change({ selection: { ...selection, thing, target, hasMoved: thing === selection.thing } });
  }

  /** Returns whether it could be done; if not, a notice says so. */
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
    const entry = entryAt(place);
    const uses = entry === undefined ? [] : await compiler.renameUses(entry.kind, entry.name, key);
    attempt({ do: 'step', input: { edits: [...uses, { do: 'rename', ...place, key }] }, options: { label } });
  }

  async function remove(place: ContentPlace, label: string): Promise<void> {
    const entry = entryAt(place);
    const uses = entry === undefined ? [] : await compiler.removeUses(entry.kind, entry.name);
    const own: Edit = place.pointer.length > 0 ? { do: 'remove', ...place } : { do: 'delete-file', file: place.file };
    attempt({ do: 'step', input: { edits: [...uses, own] }, options: { label } });
  }

  /** By what names say what stands at a place, where that is an entry. */
  function entryAt({ file, pointer }: ContentPlace): { readonly kind: string; readonly name: string } | undefined {
    const { kind, id } = kindOfFile(store.get().contract, file) ?? {};
    const [name = id, ...rest] = id === undefined ? pointer : [id, ...pointer];
    if (kind === undefined || name === undefined || rest.length > 0) return undefined;
    return { kind: kind.collection ?? kind.name, name: String(name) };
  }

  async function confirmTranslation(translation: ContentPlace): Promise<void> {
    const record = await compiler.confirmTranslation(translation);
    const { stillRight: label } = words[store.get().language].shell;
    if (record !== undefined) attempt({ do: 'step', input: { files: [record] }, options: { label } });
  }

  async function upload(given: readonly File[], kind: FileKind) {
    const there = (path: string) => store.get().session.files.get(`${kind.folder}/${path}`);
    const { language, session } = store.get();
    const { files, paths, refusals } = await takeIn(given, kind, there, language, roomIn(session));
    const named = new Intl.ListFormat(language).format(paths);
    const joins = `upload ${session.done} ${named}`;
    if (files.length > 0) {
      act({ do: 'step', input: { files }, options: { label: words[language].media.uploadStep(named), joins } });
    }
    return { paths, joins, refusals };
  }

  return {
    act,
    edit: (edits, options) => {
      const inOrder = inSchemaOrder(edits, store.get().contract, dataOf);
      return attempt({ do: 'step', input: { edits: inOrder }, options });
    },
    rename: (place, key, label) => void rename(place, key, label),
    remove: (place, label) => void remove(place, label),
    confirmTranslation: (translation) => void confirmTranslation(translation),
    putFiles: (files, options) => void attempt({ do: 'step', input: { files }, options }),
    undo: () => act({ do: 'undo' }),
    redo: () => act({ do: 'redo' }),
    resolve: (path, which, label) => act({ do: 'resolve', path, which, label }),
    separate: (block, label) => {
      const { view, compilation, contract } = store.get();
      const file = compilation?.pages.find(({ id }) => id === view.page)?.file;
      const place = file === undefined ? undefined : placeOfBlock(contract, file, block, dataOf(file));
      if (place === undefined) return;
      const edits: Edit[] = [{ do: 'set', ...place, value: dataOf(block) }];
      if (attempt({ do: 'step', input: { edits }, options: { label } })) open(place);
    },
    upload,
  };
}

/** The same action with the language of its label. */
function inLanguage(action: SessionAction, language: MessageLanguage): SessionAction {
  if (action.do === 'step') return { ...action, options: { ...action.options, language } };
  return action.do === 'resolve' ? { ...action, language } : action;
}

/** Where something is written by an action; the place from before while the same is written on. */
function writtenBy(action: SessionAction, before: ContentPlace | undefined): ContentPlace | undefined {
  const edit = action.do === 'step' && 'edits' in action.input ? action.input.edits.at(-1) : undefined;
  if (edit === undefined) return undefined;
  const place = writtenPlace(edit);
  return edit.do === 'set' && place && before && isSamePlace(place, before) ? before : place;
}

function writtenPlace(edit: Edit): ContentPlace | undefined {
  if (!('pointer' in edit)) return undefined;
  const { file, pointer } = edit;
  const last = pointer.at(-1);
  if (edit.do === 'set' || edit.do === 'insert') return { file, pointer };
  if (edit.do === 'move') return { file, pointer: [...pointer.slice(0, -1), edit.to] };
  if (edit.do === 'duplicate' && typeof last === 'number')
    return { file, pointer: [...pointer.slice(0, -1), last + 1] };
  return undefined;
}
