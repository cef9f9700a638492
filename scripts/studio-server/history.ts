import { existsSync } from 'node:fs';
import type { SimpleGit } from 'simple-git';
import { isLeftBySystem } from '../../src/compiler/media/media-files';
import {
  BackendFailure,
  type FailureReason,
  type FileState,
  type History,
  type Version,
} from '../../src/studio/backend/backend';
import { readProjectContract } from '../read-contract';
import { isLeftover } from '../read-site';
import { saysDiskIsFull } from './disk-full';
import { openGit } from './git';
import type { WithIndex } from './join-versions';
import { push, reasonOfPush, remoteOf, undecided } from './remote';
import { demandBranch, demandFinished, demandPerson, hasVersions } from './repository-state';
import { isOfSite, refusePath } from './writable';

const MOST_VERSIONS = 300;

/** The versions of a site's folder; nothing where there is no git, or the folder is none that it keeps. */
export async function openHistory(site: string): Promise<History | undefined> {
  const git = await openGit(site);
  return git === undefined ? undefined : createHistory(site, git);
}

function createHistory(site: string, git: SimpleGit): History {
  const withIndex: WithIndex = (index) => openGit(site, index);
  /** What goes wrong, as the Studio knows it. */
  const told = async <T>(act: () => Promise<T>, reasonOf = reasonOfGit): Promise<T> => {
    try {
      return await act();
    } catch (error) {
      if (error instanceof BackendFailure) throw error;
      // Programs that are to run in a folder which is gone say that they are gone.
      if (!existsSync(site)) throw new BackendFailure('gone', [], site);
      const detail = error instanceof Error ? error.message : String(error);
      throw new BackendFailure(reasonOf(detail), [], detail);
    }
  };
  return {
    versions: (paths) => told(() => versionsOf(git, MOST_VERSIONS, paths?.map(literally))),
    read: (version, path) => told(() => readFrom(git, version, path)),
    since: (version) => told(() => since(git, version)),
    unversioned: () => told(() => unversioned(git)),
    commit: (message, without = []) => told(() => commit(git, message, without)),
    remote: () => told(() => remoteOf(git)),
    push: (decided) => told(() => push(git, withIndex, decided), reasonOfPush),
    undecided: () => told(() => undecided(git), reasonOfPush),
  };
}

function reasonOfGit(detail: string): FailureReason {
  if (saysDiskIsFull(detail)) return 'full';
  if (/\bindex\.lock\b/.test(detail)) return 'git-busy';
  return /\bindex file\b/.test(detail) ? 'git-damaged' : 'git';
}

/** A path below the site's folder as git takes no character of it for another. */
function literally(path: string): string {
  const why = refusePath(path);
  if (why !== undefined) throw new BackendFailure('refused', [path], why);
  return `:(literal)${path}`;
}

async function versionsOf(git: SimpleGit, most: number, paths: readonly string[] = ['.']): Promise<Version[]> {
  if (!(await hasVersions(git))) return [];
  const format = '--format=%H%x00%an%x00%aI%x00%B';
  const said = await git.raw(['log', '-z', '--no-show-signature', format, `--max-count=${most}`, '--', ...paths]);
  const fields = said.split('\0');
  return Array.from({ length: Math.floor(fields.length / 4) }, (_none, index): Version => {
    const [id = '', author = '', date = '', message = ''] = fields.slice(index * 4, index * 4 + 4);
    return { id, author, date, message: message.trim() };
  });
}

async function readFrom(git: SimpleGit, version: string, path: string): Promise<Uint8Array | undefined> {
  demandVersion(version);
  const listed = await git.raw(['ls-tree', '-z', version, '--', literally(path).replace(':(literal)', './')]);
  if (!/^100\d{3} blob /.test(listed)) return undefined;
  // As it would stand in the folder: with its line ends, and whole where git keeps it elsewhere.
  return git.binaryCatFile(['--filters', `${version}:./${path}`]);
}

function demandVersion(version: string): void {
  if (!/^[\da-f]{7,64}$/.test(version)) throw new BackendFailure('git', [], `${version} is no version`);
}

async function unversioned(git: SimpleGit): Promise<FileState[]> {
  const version = (await hasVersions(git)) ? (await git.raw(['rev-parse', 'HEAD'])).trim() : undefined;
  const { changed, passedOver } = await changedPaths(git);
  return statesIn(git, version, [...changed, ...passedOver]);
}

