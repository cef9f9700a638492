import type { SimpleGit } from 'simple-git';
import {
  BackendFailure,
  type Decided,
  type FailureReason,
  type History,
  type Undecided,
} from '../../src/studio/backend/backend';
import { joinedVersion, undecidedFiles, type WithIndex } from './join-versions';
import { branchOf, demandBranch, demandFinished, demandPerson, hasVersions } from './repository-state';

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

/** The remote that versions go to, and how many of them it does not have; undefined where there is none. */
export async function remoteOf(git: SimpleGit): ReturnType<History['remote']> {
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

/** Sends the versions of the branch, and takes in those of others. Throws a {@link BackendFailure} where they cannot be sent, or joined with those of others. */
export async function push(git: SimpleGit, withIndex: WithIndex, decided?: Decided): Promise<void> {
  const { name, upstream } = await demandDestination(git);
  await demandBranch(git);
  const what = upstream === undefined ? ['--set-upstream', name, 'HEAD'] : [name, `HEAD:${upstream}`];
  const send = () => git.raw(['push', '--porcelain', ...what]);
  await send().catch(async (error: unknown) => {
    if (reasonOfPush(String(error)) !== 'behind') throw error;
    if (upstream === undefined || !(await joinOthers(git, { name, upstream }, withIndex, decided)))
      throw new BackendFailure('behind');
    await send();
  });
}

/** What has to be decided before the versions can be sent. */
export async function undecided(git: SimpleGit): Promise<Undecided> {
  const { name, upstream } = await demandDestination(git);
  if (upstream === undefined) throw new BackendFailure('behind');
  const version = await fetched(git, name, upstream);
  return { version, files: await undecidedFiles(git, version) };
}

async function demandDestination(git: SimpleGit): Promise<Destination> {
  const destination = await destinationOf(git);
  if (destination === undefined) throw new BackendFailure('remote', [], 'There is no remote.');
  return destination;
}

/** The version that others have sent last. */
async function fetched(git: SimpleGit, name: string, upstream: string): Promise<string> {
  await git.raw(['fetch', '--quiet', '--no-tags', name, upstream]);
  return (await git.raw(['rev-parse', 'FETCH_HEAD'])).trim();
}

/**
 * Whether what others have sent meanwhile was joined with the own versions: only where both go together by themselves, or
 * it is decided how, and nothing stands in the folder that would be overwritten. Otherwise all is as it was.
 */
async function joinOthers(
  git: SimpleGit,
  { name, upstream }: { readonly name: string; readonly upstream: string },
  withIndex: WithIndex,
  decided: Decided | undefined,
): Promise<boolean> {
  await demandFinished(git);
  await demandPerson(git);
  const theirs = await fetched(git, name, upstream);
  const message = `Merge ${upstream.replace('refs/heads/', '')} of ${name}`;
  const hasOwn = (await git.raw(['rev-list', '--count', `${theirs}..HEAD`])).trim() !== '0';
  const joined = hasOwn ? await joinedVersion(git, theirs, message, { withIndex, decided }) : theirs;
  if (joined === undefined) return false;
  return git.raw(['merge', '--ff-only', '--quiet', joined]).then(
    () => true,
    () => false,
  );
}

/** Why sending failed, by what git says of it. */
export function reasonOfPush(detail: string): FailureReason {
  return /\[rejected\]|non-fast-forward|fetch first/.test(detail) ? 'behind' : 'remote';
}
