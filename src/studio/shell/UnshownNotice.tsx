import { useEffect, useState } from 'react';
import { kindOfFile } from '../../compiler/schema/kind';
import { valueIn } from '../content/schema-at';
import { nameOfThing } from '../content/thing';
import { type ContentPlace, isWithin } from '../place';
import { useStudio, useStudioState } from '../studio-context';
import { unlessStale } from '../unless-stale';
import { useNameOfField } from '../use-name-of-place';
import { useLanguage, useWords } from '../words/words';

/** Says of what no page shows that none does, and adds it to the lists in which others of its kind are named. */
export function UnshownNotice({ thing }: { readonly thing: ContentPlace }) {
  const { shell } = useWords();
  const { compiler, dataOf } = useStudio();
  const { compilation, contract } = useStudioState();
  const nameOf = useNameOfField();
  const add = useAdd(thing);
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    // With every change it may have been listed.
    void compilation;
    // Whoever has added it to one may want it in another one, too.
    return unlessStale(compiler.listsFor(thing), (lists) =>
      setFound((before) =>
        lists === undefined ? before && { ...before, isUnshown: false } : { lists, isUnshown: true },
      ),
    );
  }, [compiler, thing, compilation]);
  if (found === undefined) return null;
  const name = thing.pointer.at(-1) ?? kindOfFile(contract, thing.file)?.id;
  const lists = found.lists.filter((list) => !itemsOf(dataOf(list.file), list).includes(name));
  if (!found.isUnshown && lists.length === 0) return null;
  return (
    <div className="shared">
      {found.isUnshown && (
        <p>
          <strong>{shell.unshown}</strong>
        </p>
      )}
      <p className="quiet">{hint()}</p>
      {lists.length > 0 && (
        <ul>
          {lists.map((list) => (
            <li key={`${list.file}/${list.pointer.join('/')}`}>
              <button type="button" className="button" onClick={() => add(list, name)}>
                {nameOf(list)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );

  function hint(): string {
    if (lists.length === 0) return shell.unlistedHint;
    return found?.isUnshown === true ? shell.unshownHint : shell.unshownElsewhere;
  }
}

/** The lists in which something can be named, and whether no page shows it. */
interface Found {
  readonly lists: readonly ContentPlace[];
  readonly isUnshown: boolean;
}

/** Adds a thing to the end of a list, and looks at the page that it is on then. */
function useAdd(thing: ContentPlace): (list: ContentPlace, name: unknown) => void {
  const { forms } = useWords();
  const language = useLanguage();
  const { dataOf, edit, look, open } = useStudio();
  const { compilation, contract } = useStudioState();
  return (list, name) => {
    const { kind, title = kind } = nameOfThing(contract, thing, dataOf, language);
    const pointer = [...list.pointer, itemsOf(dataOf(list.file), list).length];
    if (!edit([{ do: 'insert', file: list.file, pointer, value: name }], { label: forms.steps.add(title) })) return;
    const page = compilation?.pages.find((each) => isWithin(list, each))?.id;
    if (page === undefined) return;
    look({ page });
    open(thing);
  };
}

function itemsOf(data: unknown, { pointer }: ContentPlace): readonly unknown[] {
  const items = valueIn(data, pointer);
  return Array.isArray(items) ? items : [];
}
