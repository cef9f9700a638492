import { useEffect, useState } from 'react';
import { valueIn } from '../content/schema-at';
import type { ContentPlace } from '../place';
import { useStudio, useStudioState } from '../studio-context';
import { useNameOfPlace } from '../use-name-of-place';
import { useWords } from '../words/words';

/** Says of what no page shows that none does, and leads to the lists in which it can be named. */
export function UnshownNotice({ thing }: { readonly thing: ContentPlace }) {
  const { shell } = useWords();
  const { compiler, dataOf, look, open } = useStudio();
  const { compilation } = useStudioState();
  const nameOf = useNameOfPlace();
  const [lists, setLists] = useState<readonly ContentPlace[]>();
  useEffect(() => {
    let isAsked = true;
    // With every change it may have been listed.
    void compilation;
    void compiler.listsFor(thing).then((found) => isAsked && setLists(found));
    return () => {
      isAsked = false;
    };
  }, [compiler, thing, compilation]);
  if (lists === undefined) return null;
  const lead = (list: ContentPlace) => {
    const page = compilation?.pages.find(({ file }) => file === list.file)?.id;
    if (page !== undefined) look({ page });
    const items = valueIn(dataOf(list.file), list.pointer);
    open({ ...list, pointer: [...list.pointer, Array.isArray(items) ? items.length : 0] });
  };
  return (
    <div className="shared">
      <p>
        <strong>{shell.unshown}</strong>
      </p>
      <p className="quiet">{lists.length > 0 ? shell.unshownHint : shell.unlistedHint}</p>
      {lists.length > 0 && (
        <ul>
          {lists.map((list) => (
            <li key={`${list.file}/${list.pointer.join('/')}`}>
              <button type="button" className="button" onClick={() => lead(list)}>
                {nameOf(list)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
