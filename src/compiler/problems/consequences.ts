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

/** What a problem is told by: the keys that an error of its own file may have changed, or another file as a whole. */
interface Grounds {
  readonly keys?: readonly string[];
  readonly file?: string;
}

const GROUNDS: { readonly [Code in ProblemCode]?: Grounds } = {
  'anchor-duplicate': { keys: ['when'] },
  'conversion-missing': { file: 'redirects.yaml' },
  'form-consent-missing': { keys: ['link'] },
  'form-without-service': { file: 'settings.yaml' },
  'language-prefix-idle': { file: 'settings.yaml' },
  'path-unknown': { file: 'redirects.yaml' },
  'value-unshown': { keys: ['columns', 'layout'], file: 'settings.yaml' },
};

function groundsOf({ code, details, location: { file } }: Problem): readonly string[] {
  // The section may be there, and only not be called so yet.
  if (code === 'anchor-unknown') return [placeOf(`pages/${details.page}.yaml`, 'id')];
  const { keys = [], file: other } = GROUNDS[code] ?? {};
  return [...keys.map((key) => placeOf(file, key)), ...(other === undefined ? [] : [other])];
}

/** Where the errors are: each file, and in it all keys that lead to one, or that a key was meant to be. */
function placesOfErrors(problems: readonly Problem[]): ReadonlySet<string> {
  const errors = problems.filter(({ code, severity }) => severity === 'error' && !(code in GROUNDS));
  return new Set(
    errors.flatMap(({ code, details, location: { file, pointer } }) => {
      const meant = code === 'key-unknown' ? [details.suggestion ?? ''] : [];
      return [file, ...[...pointer, ...meant].map((key) => placeOf(file, String(key)))];
    }),
  );
}

function placeOf(file: string, key: string): string {
  return `${file}#${key}`;
}

/** Leaves out what may be due to another problem among them. */
export function withoutConsequences(all: readonly Problem[]): readonly Problem[] {
  const isOfOtherLocale = all.some(({ code }) => code === 'language-locale-other');
  // A redirect that is gone is told itself, and not where its address is used.
  const vanished = new Set(
    all.flatMap(({ code, details }) => (code === 'address-vanished' ? [...details.addresses] : [])),
  );
  const isOfGone = (problem: Problem) => problem.code === 'path-unknown' && vanished.has(problem.details.path);
  const problems = all.filter((problem) => !(isOfOtherLocale && BY_LOCALE.has(problem.code)) && !isOfGone(problem));
  const hasOthers = problems.some(({ code, severity }) => severity === 'error' && !CONSEQUENCES.has(code));
  const isPartlyUnread = problems.some(({ code }) => code === 'yaml-syntax' || code === 'file-not-utf8');
  const isUncertain = (code: ProblemCode) => CONSEQUENCES.has(code) || (isPartlyUnread && BY_USAGE.has(code));
  if (hasOthers) {
    const places = placesOfErrors(problems);
    return problems.filter(
      (problem) => !isUncertain(problem.code) && !groundsOf(problem).some((ground) => places.has(ground)),
    );
  }
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
  // A figure in the place of which that of something else stands is unused because of that.
  const displaced = new Set(
    problems.flatMap((problem) => (problem.code === 'fact-of-other' ? problem.details.correct : [])),
  );
  // So are the questions of a page that shows those of another one.
  const shown = new Set(
    problems.flatMap(({ code, details }) =>
      code === 'reference-of-other' ? `${details.collection}:${details.correct}` : [],
    ),
  );
  // Where a figure is that of something else, or ends before it begins, so is what is told elsewhere.
  const ofOthers = new Set(
    problems.flatMap(({ code, location }) => (code === 'fact-of-other' ? `site/${location.file}` : [])),
  );
  const areEndsWrong = problems.some(({ code }) => code === 'fact-order');
  return problems.filter((problem) => {
    if (problem.code === 'detail-other' && ofOthers.has(problem.details.file)) return false;
    if (problem.code === 'workload-other' && areEndsWrong) return false;
    if (problem.code === 'entry-unused' && shown.has(`${problem.details.collection}:${problem.details.id}`))
      return false;
    if (problem.code === 'page-orphan' && named.has(problem.details.page)) return false;
    if (problem.code === 'fact-unused' && displaced.has(problem.details.fact)) return false;
    if (isGone && UNUSED.has(problem.code)) return false;
    return problem.code !== 'media-unused' || !meant.has(problem.details.path.replace(/^media\//, ''));
  });
}
