import { useLayoutEffect, useState } from 'react';
import { useHash } from './use-hash';

/** The tab that is open: the one the address names, else the first. Undefined until the browser has taken over. */
export function useSelectedTab(ids: readonly string[]) {
  const hash = useHash();
  const [selected, select] = useState<string>();
  const named = ids.find((id) => id === hash);
  const [first] = ids;
  useLayoutEffect(() => select((current) => named ?? current ?? first), [named, first]);
  return { selected, select };
}
