import type { Problem } from '../../findings/problem';
import { missingName } from './missing-name';

/** A key that problems with the same cause share; undefined where a problem has a cause of its own. */
export function causeOf(problem: Problem): string | undefined {
  const missing = missingName(problem);
  if (missing !== undefined) return `${missing.collection}:${missing.name}`;
  switch (problem.code) {
    case 'anchor-unknown':
      return `${problem.details.page}#${problem.details.anchor}`;
    case 'link-unpublished':
      return `${problem.code} ${problem.details.page}`;
    case 'template-missing':
      return `${problem.code} ${problem.details.collection}`;
    case 'translation-missing':
      return `${problem.code} ${problem.details.language}`;
    case 'translations-missing':
      return problem.code;
    case 'date-month-other':
      return problem.details.fact && `${problem.code} ${problem.details.fact}`;
    case 'key-unknown':
      return `${problem.code} ${problem.details.key}`;
    case 'text-curly-quotes':
      return `${problem.code} ${problem.location.file}`;
    // Letters that were lost have to be written again, and those that were misread are known.
    case 'text-encoding':
      return `${problem.code} ${problem.location.file} ${problem.fix === undefined}`;
    case 'media-missing':
    case 'media-not-picture':
    case 'theme-file-missing':
      return `${problem.code} ${problem.details.path}`;
    default:
      return undefined;
  }
}
