import { addToGroup } from '../../../shared/group-by';
import { locate } from '../../findings/locate';
import type { Problem } from '../../findings/problem';
import type { DraftSite } from '../../site';
import { kindOf, missingName } from './missing-name';

/** One problem for each missing file, in place of all references to what it would hold. */
export function mergeByMissingFile(problems: readonly Problem[], site: DraftSite): readonly Problem[] {
  const referencesByFile = new Map<string, Problem[]>();
  const left = problems.filter((problem) => {
    const missing = missingName(problem);
    const kind = missing && kindOf(site, missing);
    if (kind === undefined || kind.holds === 'entries' || site.files.has(kind.files)) return true;
    addToGroup(referencesByFile, kind.files, problem);
    return false;
  });
  const others = left.filter(({ code, location }) => code !== 'file-missing' || !referencesByFile.has(location.file));
  const found = [...referencesByFile].map(([file, users]) => ({
    ...locate({ code: 'file-missing', place: { file }, details: { file } }),
    others: users.map(({ location }) => location),
  }));
  return [...others, ...found];
}
