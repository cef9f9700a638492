import { fileNameOf } from '../../../shared/file-name-of';
import type { Problem } from '../../findings/problem';
import type { DraftSite } from '../../site';
import { namedBySchema, slugOf } from '../../spelling/suggest';
import { fileOf, missingName } from './missing-name';
import { nearestName } from './name-changes';

/** Suggests for a file in the wrong folder or with a wrong name the name by which other files refer to it, where that is nearly its own. */
export function nameMisplacedFiles(problems: readonly Problem[], site: DraftSite): readonly Problem[] {
  return problems.map((problem) => {
    const to = placeMeant(problem);
    if (to === undefined || !to.includes('/')) return problem;
    const { file } = problem.location;
    const [folder, name] = [
      to.slice(0, to.lastIndexOf('/') + 1),
      to.slice(to.lastIndexOf('/') + 1, to.lastIndexOf('.')),
    ];
    const missing = namesMissingIn(folder, problems, site);
    const meant = nearestName(name, [...new Set(missing)], () => new Set());
    if (meant === undefined || missing.includes(name)) return problem;
    const now = to.replace(`/${name}.`, `/${meant}.`);
    const fix = problem.fix && { fix: { ...problem.fix, edits: [{ do: 'rename-file' as const, file, to: now }] } };
    return problem.code === 'file-misplaced'
      ? { ...problem, details: { file, to: now }, ...fix }
      : ({ ...problem, details: { file, correct: now }, ...fix } as Problem);
  });
}

/** Where a file is said to belong. */
function placeMeant({ code, details }: Problem): string | undefined {
  if (code === 'file-misplaced') return details.to;
  return code === 'file-name-malformed' ? details.correct : undefined;
}

function namesMissingIn(folder: string, problems: readonly Problem[], site: DraftSite): string[] {
  return problems.flatMap((problem) => {
    const missing = missingName(problem);
    return missing !== undefined && fileOf(site, missing)?.startsWith(folder) ? missing.name : [];
  });
}

/** Suggests for an unknown file the missing file whose name or whose kind it is called by. */
export function nameUnknownFiles(problems: readonly Problem[], site: DraftSite): readonly Problem[] {
  const missing = new Set(problems.flatMap((problem) => missingFile(problem, site) ?? []));
  const gone = [...missing].filter((file) => !site.files.has(file));
  const media = [...new Set(problems.flatMap((problem) => missingMedia(problem) ?? []))];
  return problems.map((problem) => {
    if (problem.code !== 'file-unknown') return problem;
    const { file, suggestion } = problem.details;
    const name = nameOfFile(file);
    const [to, ...others] = [
      ...gone.filter((one) => nameOfFile(one) === name || isCalled(site, one, name)),
      ...media.filter((one) => fileNameOf(one) === fileNameOf(file)),
    ];
    if (to === undefined || to === suggestion || others.length > 0) return problem;
    const fix = { edits: [{ do: 'rename-file' as const, file, to }], isCertain: false };
    return { ...problem, details: { file, suggestion: to }, fix };
  });
}

/** The file that a problem tells to be missing, or in which something would be that is. */
function missingFile(problem: Problem, site: DraftSite): string | undefined {
  if (problem.code === 'file-missing' || problem.code === 'role-missing') return problem.location.file;
  if (problem.code === 'consent-missing') return 'consent.yaml';
  const missing = missingName(problem);
  return missing && fileOf(site, missing);
}

/** The file that nobody finds in the folder of media. */
function missingMedia({ code, details }: Problem): string | undefined {
  return code === 'media-missing' ? `media/${details.path}` : undefined;
}

function nameOfFile(path: string): string {
  return slugOf(fileNameOf(path).replace(/\..*$/, ''));
}

/** Whether the kind of a file that is alone of its kind is called so, in either language of the schemas. */
function isCalled({ contract }: DraftSite, file: string, name: string): boolean {
  const kind = contract.kinds.find(({ files }) => files === file);
  return kind !== undefined && namedBySchema('', kind.schema).alsoCalled.some((title) => slugOf(title) === name);
}

/** Does not suggest a file name that another file already has; what is to be where another one is, is a copy. */
export function withoutTakenFileNames(problems: readonly Problem[], { files }: DraftSite): readonly Problem[] {
  return problems.map((problem) => {
    const to = placeMeant(problem);
    if (to !== undefined && files.has(to)) {
      const { fix: _taken, ...others } = problem;
      return { ...others, details: { ...problem.details, isTaken: true } } as Problem;
    }
    if (problem.code !== 'file-unknown') return problem;
    const { file, suggestion } = problem.details;
    if (suggestion === undefined || !files.has(suggestion)) return problem;
    const { fix: _taken, ...others } = problem;
    return { ...others, details: { file } };
  });
}