/** Like looking for what is in no version, this takes no lock. */
async function since(git: SimpleGit, version: string): Promise<FileState[]> {
  demandVersion(version);
  const look = ['--no-optional-locks', 'diff', '--name-only', '-z', '--no-renames', '--no-ext-diff', '--relative'];
  const said = await git.raw([...look, UNASKED, version, '--', '.']);
  return statesIn(
    git,
    version,
    said.split('\0').filter((path) => path !== ''),
  );
}

/** What files were in a version, but for those that are none of the site. */
async function statesIn(git: SimpleGit, version: string | undefined, changed: readonly string[]): Promise<FileState[]> {
  const paths = changed.filter((path) => !isLeftover(path) && refusePath(path) === undefined);
  return Promise.all(
    paths.map(async (path) => ({
      path,
      content: version === undefined ? undefined : await readFrom(git, version, path),
    })),
  );
}

/** Files of the site alone: what was put in beside them is left as it is, and so is what is to be left out. */
async function commit(git: SimpleGit, message: string, without: readonly string[]): Promise<Version> {
  const { changed, passedOver } = await changedPaths(git);
  const others = changed.filter((path) => isLeftover(path) || without.includes(path));
  const wanted = passedOver.filter((path) => !without.includes(path));
  if (changed.length === others.length && wanted.length === 0) throw new BackendFailure('nothing-new');
  const embedded = changed.filter((path) => path.endsWith('/') && !others.includes(path));
  if (embedded.length > 0) throw new BackendFailure('embedded', embedded);
  const paths = ['.', ...[...others, ...(await repositoriesIn(git))].map((path) => `:(exclude,literal)${path}`)];
  await demandFinished(git);
  await demandBranch(git);
  await demandPerson(git);
  await git.raw(['add', '--all', '--', ...paths]);
  if (wanted.length > 0) await git.raw(['add', '--force', '--', ...wanted.map(literally)]);
  await git.raw(['commit', '--only', '--quiet', `--message=${message}`, '--', ...paths]);
  const [version] = await versionsOf(git, 1);
  if (version === undefined) throw new BackendFailure('git');
  return version;
}

interface ChangedPaths {
  /** The files below the folder that are not as in the last version. */
  readonly changed: readonly string[];
  /**
   * Files of the site that git is told to pass over, by a list of what programs make anywhere (`dist/`, `*.log`). A website
   * that is built from a version without them has no such picture.
   */
  readonly passedOver: readonly string[];
}

/**
 * A folder that is a repository of its own has settings of its own, and git would run the programs that these name to learn
 * whether anything has changed there. As long as no version knows it, it is told with a slash at its end.
 */
const UNASKED = '--ignore-submodules=all';

/** The folders that the versions know as repositories of their own. */
async function repositoriesIn(git: SimpleGit): Promise<string[]> {
  const known = (await git.raw(['ls-files', '--stage', '-z', '--', '.'])).split('\0');
  return known.filter((entry) => entry.startsWith('160000 ')).map((entry) => entry.slice(entry.indexOf('\t') + 1));
}

/** Looking takes no lock of the repository, which would make what somebody else does there at that moment fail. */
async function changedPaths(git: SimpleGit): Promise<ChangedPaths> {
  const prefix = (await git.raw(['rev-parse', '--show-prefix'])).trim();
  const look = ['--no-optional-locks', 'status', '--porcelain=v1', '-z', '--untracked-files=all', '--no-renames'];
  const said = (await git.raw([...look, UNASKED, '--ignored', '--', '.'])).split('\0').filter((line) => line !== '');
  const pathIn = (line: string) => line.slice(3 + prefix.length);
  const ignored = said.filter((line) => line.startsWith('!! ')).map(pathIn);
  return {
    changed: said.filter((line) => !line.startsWith('!! ')).map(pathIn),
    passedOver: ignored.length === 0 ? [] : await filesOfSite(ignored),
  };
}

async function filesOfSite(paths: readonly string[]): Promise<string[]> {
  const contract = await readProjectContract();
  return paths.filter(
    (path) => !isLeftover(path) && !isLeftBySystem(path) && refusePath(path) === undefined && isOfSite(path, contract),
  );
}
