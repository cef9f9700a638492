import { groupBy } from '../../../shared/group-by';
import { locate } from '../../findings/locate';
import type { Problem } from '../../findings/problem';
import type { ProblemDetails } from '../../findings/problem-details';
import { extensionOf, isLeftBySystem, MEDIA, mediaFiles, namedMedia } from '../../media/media-files';
import type { DraftSite } from '../../site';
import { nearestName } from './name-changes';

/** One problem for a file of site/media that several places still name by its old name; one place is told what it is called now. */
export function mergeByRenamedMedia(problems: readonly Problem[], site: DraftSite): readonly Problem[] {
  const groups = groupBy(problems, (problem) => (problem.code === 'media-missing' ? problem.details.path : problem));
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (first?.code !== 'media-missing') return group;
    const now = nameNow(first.details, site);
    if (now === undefined) return group;
    if (others.length > 0) return [renamedMedia(first.details.path, now, group)];
    return [{ ...first, details: { ...first.details, suggestion: now } }];
  });
}

/** What nothing names, and is called nearly so, or is the only such file of its kind. */
function nameNow(
  { path, suggestion, name, hasAccentsApart }: ProblemDetails['media-missing'],
  site: DraftSite,
): string | undefined {
  if (path === '' || hasAccentsApart) return undefined;
  const named = namedMedia(site);
  const isUnused = (file: string) => !named.has(file) && !isLeftBySystem(file);
  if (suggestion !== undefined) return isUnused(suggestion) ? suggestion : undefined;
  // What lies elsewhere has never been here under another name.
  if (name !== undefined) return undefined;
  const isAlike = (file: string) => extensionOf(file) === extensionOf(path);
  const unused = mediaFiles(site).flatMap((file) => (isAlike(file.path) && isUnused(file.path) ? file.path : []));
  return nearestName(path, unused, () => new Set()) ?? (unused.length === 1 ? unused[0] : undefined);
}

function renamedMedia(name: string, now: string, group: readonly Problem[]): Problem {
  const file = MEDIA + now;
  const edit = { do: 'rename-file' as const, file, to: MEDIA + name };
  const details = { name, now, isFile: true, isMedia: true as const };
  const finding = { code: 'name-changed' as const, place: { file }, details, fix: { edits: [edit], isCertain: false } };
  return { ...locate(finding), others: group.map(({ location }) => location) };
}
