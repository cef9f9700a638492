import { addToGroup } from '../../../shared/group-by';
import type { DraftSite } from '../../site';
import { locate } from '../locate';
import type { Problem } from '../problem';
import { kindOf, missingName } from './missing-name';

/** A file that is not there is told once, with how much is looked for in it. */
export function withMissingFiles(problems: readonly Problem[], site: DraftSite): readonly Problem[] {
  const hanging = new Map<string, Problem[]>();
  const left = problems.filter((problem) => {
    const missing = missingName(problem);
    const kind = missing && kindOf(site, missing);
    if (kind === undefined || kind.holds === 'entries' || site.files.has(kind.files)) return true;
    addToGroup(hanging, kind.files, problem);
    return false;
  });
  const others = left.filter(({ code, location }) => code !== 'file-missing' || !hanging.has(location.file));
  const found = [...hanging].map(([file, users]) => ({
    ...locate({ code: 'file-missing', place: { file }, details: { file } }),
    others: users.map(({ location }) => location),
  }));
  return [...others, ...found];
}
