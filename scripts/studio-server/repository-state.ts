import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SimpleGit } from 'simple-git';
import { BackendFailure } from '../../src/studio/backend/backend';

/** Whether anything has been committed yet. */
export async function hasVersions(git: SimpleGit): Promise<boolean> {
  return git.raw(['rev-parse', '--verify', '--quiet', 'HEAD']).then(
    (hash) => hash.trim() !== '',
    () => false,
  );
}

/** What git leaves behind while somebody has not brought together yet what several have changed. */
const UNFINISHED = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];

/**
 * Throws a {@link BackendFailure} while something is unfinished: a version would be made of a half of it, with what nobody has
 * decided yet taken for decided.
 */
export async function demandFinished(git: SimpleGit): Promise<void> {
  const folder = (await git.raw(['rev-parse', '--absolute-git-dir'])).trimEnd();
  const begun = UNFINISHED.find((name) => existsSync(join(folder, name)));
  if (begun !== undefined) throw new BackendFailure('unfinished', [], begun);
}

/**
 * Throws a {@link BackendFailure} where no branch is checked out: what is on none is found by nobody once another version is
 * looked at, and can be sent nowhere.
 */
export async function demandBranch(git: SimpleGit): Promise<void> {
  if ((await branchOf(git)) === '') throw new BackendFailure('branchless');
}

/** The branch that is checked out; empty where it is a version itself. */
export async function branchOf(git: SimpleGit): Promise<string> {
  return (await git.raw(['symbolic-ref', '--quiet', '--short', 'HEAD']).catch(() => '')).trim();
}

/** Throws a {@link BackendFailure} where git does not know who makes a version. */
export async function demandPerson(git: SimpleGit): Promise<void> {
  for (const who of ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT']) {
    await git.raw(['var', who]).catch((error: unknown) => {
      throw new BackendFailure('nobody', [], String(error));
    });
  }
}
