import type { Problem } from './problem';
import type { ProblemCode } from './problem-details';

/** Problems that an error elsewhere may have caused: they are reported only once there is no other error. */
const CONSEQUENCES: ReadonlySet<ProblemCode> = new Set([
  'address-moved',
  'address-vanished',
  'description-length',
  'description-repeated',
  'entry-unused',
  'fact-unused',
  'main-heading-missing',
  'media-unused',
  'page-orphan',
  'title-long',
  'title-repeated',
]);

/** Things that nothing uses. */
const UNUSED: ReadonlySet<ProblemCode> = new Set(['entry-unused', 'fact-unused', 'media-unused', 'page-orphan']);

/** Problems that depend on how a language writes figures and dates. */
const BY_LOCALE: ReadonlySet<ProblemCode> = new Set(['currency-misplaced', 'figure-decimal', 'translation-figures']);

/** Problems that are told by how the rest of the site is written: without some of it, what is rare there may be usual, and the other way round. */
const BY_USAGE: ReadonlySet<ProblemCode> = new Set([
  'name-misspelt',
  'text-beginning-other',
  'text-end-other',
  'text-spelling-other',
  'text-typo',
  'translation-foreign',
  'translation-names',
]);

/** Leaves out what may be due to another problem among them. */
export function withoutConsequences(problems: readonly Problem[]): readonly Problem[] {
  const hasOthers = problems.some(({ code, severity }) => severity === 'error' && !CONSEQUENCES.has(code));
  const isPartlyUnread = problems.some(({ code }) => code === 'yaml-syntax' || code === 'file-not-utf8');
  const isUncertain = (code: ProblemCode) => CONSEQUENCES.has(code) || (isPartlyUnread && BY_USAGE.has(code));
  if (hasOthers) return problems.filter(({ code }) => !isUncertain(code));
  // Where a page is gone, so is what used the things that it showed.
  const isGone = problems.some((problem) => problem.code === 'address-vanished' && problem.details.gone !== undefined);
  // A picture that was meant where another one was put by mistake is unused only because of that.
  const meant = new Set(
    problems.flatMap((problem) =>
      problem.code === 'picture-not-shared' || problem.code === 'picture-other'
        ? (problem.details.suggestion ?? [])
        : [],
    ),
  );
  // A page that a link names and does not lead to is without a link because of that.
  const named = new Set(
    problems.flatMap((problem) => (problem.code === 'link-text-other' ? problem.details.correct : [])),
  );
  // So are the questions of a page that shows those of another one.
  const shown = new Set(
    problems.flatMap(({ code, details }) =>
      code === 'reference-of-other' ? `${details.collection}:${details.correct}` : [],
    ),
  );
  const isOfOtherLocale = problems.some(({ code }) => code === 'language-locale-other');
  return problems.filter((problem) => {
    if (isOfOtherLocale && BY_LOCALE.has(problem.code)) return false;
    if (problem.code === 'entry-unused' && shown.has(`${problem.details.collection}:${problem.details.id}`))
      return false;
    if (problem.code === 'page-orphan' && named.has(problem.details.page)) return false;
    if (isGone && UNUSED.has(problem.code)) return false;
    return problem.code !== 'media-unused' || !meant.has(problem.details.path.replace(/^media\//, ''));
  });
}
