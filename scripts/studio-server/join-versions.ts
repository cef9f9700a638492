import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SimpleGit } from 'simple-git';
import { groupBy } from '../../src/shared/group-by';
import { BackendFailure } from '../../src/studio/backend/backend';
import { merge } from '../../src/studio/session/merge';

/** git with another index than that of the repository, which is a file. */
export type WithIndex = (index: string) => Promise<SimpleGit | undefined>;

/** A file that git cannot bring together by itself, in one of the versions: 1 that both come from, 2 the own, 3 the other. */
interface Side {
  readonly mode: string;
  readonly blob: string;
  readonly stage: string;
  readonly path: string;
}

/**
 * A version of the own and the other ones, which nothing leads to yet; nothing where git is before 2.38. Lines of the site
 * that touch are brought together as they are in the Studio, if they say different things. Throws a {@link BackendFailure}
 * with the files in which somebody has to decide.
 */
export async function joinedVersion(
  git: SimpleGit,
  theirs: string,
  message: string,
  withIndex: WithIndex,
): Promise<string | undefined> {
  const tree = await joinedTree(git, theirs, withIndex);
  if (tree === undefined) return undefined;
  return (await git.raw(['commit-tree', tree, '-p', 'HEAD', '-p', theirs, '-m', message])).trim();
}

async function joinedTree(git: SimpleGit, theirs: string, withIndex: WithIndex): Promise<string | undefined> {
  // From there, paths are those that are in the tree.
  const top = (await git.raw(['rev-parse', '--show-toplevel'])).trimEnd();
  const prefix = (await git.raw(['rev-parse', '--show-prefix'])).trim();
  const said = await git.raw(['-C', top, 'merge-tree', '--write-tree', '-z', 'HEAD', theirs]).catch(() => '');
  const [tree = '', ...fields] = said.split('\0');
  const end = fields.indexOf('');
  const [sides, messages] = [fields.slice(0, end).map(sideIn), fields.slice(end)];
  if (tree === '') return undefined;
  // Such as a file that one has deleted and the other one changed.
  const isOfFiles = messages.some((text) => /^CONFLICT \((?!contents?\))/.test(text));
  if (isOfFiles) throw undecided(sides, prefix);
  if (sides.length === 0) return tree;
  const folder = await mkdtemp(join(tmpdir(), 'joined-versions-'));
  try {
    const own = await withIndex(join(folder, 'index'));
    return own && (await treeWithMerged(own, tree, { sides, prefix, file: join(folder, 'merged') }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function sideIn(field: string): Side {
  const [, mode = '', blob = '', stage = '', path = ''] = /^(\d+) (\w+) (\d)\t(.*)$/s.exec(field) ?? [];
  return { mode, blob, stage, path };
}

function undecided(sides: readonly Side[], prefix: string): BackendFailure {
  const ofSite = sides.filter(({ path }) => path.startsWith(prefix)).map(({ path }) => path.slice(prefix.length));
  return new BackendFailure('behind', [...new Set(ofSite)]);
}

interface Undecided {
  readonly sides: readonly Side[];
  /** How the paths of the site's files begin. */
  readonly prefix: string;
  /** Where what is merged may lie meanwhile. */
  readonly file: string;
}

async function treeWithMerged(git: SimpleGit, tree: string, { sides, prefix, file }: Undecided): Promise<string> {
  await git.raw(['read-tree', tree]);
  const left: Side[] = [];
  for (const [path, ofFile] of groupBy(sides, (side) => side.path)) {
    const content = path.startsWith(prefix) ? await mergedContent(git, path, ofFile) : undefined;
    if (content === undefined) {
      left.push(...ofFile);
      continue;
    }
    await writeFile(file, content);
    const blob = (await git.raw(['hash-object', '-w', '--no-filters', file])).trim();
    await git.raw(['update-index', '--cacheinfo', `${ofFile[0]?.mode},${blob},${path}`]);
  }
  if (left.length > 0) throw undecided(left, prefix);
  return (await git.raw(['write-tree'])).trim();
}

/** Nothing where it was not a file of the same kind in all three versions, or somebody has to decide. */
async function mergedContent(git: SimpleGit, path: string, sides: readonly Side[]): Promise<Uint8Array | undefined> {
  const [base, mine, theirs] = ['1', '2', '3'].map((stage) => sides.find((side) => side.stage === stage));
  if (base === undefined || mine === undefined || theirs === undefined) return undefined;
  if (sides.some(({ mode }) => mode !== base.mode || !mode.startsWith('100'))) return undefined;
  const contentOf = async ({ blob }: Side): Promise<Uint8Array> => git.binaryCatFile(['blob', blob]);
  return merge(path, await contentOf(base), await contentOf(mine), await contentOf(theirs))?.content;
}
