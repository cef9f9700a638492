import { existsSync } from 'node:fs';
import { extensionOf } from '../../src/compiler/media/media-files';
import { isSameContent, type SiteFiles } from '../../src/compiler/source';
import { BackendFailure, type FileState } from '../../src/studio/backend/backend';
import {
  type FileReplacement,
  FilesChanged,
  recoverFiles,
  replaceFiles,
  UnwritableFile,
} from '../atomic-files/replace-files';
import { readProjectContract } from '../read-contract';
import { readFileBelow } from '../read-files';
import { pathInSite, readSite } from '../read-site';
import { createSerialQueue } from '../serial-queue';
import { saysDiskIsFull } from './disk-full';
import { type Journal, JournalChanged } from './journal';
import type { Seat } from './seat';
import { type Refusal, refuseContent, refusePath, refusePlace } from './writable';

/** Gets what others do. */
interface Watcher {
  /** Called at once, and whenever others have changed files. */
  readonly onChange: (files: readonly FileState[]) => void;
  /** Called when somebody else takes the seat; without a failure where the files cannot be read at this moment. */
  readonly onEnd: (failure?: BackendFailure) => void;
}

/** The site's files as one person at a time changes them, and as others do meanwhile. */
export interface SiteStore {
  /** Reads everything and gives the only seat. */
  open(): Promise<{ readonly seat: string; readonly files: SiteFiles; readonly journal: readonly string[] }>;
  /** Throw a {@link BackendFailure}. */
  write(seat: string, changes: readonly FileReplacement[]): Promise<void>;
  record(seat: string, lines: readonly string[], isNew: boolean): Promise<void>;
  /** Gives what ends it. */
  watch(seat: string, watcher: Watcher): () => void;
  /** Takes notice that a file may have changed, given its whole path. */
  notice(file: string): void;
}

/** How long files must have been left alone before their change is reported. */
const SETTLE_MS = 50;

