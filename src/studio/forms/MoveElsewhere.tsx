import { type ReactElement, useEffect, useRef, useState } from 'react';
import { otherLists } from '../content/other-lists';
import { valueIn } from '../content/schema-at';
import { nameOfThing, thingAt } from '../content/thing';
import { type ContentPlace, placeIn } from '../place';
import { useWords } from '../words/words';
import { useFormPart, useFormStore } from './form-store';
import { Menu, type MenuChoice } from './Menu';

interface Props {
  /** That of the item. */
  readonly place: ContentPlace;
  readonly value: unknown;
  readonly summary: string;
}

/** Puts an item at the end of another list, and leads to it there. */
export function MoveElsewhere({ place, value, summary }: Props): ReactElement {
  const { forms } = useWords();
  const store = useFormStore();
  const contract = useFormPart((form) => form.contract);
  const language = useFormPart((form) => form.language);
  const names = useFormPart((form) => form.names);
  const { dataOf } = store;
  const lists = otherLists({ ...place, pointer: place.pointer.slice(0, -1) }, { contract, names, dataOf });
  const seenOn = useSeenOn(lists);
  const choiceOf = (list: ContentPlace, index: number): MenuChoice => {
    const { kind, title = kind } = nameOfThing(contract, thingAt(contract, list), dataOf, language);
    const pages = list.file === place.file ? [] : (seenOn[index] ?? []);
    const [named = title, help = ''] = pages.length === 0 ? [] : [pages.join(' · '), title];
    return { key: String(index), title: named, help };
  };
  const move = (key: string) => {
    const list = lists[Number(key)];
    const items = list && valueIn(dataOf(list.file), list.pointer);
    if (list === undefined || !Array.isArray(items)) return;
    const there = placeIn(list, items.length);
    const isDone = store.form().edit(
      [
        { do: 'insert', ...there, value, as: place },
        { do: 'remove', ...place },
      ],
      { label: forms.steps.move(summary) },
    );
    if (isDone) store.form().goTo(there);
  };
  return <Menu label={forms.list.moveTo} choices={lists.map(choiceOf)} onChoose={move} />;
}

/** The titles of the pages on which each of some lists is seen, by which people know those in files of their own. */
function useSeenOn(lists: readonly ContentPlace[]): readonly (readonly string[])[] {
  const store = useFormStore();
  const [seenOn, setSeenOn] = useState<readonly (readonly string[])[]>([]);
  const asked = useRef(lists);
  asked.current = lists;
  const which = lists.map(({ file }) => file).join(' ');
  useEffect(() => {
    let isWanted = which !== '';
    if (isWanted)
      void store
        .form()
        .seenOn(asked.current)
        .then((found) => isWanted && setSeenOn(found));
    return () => {
      isWanted = false;
    };
  }, [store, which]);
  return seenOn;
}
