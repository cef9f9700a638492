import { isReservedForPages } from '../../../compiler/addresses/path-claims';
import { isWellFormedPath } from '../../../compiler/addresses/well-formed-path';
import type { StudioPage } from '../../compiling/site-compiler';

/** The addresses that a page cannot be given. */
interface NotFree {
  /** The one that the page has itself, where it takes another one. */
  readonly own?: string | undefined;
  /** Those of other pages, in any language. */
  readonly others: ReadonlySet<string>;
}

/** Why a page cannot have an address: a key of the words of the Studio. */
type AddressFault = 'malformedAddress' | 'reservedAddress' | 'sameAddress' | 'takenAddress';

/** Why a page cannot have an address; undefined where it can. */
export function addressFault(path: string, { own, others }: NotFree): AddressFault | undefined {
  if (!isWellFormedPath(path)) return 'malformedAddress';
  if (isReservedForPages(path)) return 'reservedAddress';
  if (path === own) return 'sameAddress';
  return others.has(path) ? 'takenAddress' : undefined;
}

/** The addresses in any language that other pages have. */
export function pathsOfOthers(pages: readonly StudioPage[], page: StudioPage): ReadonlySet<string> {
  return new Set(pages.flatMap(({ id, paths }) => (id === page.id ? [] : Object.values(paths))));
}
