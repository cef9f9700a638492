import type { Problem } from './problem';
import type { ProblemCode } from './problem-details';

/** What a mistake elsewhere may be the reason of: it is not told before everything else is right. */
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

/** What nothing uses. */
const UNUSED: ReadonlySet<ProblemCode> = new Set(['entry-unused', 'fact-unused', 'media-unused', 'page-orphan']);

/** What depends on how a language writes figures and dates. */
const BY_LOCALE: ReadonlySet<ProblemCode> = new Set(['currency-misplaced', 'figure-decimal', 'translation-figures']);

/** Without what may be due to an error among them. */
export function withoutConsequences(problems: readonly Problem[]): readonly Problem[] {
  const hasOthers = problems.some(({ code, severity }) => severity === 'error' && !CONSEQUENCES.has(code));
  if (hasOthers) return problems.filter(({ code }) => !CONSEQUENCES.has(code));
  // What a page has shown, nothing shows once it is gone.
  const isGone = problems.some((problem) => problem.code === 'address-vanished' && problem.details.gone !== undefined);
  // Nor does anything use the picture in whose place another one was put by mistake.
  const meant = new Set(
    problems.flatMap((problem) =>
      problem.code === 'picture-not-shared' || problem.code === 'picture-other'
        ? (problem.details.suggestion ?? [])
        : [],
    ),
  );
  const isOfOtherLocale = problems.some(({ code }) => code === 'language-locale-other');
  return problems.filter((problem) => {
    if (isOfOtherLocale && BY_LOCALE.has(problem.code)) return false;
    if (isGone && UNUSED.has(problem.code)) return false;
    return problem.code !== 'media-unused' || !meant.has(problem.details.path.replace(/^media\//, ''));
  });
}
