import { parsePath } from '../../../shared/token-syntax';
import type { Problem } from '../../findings/problem';
import { type Kind, kindOfName } from '../../schema/kind';
import type { DraftSite } from '../../site';

/** The name of something that is not there: an entry of a collection, a fact or a setting. */
export interface MissingName {
  readonly collection: string;
  readonly name: string;
}

/** The name that a problem reports as referring to nothing. */
export function missingName(problem: Problem): MissingName | undefined {
  switch (problem.code) {
    case 'page-unknown':
      return { collection: 'pages', name: problem.details.value };
    case 'reference-unknown':
      return { collection: problem.details.collection, name: problem.details.value };
    case 'fact-sum-unknown':
      return problem.details.reason === 'unknown' ? { collection: 'facts', name: problem.details.fact } : undefined;
    case 'token-unknown': {
      const { scope, name } = parsePath(problem.details.token.slice(2, -2));
      return scope === '' || scope === 'entry' ? undefined : { collection: scope, name };
    }
    default:
      return undefined;
  }
}

export function kindOf({ contract }: DraftSite, { collection }: MissingName): Kind | undefined {
  return kindOfName(contract, collection);
}

/** The file in which it would be. */
export function fileOf(site: DraftSite, missing: MissingName): string | undefined {
  return kindOf(site, missing)?.files.replace('*', missing.name);
}
