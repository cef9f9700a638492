import { existsSync } from 'node:fs';
import { join } from 'node:path';
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
import { joinedVersion, type WithIndex } from './join-versions';
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
    push: () => told(() => push(git, withIndex), reasonOfPush),
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

async function hasVersions(git: SimpleGit): Promise<boolean> {
  return git.raw(['rev-parse', '--verify', '--quiet', 'HEAD']).then(
    (hash) => hash.trim() !== '',
    () => false,
  );
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

/** What git leaves behind while somebody has not brought together yet what several have changed. */
const UNFINISHED = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];

/** A version would be made of a half of it, with what nobody has decided yet taken for decided. */
async function demandFinished(git: SimpleGit): Promise<void> {
  const folder = (await git.raw(['rev-parse', '--absolute-git-dir'])).trimEnd();
  const begun = UNFINISHED.find((name) => existsSync(join(folder, name)));
  if (begun !== undefined) throw new BackendFailure('unfinished', [], begun);
}

/** What is on no branch is found by nobody once another version is looked at, and can be sent nowhere. */
async function demandBranch(git: SimpleGit): Promise<void> {
  if ((await branchOf(git)) === '') throw new BackendFailure('branchless');
}

/** Empty where a version itself is checked out. */
async function branchOf(git: SimpleGit): Promise<string> {
  return (await git.raw(['symbolic-ref', '--quiet', '--short', 'HEAD']).catch(() => '')).trim();
}

async function demandPerson(git: SimpleGit): Promise<void> {
  for (const who of ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT']) {
    await git.raw(['var', who]).catch((error: unknown) => {
      throw new BackendFailure('nobody', [], String(error));
    });
  }
}

/** Where versions go: where the branch follows one already, or else the first remote that there is. */
interface Destination {
  readonly name: string;
  /** What there is followed; nothing where the branch is new there. */
  readonly upstream: string | undefined;
}

async function destinationOf(git: SimpleGit): Promise<Destination | undefined> {
  const branch = await branchOf(git);
  const setting = async (name: string) => (await git.getConfig(`branch.${branch}.${name}`)).value ?? undefined;
  const remotes = (await git.getRemotes()).map(({ name }) => name);
  const followed = branch === '' ? undefined : await setting('remote');
  const upstream = followed === undefined ? undefined : await setting('merge');
  const name = [followed, 'origin', ...remotes].find(
    (candidate) => candidate !== undefined && remotes.includes(candidate),
  );
  return name === undefined ? undefined : { name, upstream: name === followed ? upstream : undefined };
}

async function remoteOf(git: SimpleGit): ReturnType<History['remote']> {
  const destination = await destinationOf(git);
  if (destination === undefined) return undefined;
  const { name } = destination;
  if (!(await hasVersions(git))) return { name, unsent: 0 };
  const unsent = await git
    .raw(['rev-list', '--count', '@{upstream}..HEAD'])
    // The branch is new there, or what it follows was never fetched.
    .catch(() => git.raw(['rev-list', '--count', 'HEAD', '--not', `--remotes=${name}`]));
  return { name, unsent: Number(unsent) };
}

async function push(git: SimpleGit, withIndex: WithIndex): Promise<void> {
  const destination = await destinationOf(git);
  if (destination === undefined) throw new BackendFailure('remote', [], 'There is no remote.');
  await demandBranch(git);
  const { name, upstream } = destination;
  const what = upstream === undefined ? ['--set-upstream', name, 'HEAD'] : [name, `HEAD:${upstream}`];
  const send = () => git.raw(['push', '--porcelain', ...what]);
  await send().catch(async (error: unknown) => {
    if (reasonOfPush(String(error)) !== 'behind') throw error;
    if (upstream === undefined || !(await joinOthers(git, { name, upstream }, withIndex)))
      throw new BackendFailure('behind');
    await send();
  });
}

/**
 * Whether what others have sent meanwhile was joined with the own versions: only where both go together by themselves, and
 * nothing stands in the folder that would be overwritten. Otherwise all is as it was.
 */
async function joinOthers(
  git: SimpleGit,
  { name, upstream }: { readonly name: string; readonly upstream: string },
  withIndex: WithIndex,
): Promise<boolean> {
  await demandFinished(git);
  await demandPerson(git);
  await git.raw(['fetch', '--quiet', '--no-tags', name, upstream]);
  const theirs = (await git.raw(['rev-parse', 'FETCH_HEAD'])).trim();
  const joined = await joinedVersion(git, theirs, `Merge ${upstream.replace('refs/heads/', '')} of ${name}`, withIndex);
  if (joined === undefined) return false;
  return git.raw(['merge', '--ff-only', '--quiet', joined]).then(
    () => true,
    () => false,
  );
}

function reasonOfPush(detail: string): FailureReason {
  return /\[rejected\]|non-fast-forward|fetch first/.test(detail) ? 'behind' : 'remote';
}
