import type { Edit } from '../../compiler/findings/fix';
import { asRecord } from '../../shared/is-record';
import type { Languages } from '../../shared/language';
import { type Paths, pathEdits } from './addresses';

/** What one page only has: a role, and addresses besides its own. */
const OF_ONE_PAGE = ['role', 'also'];

/** The name of a copy of a page: how its address ends, or that of the page, with a number where it is taken. */
export function nameOfCopy(id: string, path: string | undefined, isTaken: (name: string) => boolean): string {
  const wanted = path?.split('/').at(-1) || id;
  let name = wanted;
  for (let number = 2; isTaken(name); number += 1) name = `${wanted}-${number}`;
  return name;
}

/**
 * What makes a file that says the same as another one. `text` and `data` are what that says; `paths` are the addresses of the
 * copy by language, where it has its own; `toItself` are the edits by which the page would name the copy where it names itself.
 */
export function copyEdits(
  copy: string,
  { text, data }: { readonly text: string; readonly data: unknown },
  paths: Paths,
  languages: Languages,
  toItself: readonly Edit[] = [],
): Edit[] {
  const { path: _path, ...others } = asRecord(data);
  return [
    { do: 'create-file', file: copy, text },
    ...(Object.keys(paths).length > 0 ? pathEdits(copy, data, paths, languages) : []),
    ...toItself.map((edit): Edit => ({ ...edit, file: copy })),
    ...OF_ONE_PAGE.filter((key) => key in others).map((key): Edit => ({ do: 'remove', file: copy, pointer: [key] })),
  ];
}
