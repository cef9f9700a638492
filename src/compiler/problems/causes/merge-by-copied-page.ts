import type { Pointer } from '../../../shared/pointer';
import { locate } from '../../findings/locate';
import type { Problem } from '../../findings/problem';
import type { DraftSite } from '../../site';

/** One problem for a page that has all the addresses of another page: it is a copy of it. */
export function mergeByCopiedPage(problems: readonly Problem[], { sources, contract }: DraftSite): readonly Problem[] {
  const textOf = new Map(sources.map(({ path, text }) => [`site/${path}`, text]));
  const isSame = (file: string, other: string) => textOf.get(`site/${file}`) === textOf.get(other);
  const originals = originalsByCopy(problems, Math.max(contract.languages.length, 2), isSame);
  const told = new Set(problems.map(({ code, location }) => placeOf(code, location.file, location.pointer)));
  const isOfCopy = ({ code, details, location: { file, pointer } }: Problem) => {
    if (code === 'file-name-unkept') return originals.has(file) || originals.has(details.other ?? '');
    const original = originals.get(file)?.replace(/^site\//, '');
    // What is wrong in both is told of the original.
    return original !== undefined && (OF_COPIES.has(code) || told.has(placeOf(code, original, pointer)));
  };
  const withRole = new Set(problems.flatMap(({ code, location }) => (code === 'role-duplicate' ? location.file : [])));
  const copies = sources.flatMap((source) => {
    const other = originals.get(source.path);
    if (other === undefined) return [];
    const details = { other, hasRole: withRole.has(source.path) };
    return locate({ code: 'page-copied', place: { source, pointer: [], key: 'path' }, details });
  });
  return [...problems.filter((problem) => !isOfCopy(problem)), ...copies];
}

function placeOf(code: Problem['code'], file: string, pointer: Pointer): string {
  return [code, file, ...pointer].join('/');
}

/** The problems of a copy that this one problem stands for. */
const OF_COPIES: ReadonlySet<Problem['code']> = new Set(['file-name-malformed', 'path-duplicate', 'role-duplicate']);

/** By their files, the files with which pages share as many addresses as a page has, or everything. */
function originalsByCopy(
  problems: readonly Problem[],
  addressesOfPage: number,
  isSame: (file: string, other: string) => boolean,
): ReadonlyMap<string, string> {
  const shared = new Map<string, number>();
  const originals = new Map<string, string>();
  for (const problem of problems) {
    if (problem.code !== 'path-duplicate' || problem.location.pointer[0] !== 'path') continue;
    const { file } = problem.location;
    const { other } = problem.details;
    const count = (shared.get(`${file} ${other}`) ?? 0) + 1;
    shared.set(`${file} ${other}`, count);
    if ((count === addressesOfPage || isSame(file, other)) && other !== `site/${file}`) originals.set(file, other);
  }
  return originals;
}
