import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SimpleGit } from 'simple-git';
import { groupBy } from '../../src/shared/group-by';
import { BackendFailure, type Decided, type Keeps, type UndecidedFile } from '../../src/studio/backend/backend';
import { merge, mergePreferring } from '../../src/studio/session/merge';

/** git with another index than that of the repository, which is a file. */
export type WithIndex = (index: string) => Promise<SimpleGit | undefined>;

/** A file that git cannot bring together by itself, in one of the versions: 1 that both come from, 2 the own, 3 the other. */
interface Side {
  readonly mode: string;
  readonly blob: string;
  readonly stage: string;
  readonly path: string;
}

interface Joining {
  readonly withIndex: WithIndex;
  /** Whose stays where both touch. */
  readonly decided: Decided | undefined;
}

/**
 * A version of the own and the other ones, which nothing leads to yet; nothing where git is before 2.38. Lines of the site
 * that touch are brought together as they are in the Studio, if they say different things; where they say something else
 * for the same, as was decided. Throws a {@link BackendFailure} with the files in which somebody has to decide.
 */
export async function joinedVersion(
  git: SimpleGit,
  theirs: string,
  message: string,
  joining: Joining,
): Promise<string | undefined> {
  const tree = await joinedTree(git, theirs, joining);
  if (tree === undefined) return undefined;
  return (await git.raw(['commit-tree', tree, '-p', 'HEAD', '-p', theirs, '-m', message])).trim();
}

/** The files in which somebody has to decide; none where that cannot be done file by file. */
export async function undecidedFiles(git: SimpleGit, theirs: string): Promise<UndecidedFile[]> {
  const attempt = await attemptOf(git, theirs);
  if (attempt === undefined || !attempt.isFileByFile) return [];
  const { files, prefix } = attempt;
  const left: UndecidedFile[] = [];
  for (const [path, sides] of files) {
    // What is beside the site is nobody's to decide here.
    if (!path.startsWith(prefix) || !areFiles(sides)) return [];
    const versions = await versionsOf(git, sides);
    if (mergedContent(path, versions) === undefined) left.push({ path: path.slice(prefix.length), ...versions });
  }
  return left;
}

/** What git makes of both by itself. */
interface Attempt {
  readonly tree: string;
  /** How the paths of the site's files begin. */
  readonly prefix: string;
  /** Those that it leaves undecided. */
  readonly files: ReadonlyMap<string, readonly Side[]>;
  /** Whether each of them is one matter: neither has it got two names, nor is it a folder for one of both. */
  readonly isFileByFile: boolean;
}

async function attemptOf(git: SimpleGit, theirs: string): Promise<Attempt | undefined> {
  // From there, paths are those that are in the tree.
  const top = (await git.raw(['rev-parse', '--show-toplevel'])).trimEnd();
  const prefix = (await git.raw(['rev-parse', '--show-prefix'])).trim();
  const said = await git.raw(['-C', top, 'merge-tree', '--write-tree', '-z', 'HEAD', theirs]).catch(() => '');
  const [tree = '', ...fields] = said.split('\0');
  if (tree === '') return undefined;
  const end = fields.indexOf('');
  const [sides, messages] = [fields.slice(0, end).map(sideIn), fields.slice(end)];
  const isFileByFile = !messages.some((text) => /^CONFLICT \((?!contents?|binary|add\/add|modify\/delete)/.test(text));
  return { tree, prefix, files: groupBy(sides, ({ path }) => path), isFileByFile };
}

function sideIn(field: string): Side {
  const [, mode = '', blob = '', stage = '', path = ''] = /^(\d+) (\w+) (\d)\t(.*)$/s.exec(field) ?? [];
  return { mode, blob, stage, path };
}

async function joinedTree(git: SimpleGit, theirs: string, joining: Joining): Promise<string | undefined> {
  const attempt = await attemptOf(git, theirs);
  if (attempt === undefined) return undefined;
  if (!attempt.isFileByFile) throw undecided([...attempt.files.keys()], attempt.prefix);
  if (attempt.files.size === 0) return attempt.tree;
  const { decided } = joining;
  const decisions = decided?.version === theirs ? decided.files : [];
  const keeps = new Map(decisions.map((file) => [`${attempt.prefix}${file.path}`, file.keeps]));
  const folder = await mkdtemp(join(tmpdir(), 'joined-versions-'));
  try {
    const own = await joining.withIndex(join(folder, 'index'));
    return own && (await treeWithMerged(own, attempt, { keeps, file: join(folder, 'merged') }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function undecided(paths: readonly string[], prefix: string): BackendFailure {
  const ofSite = paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
  return new BackendFailure('behind', ofSite);
}

interface Deciding {
  readonly keeps: ReadonlyMap<string, Keeps>;
  /** Where what is merged may lie meanwhile. */
  readonly file: string;
}

async function treeWithMerged(
  git: SimpleGit,
  { tree, prefix, files }: Attempt,
  { keeps, file }: Deciding,
): Promise<string> {
  await git.raw(['read-tree', tree]);
  const left: string[] = [];
  for (const [path, sides] of files) {
    const isOfSite = path.startsWith(prefix) && areFiles(sides);
    const joined = isOfSite ? joinedContent(path, await versionsOf(git, sides), keeps.get(path)) : undefined;
    if (joined === undefined) left.push(path);
    else if (joined.content === undefined)
      await git.raw(['update-index', '--force-remove', '--', path.slice(prefix.length)]);
    else {
      await writeFile(file, joined.content);
      const blob = (await git.raw(['hash-object', '-w', '--no-filters', file])).trim();
      await git.raw(['update-index', '--add', '--cacheinfo', `${sides[0]?.mode},${blob},${path}`]);
    }
  }
  if (left.length > 0) throw undecided(left, prefix);
  return (await git.raw(['write-tree'])).trim();
}

/** Whether it is a file of the same kind in each version that has it. */
function areFiles(sides: readonly Side[]): boolean {
  return sides.every(({ mode }) => mode === sides[0]?.mode && mode.startsWith('100'));
}

type Versions = Omit<UndecidedFile, 'path'>;

async function versionsOf(git: SimpleGit, sides: readonly Side[]): Promise<Versions> {
  const contentOf = async (stage: string): Promise<Uint8Array | undefined> => {
    const side = sides.find((each) => each.stage === stage);
    return side && git.binaryCatFile(['blob', side.blob]);
  };
  return { base: await contentOf('1'), mine: await contentOf('2'), theirs: await contentOf('3') };
}

/** Nothing where somebody has to decide, and nobody has. */
function joinedContent(path: string, versions: Versions, keeps: Keeps | undefined): ReturnType<typeof merge> {
  const merged = mergedContent(path, versions);
  if (merged !== undefined || keeps === undefined) return merged;
  const { base, mine, theirs } = versions;
  return {
    content: keeps === 'mine' ? mergePreferring(path, base, mine, theirs) : mergePreferring(path, base, theirs, mine),
  };
}

/** Nothing where it was not there in all three versions, or somebody has to decide. */
function mergedContent(path: string, { base, mine, theirs }: Versions): ReturnType<typeof merge> {
  return base === undefined || mine === undefined || theirs === undefined ? undefined : merge(path, base, mine, theirs);
}
