import { recordedAddresses } from '../../addresses/recorded-addresses';
import { locate } from '../../findings/locate';
import type { Location, Problem } from '../../findings/problem';
import { collection, type DraftSite } from '../../site';
import { changedNameProblem } from './changed-name';
import { kindOf, type MissingName } from './missing-name';
import { nearestName, usedNames } from './name-changes';

/** One problem for a name that many places use: it was renamed, or its file is gone. Undefined where it never had a file of its own. */
export function mergeMissingName(
  first: Problem,
  missing: MissingName,
  places: readonly Location[],
  site: DraftSite,
): Problem | undefined {
  const kind = kindOf(site, missing);
  if (kind === undefined) return undefined;
  const names = kind.collection === undefined ? Object.keys(site.facts) : [...collection(site, kind.collection).keys()];
  const used = () => new Set([...usedNames(site, missing.collection), ...namesWithAddress(site)]);
  const now =
    nearestName(missing.name, names, used) ??
    unusedSuggestion(first, used) ??
    (missing.collection === 'pages' ? undefined : onlyUnused(first, places, names, used));
  if (now !== undefined) return changedNameProblem(site, kind, { ...missing, now }, places);
  if (kind.holds !== 'entries') return undefined;
  const file = kind.files.replace('*', missing.name);
  // A template is there, but is no page that has a name.
  if (site.files.has(file)) return undefined;
  return {
    ...locate({ code: 'file-missing', place: { file }, details: { file, name: missing.name } }),
    others: places,
  };
}

/** What has had a page of its own under its name, such as an article, is not new. */
function namesWithAddress(site: DraftSite): string[] {
  return recordedAddresses(site).flatMap(({ page }) => page.split(':').slice(1));
}

/** In so many places nobody means what is only called alike. */
const VERY_MANY = 5;

/** The one name that nothing uses, where nothing else can be meant. */
function onlyUnused(
  { details }: Problem,
  places: readonly Location[],
  names: readonly string[],
  used: () => ReadonlySet<string>,
): string | undefined {
  if (places.length < VERY_MANY && 'suggestion' in details && details.suggestion !== undefined) return undefined;
  const known = used();
  const [only, ...others] = names.filter((name) => !known.has(name));
  return others.length === 0 ? only : undefined;
}

/** What is meant and nothing names as it is called now. */
function unusedSuggestion({ code, details }: Problem, used: () => ReadonlySet<string>): string | undefined {
  const isName = code === 'page-unknown' || code === 'reference-unknown';
  const suggestion = isName ? details.suggestion : undefined;
  return suggestion === undefined || used().has(suggestion) ? undefined : suggestion;
}
