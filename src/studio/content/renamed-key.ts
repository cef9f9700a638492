import { isSameData } from '../../editing/same-data';

type Entries = Readonly<Record<string, unknown>>;

/** What one entry was called and is called now; nothing where several have gone or come, or it says something else. */
export function renamedKey(before: Entries, after: Entries): readonly [from: string, to: string] | undefined {
  const [from, ...othersGone] = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  const [to, ...othersCome] = Object.keys(after).filter((name) => !Object.hasOwn(before, name));
  if (from === undefined || to === undefined || othersGone.length + othersCome.length > 0) return undefined;
  return isSameData(before[from], after[to]) ? [from, to] : undefined;
}
