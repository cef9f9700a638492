import { canonicalPath } from '../../shared/paths';
import type { Source } from '../load';
import { locateValue } from '../position';
import { type Pointer, type Problem, problem } from '../problem';
import { isRecord } from '../sections';
import type { Site } from '../site';
import type { Check } from './check';

const RESERVED = /^\/(assets|data|media|index|404)(\/|$)/;
const WELL_FORMED = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/;

interface Claim {
  readonly path: string;
  readonly source: Source;
  readonly pointer: Pointer;
  /** Claims of the same owner do not collide: a page may have one path for several languages. */
  readonly owner: string;
}

/** Every address belongs to one page or one redirect, and is written in canonical form (decision N10). */
export const path: Check = (site) => {
  const claims = [...pageClaims(site), ...redirectClaims(site)];
  return onePerPlace([...claims.flatMap(formProblems), ...duplicates(claims)]);
};

/** A template claims its addresses once an entry; its editor has to mend them once. */
function onePerPlace(problems: readonly Problem[]): Problem[] {
  const place = ({ code, location: { file, line, column } }: Problem) => `${file}:${line}:${column}:${code}`;
  return [...new Map(problems.map((found) => [place(found), found])).values()];
}

function pageClaims(site: Site): Claim[] {
  return site.pages.all.flatMap(({ id, page: { source, pointer, value }, alternates, also }) => [
    ...Object.entries(alternates).map(([language, path]) => ({
      path,
      source,
      pointer: [...pointer, 'path', ...(isRecord(value.path) ? [language] : [])],
      owner: id,
    })),
    ...also.map((other, index) => ({ path: other, source, pointer: [...pointer, 'also', index], owner: id })),
  ]);
}

function redirectClaims(site: Site): Claim[] {
  return site.sources
    .filter((source) => source.kind.name === 'redirects')
    .flatMap((source) => {
      const list = isRecord(source.data) && Array.isArray(source.data.redirects) ? source.data.redirects : [];
      return list.flatMap((redirect: unknown, index) => {
        if (!isRecord(redirect) || typeof redirect.from !== 'string') return [];
        const pointer = ['redirects', index, 'from'];
        return [{ path: redirect.from, source, pointer, owner: pointer.join('/') }];
      });
    });
}

function formProblems({ path, source, pointer }: Claim): Problem[] {
  const location = locateValue(source, pointer);
  if (RESERVED.test(path)) return [problem('path-reserved', location, { path })];
  if (WELL_FORMED.test(path)) return [];
  const correct = canonicalPath(path)
    .replaceAll(/[^a-z0-9/-]+/g, '-')
    .replaceAll(/\/{2,}/g, '/');
  return [problem('path-malformed', location, { path, correct })];
}

function duplicates(claims: readonly Claim[]): Problem[] {
  const first = new Map<string, Claim>();
  return claims.flatMap((claim) => {
    const other = first.get(claim.path);
    if (other === undefined) first.set(claim.path, claim);
    if (other === undefined || other.owner === claim.owner) return [];
    const details = { path: claim.path, other: `site/${other.source.path}` };
    return [problem('path-duplicate', locateValue(claim.source, claim.pointer), details)];
  });
}