/** The store of the site in a folder, which is read when it is opened. */
export function createSiteStore(site: string, journal: Journal, only: Seat): SiteStore {
  let watchers: Watcher[] = [];
  /** The files as the one who has the seat knows them. */
  let known = new Map<string, Uint8Array>();
  let noticed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  // Each starts from what the one before has left.
  const inTurn = createSerialQueue();

  async function demandSeat(seat: string): Promise<void> {
    if (!(await only.isHeldBy(seat))) throw new BackendFailure('superseded');
  }

  function demandFolder(): void {
    if (!existsSync(site)) throw new BackendFailure('gone', [], site);
  }

  /** Tells what is in files, as far as it is news. */
  async function tell(paths: Iterable<string>, isNews: (state: FileState) => boolean): Promise<void> {
    const changed: FileState[] = [];
    for (const path of paths) {
      const content = await contentAt(site, path);
      if (content === 'unreadable' || !isNews({ path, content })) continue;
      remember({ path, content });
      changed.push({ path, content });
    }
    if (changed.length > 0) for (const { onChange } of watchers) onChange(changed);
  }

  function isUnknown({ path, content }: FileState): boolean {
    return !isSameContent(content, known.get(path));
  }

  /** Without those that have been made already, where only the answer did not arrive. */
  async function notMadeYet(changes: readonly FileReplacement[]): Promise<FileReplacement[]> {
    const contents = await Promise.all(changes.map(({ path }) => contentAt(site, path)));
    return changes.filter(({ content }, index) => {
      const there = contents[index];
      return there === 'unreadable' || !isSameContent(content, there);
    });
  }

  function remember({ path, content }: FileState): void {
    if (content === undefined) known.delete(path);
    else known.set(path, content);
  }

  return {
    open: () =>
      inTurn(async () => {
        demandFolder();
        await recoverFiles(site);
        const files = await readSite();
        const seat = await only.take();
        const lines = await journal.read().catch(refuseJournal);
        const before = watchers;
        watchers = [];
        for (const { onEnd } of before) onEnd(new BackendFailure('superseded'));
        known = new Map(files);
        return { seat, files, journal: lines };
      }),
    write: (seat, changes) =>
      inTurn(async () => {
        await demandSeat(seat);
        demandFolder();
        await refuse(site, changes);
        await replaceFiles(site, await notMadeYet(changes)).catch(async (error: unknown) => {
          if (error instanceof FilesChanged) {
            // Whoever writes does not know them as they are, whatever they have been told.
            await tell(error.paths, () => true);
            throw new BackendFailure('conflict', error.paths);
          }
          if (!(error instanceof UnwritableFile)) throw error;
          const said = String(error.cause);
          throw new BackendFailure(saysDiskIsFull(said) ? 'full' : 'unwritable', [error.path], said);
        });
        changes.forEach(remember);
      }),
    record: (seat, lines, isNew) =>
      inTurn(async () => {
        await demandSeat(seat);
        await (isNew ? journal.replace(lines) : journal.add(lines)).catch(refuseJournal);
      }),
    watch: (seat, watcher) => {
      let isWatching = true;
      const stop = () => {
        isWatching = false;
        watchers = watchers.filter((other) => other !== watcher);
      };
      const begin = async () => {
        if (!isWatching) return;
        await demandSeat(seat);
        // Before the files are read: what changes meanwhile is noticed, and reported in its turn.
        watchers.push(watcher);
        const files = await readSite();
        const paths = new Set([...files.keys(), ...known.keys()]);
        const changed = [...paths].map((path) => ({ path, content: files.get(path) })).filter(isUnknown);
        changed.forEach(remember);
        watcher.onChange(changed);
      };
      inTurn(begin).catch((error: unknown) => {
        stop();
        watcher.onEnd(error instanceof BackendFailure ? error : undefined);
      });
      return stop;
    },
    notice: (file) => {
      const path = pathInSite(file);
      // Whoever comes later gets what has changed meanwhile.
      if (path === undefined || watchers.length === 0) return;
      noticed.add(path);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const paths = noticed;
        noticed = new Set();
        void inTurn(() => tell(paths, isUnknown));
      }, SETTLE_MS);
    },
  };
}

function refuseJournal(error: unknown): never {
  if (error instanceof JournalChanged) throw new BackendFailure('conflict');
  throw new BackendFailure('unwritable', [], String(error));
}

/** What is in a file; nothing where there is none. What cannot be read at this moment is not known to be gone. */
async function contentAt(site: string, path: string): Promise<Uint8Array | 'unreadable' | undefined> {
  if (!existsSync(site)) return 'unreadable';
  return readFileBelow(site, path).catch(() => 'unreadable' as const);
}

/** Throws where one of the changes must not be made. */
async function refuse(site: string, changes: readonly FileReplacement[]): Promise<void> {
  const paths = changes.map(({ path }) => path);
  const twice = paths.find((path, index) => paths.indexOf(path) !== index);
  if (twice !== undefined) throw new BackendFailure('refused', [twice], 'it is to be two things');
  for (const { path } of changes) refuseIf(path, refusePath(path) ?? (await refusePlace(site, path)));
  const contract = await readProjectContract();
  const there = await contentsOfDrawings(site, changes);
  for (const change of changes) refuseIf(change.path, refuseContent(change, contract, there));
}

function refuseIf(path: string, why: Refusal): void {
  if (why !== undefined) throw new BackendFailure('refused', [path], why);
}

/** The drawings that there are in the place of files to be changed: they may be called otherwise. */
async function contentsOfDrawings(site: string, changes: readonly FileReplacement[]): Promise<Uint8Array[]> {
  const drawings = changes.filter(({ path, before }) => before !== undefined && extensionOf(path) === 'svg');
  const contents = await Promise.all(drawings.map(({ path }) => contentAt(site, path)));
  return contents.filter((content) => content instanceof Uint8Array);
}
