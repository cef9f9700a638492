import type { Edit } from '../../findings/fix';
import { locate } from '../../findings/locate';
import type { Location, Problem } from '../../findings/problem';
import type { Kind } from '../../schema/kind';
import type { DraftSite } from '../../site';

/** One problem for a thing that many places still name by its old name; its fix restores that name. */
export function changedNameProblem(
  site: DraftSite,
  kind: Kind,
  { name, now }: { readonly name: string; readonly now: string },
  others: readonly Location[],
): Problem {
  const details = { name, now, isFile: kind.holds === 'entries' };
  const file = kind.files.replace('*', now);
  const source = site.sources.find(({ path }) => path === file);
  const place = source === undefined || details.isFile ? { file } : { source, pointer: [], key: now };
  const edit: Edit = details.isFile
    ? { do: 'rename-file', file, to: kind.files.replace('*', name) }
    : { do: 'rename', file, pointer: [now], key: name };
  const fix = (details.isFile || source !== undefined) && { fix: { edits: [edit], isCertain: false } };
  return { ...locate({ code: 'name-changed', place, details, ...fix }), others };
}

/** What is to have its old name again needs no other one, and is called as that says. */
export function withoutNamesOfChanged(problems: readonly Problem[]): readonly Problem[] {
  const changed = new Set(
    problems.flatMap(({ code, details, location: { file } }) =>
      code === 'name-changed' ? [file, `${file}#${details.now}`] : [],
    ),
  );
  return problems.filter(({ code, location: { file, pointer } }) => {
    if (code === 'file-name-malformed') return !changed.has(file);
    return code !== 'entry-name-other' || !changed.has(`${file}#${pointer[0]}`);
  });
}
