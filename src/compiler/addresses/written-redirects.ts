import type { Redirects } from '../../../generated/types';
import type { Draft } from '../../shared/draft';
import type { Pointer } from '../../shared/pointer';
import { type DraftSite, singleton, sourceOfSingleton } from '../site';
import type { Source } from '../source';

/** A redirect as far as it could be read, and where it is written. */
interface WrittenRedirect {
  readonly redirect: Draft<Redirects['redirects'][number]>;
  readonly source: Source;
  readonly pointer: Pointer;
}

/** The redirects of a site, in their order. */
export function writtenRedirects(site: DraftSite): readonly WrittenRedirect[] {
  const source = sourceOfSingleton(site, 'redirects');
  const redirects = singleton(site, 'redirects')?.redirects ?? [];
  return redirects.flatMap((redirect, index) =>
    source === undefined || redirect === undefined ? [] : { redirect, source, pointer: ['redirects', index] },
  );
}
