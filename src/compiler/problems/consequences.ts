import type { Problem } from '../findings/problem';
import type { ProblemCode } from '../findings/problem-details';

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
  const explained = new Set(problems.flatMap(explainedBy));
  return problems.filter((problem) => !(isGone && UNUSED.has(problem.code)) && !explained.has(nameOf(problem)));
}

/** What is told elsewhere only because of a problem, by the names of what is told. */
function explainedBy({ code, details, location: { file } }: Problem): readonly string[] {
  switch (code) {
    // The picture that was meant where another one was put by mistake is unused.
    case 'picture-not-shared':
    case 'picture-other':
      return details.suggestion === undefined ? [] : [`media-unused ${details.suggestion}`];
    // The page that a link names and does not lead to is without a link.
    case 'link-text-other':
      return [`page-orphan ${details.correct}`];
    // The figure in the place of which that of something else stands is unused, and what says it elsewhere is another.
    case 'fact-of-other':
      return [`fact-unused ${details.correct}`, `detail-other site/${file}`];
    // The questions of a page that shows those of another one are unused.
    case 'reference-of-other':
      return [`entry-unused ${details.collection}:${details.correct}`];
    // Of a figure that ends before it begins.
    case 'fact-order':
      return ['workload-other'];
    default:
      return [];
  }
}

/** A problem that another one may explain, with what it is about. */
function nameOf({ code, details }: Problem): string {
  switch (code) {
    case 'detail-other':
      return `${code} ${details.file}`;
    case 'entry-unused':
      return `${code} ${details.collection}:${details.id}`;
    case 'fact-unused':
      return `${code} ${details.fact}`;
    case 'media-unused':
      return `${code} ${details.path}`;
    case 'page-orphan':
      return `${code} ${details.page}`;
    default:
      return code;
  }
}
