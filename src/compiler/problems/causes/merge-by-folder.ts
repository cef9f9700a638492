import { groupBy } from '../../../shared/group-by';
import type { Problem, ProblemOf } from '../../findings/problem';
import type { Kind } from '../../schema/kind';
import type { DraftSite } from '../../site';

type UnknownFile = ProblemOf<'file-unknown'>;

/** One problem for all files of a folder that was renamed, or copied to where there is none. */
export function mergeByFolder(problems: readonly Problem[], { contract }: DraftSite): readonly Problem[] {
  const groups = groupBy(problems, (problem) => folderTold(problem, contract.kinds) ?? problem);
  return [...groups].flatMap(([folder, group]) => {
    const [first, ...others] = group;
    if (typeof folder !== 'string' || first?.code !== 'file-unknown' || others.length === 0) return group;
    const [file = '', suggestion] = folder.split(' ');
    const edits = group.flatMap(({ fix }) => fix?.edits ?? []);
    const { fix: _ofOne, ...told } = first;
    return {
      ...told,
      details: { file, ...(suggestion && { suggestion }), isFolder: true },
      others: others.map(({ location }) => location),
      ...(edits.length > 0 && { fix: { edits, isCertain: false } }),
    };
  });
}

/** The unknown folder in which a file is, with the one that it should be in if that is known. */
function folderTold(problem: Problem, kinds: readonly Kind[]): string | undefined {
  if (problem.code !== 'file-unknown') return undefined;
  return problem.details.suggestion === undefined ? strangeFolder(problem, kinds) : renamedFolder(problem);
}

/** What is left of both paths without the folders and the name that they share at their end. */
function renamedFolder({ details: { file, suggestion = '' } }: UnknownFile): string | undefined {
  const [from, to] = [file.split('/'), suggestion.split('/')];
  while (from.length > 0 && from.at(-1) === to.at(-1)) {
    from.pop();
    to.pop();
  }
  // `old/people` is named as a whole where it is only to be moved out.
  const [folder] = suggestion.split('/', to.length === 0 && suggestion.includes('/') ? 1 : 0);
  if (folder !== undefined) for (const path of [from, to]) path.push(folder);
  const isFolder = from.length > 0 && to.length > 0 && from.length < file.split('/').length;
  return isFolder ? `${from.join('/')}/ ${to.join('/')}/` : undefined;
}

/** The outermost of the folders around a file that the site has not. */
function strangeFolder({ details: { file } }: UnknownFile, kinds: readonly Kind[]): string | undefined {
  const steps = file.split('/').slice(0, -1);
  const folders = steps.map((_, index) => `${steps.slice(0, index + 1).join('/')}/`);
  return folders.find((folder) => !kinds.some(({ files }) => files.startsWith(folder)) && !OTHERS.has(folder));
}

/** Folders of the site that hold no content. */
const OTHERS: ReadonlySet<string> = new Set(['media/', 'theme/']);
