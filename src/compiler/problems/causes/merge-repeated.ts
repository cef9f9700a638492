import { groupBy } from '../../../shared/group-by';
import { locate } from '../../findings/locate';
import type { Problem } from '../../findings/problem';
import type { DraftSite } from '../../site';
import { causeOf } from './cause-of';
import { isUnlistedLanguage, unlistedLanguageProblem, untranslatedLanguageProblem } from './languages';
import { mergeMissingName } from './merge-missing-name';
import { mergeUnpublishedLinks } from './merge-unpublished-links';
import { missingName } from './missing-name';
import { usedNames } from './name-changes';

/** In so many places nobody mistypes the same name: what it names is gone, or has another name now. */
const MANY = 3;
/** In so many places nobody forgot a language, or wrote a wrong one: the settings name other languages than the texts. */
const ALL_OVER = 30;

/** Merges problems that repeat for the same reason into one, at the place where it is to be fixed. */
export function mergeRepeated(problems: readonly Problem[], site: DraftSite): readonly Problem[] {
  const groups = groupBy(problems, (problem) => causeOf(problem) ?? problem);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first !== undefined && isRepeated(first, group, site) ? mergedProblem(first, group, site) : group;
  });
}

/** In one file somebody may also have mistyped the name and copied it, if one is there that was meant. */
function isRepeated(first: Problem, group: readonly Problem[], site: DraftSite): boolean {
  if (first.code === 'media-not-picture' || first.code === 'template-missing') return group.length > 1;
  const isFile = first.code === 'media-missing' || first.code === 'theme-file-missing';
  // A file that is named alike in two places, and not nearly as another one, was there.
  if (isFile && first.details.suggestion === undefined) return group.length > 1;
  if (OF_SAVING.has(first.code)) return group.length >= MANY;
  const isGone =
    (first.code === 'reference-unknown' || first.code === 'page-unknown') && first.details.suggestion === undefined;
  const isInSeveralFiles = group.some(({ location }) => location.file !== first.location.file);
  const isFew = isInSeveralFiles && (isGone || namesUnused(first, site));
  const least = OF_LANGUAGES.has(first.code) ? ALL_OVER : isFew ? MANY - 1 : MANY;
  return group.length >= least && (isInSeveralFiles || (isGone && first.code === 'reference-unknown'));
}

/** Whether nothing names what seems to be meant by a name that is not there. */
function namesUnused({ code, details }: Problem, site: DraftSite): boolean {
  if (code !== 'reference-unknown' || details.suggestion === undefined) return false;
  return !usedNames(site, details.collection).has(details.suggestion);
}

const OF_LANGUAGES: ReadonlySet<Problem['code']> = new Set([
  'key-unknown',
  'translation-missing',
  'translations-missing',
]);

/** Who has saved a file with a word processor has such quotes all over it; or such letters, in another encoding. */
const OF_SAVING: ReadonlySet<Problem['code']> = new Set(['text-curly-quotes', 'text-encoding']);

function mergedProblem(first: Problem, group: readonly Problem[], site: DraftSite): Problem {
  const places = group.map(({ location }) => location);
  if (first.code === 'media-not-picture') {
    const { location } = locate({ ...first, place: { file: `media/${first.details.path}` } });
    return { ...first, location, others: places };
  }
  if (first.code === 'translation-missing')
    return untranslatedLanguageProblem({ language: first.details.language }, places, site);
  if (first.code === 'translations-missing') {
    const [main = '', language = ''] = first.details.languages;
    return untranslatedLanguageProblem({ language, main }, places, site);
  }
  if (isUnlistedLanguage(first, site)) return unlistedLanguageProblem(first.details.key, places, site);
  if (first.code === 'link-unpublished') return mergeUnpublishedLinks(first, places, site);
  if (OF_SAVING.has(first.code)) {
    const edits = group.flatMap(({ fix }) => fix?.edits ?? []);
    return { ...first, others: places.slice(1), ...(first.fix && { fix: { ...first.fix, edits } }) };
  }
  const missing = missingName(first);
  return (missing && mergeMissingName(first, missing, places, site)) ?? { ...first, others: places.slice(1) };
}
