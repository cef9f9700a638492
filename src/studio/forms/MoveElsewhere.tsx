import { type ReactElement, useEffect, useRef, useState } from 'react';
import { kindOfFile } from '../../compiler/schema/kind';
import { otherLists } from '../content/other-lists';
import { valueIn } from '../content/schema-at';
import { nameOfThing, thingAt } from '../content/thing';
import { type ContentPlace, placeIn } from '../place';
import { unlessStale } from '../unless-stale';
import { useWords } from '../words/words';
import { useFormPart, useFormStore } from './form-store';
import { Menu, type MenuChoice } from './Menu';

interface Props {
  /** That of the item. */
  readonly place: ContentPlace;
  readonly value: unknown;
  readonly summary: string;
}

/** Puts an item at the end of another list, with the links to it where it is a section, and leads to it there. */
export function MoveElsewhere({ place, value, summary }: Props): ReactElement {
  const { forms } = useWords();
  const store = useFormStore();
  const contract = useFormPart((form) => form.contract);
  const language = useFormPart((form) => form.language);
  const names = useFormPart((form) => form.names);
  const { dataOf } = store;
  const lists = otherLists({ ...place, pointer: place.pointer.slice(0, -1) }, { contract, names, dataOf });
  // What a page is called it is seen on.
  const isOnPage = kindOfFile(contract, place.file)?.kind.collection === 'pages';
  const seenOn = useSeenOn(isOnPage ? NO_LISTS : lists);
  const isSection = isOnPage && place.pointer.length === 2;
  const choiceOf = (list: ContentPlace, index: number): MenuChoice => {
    const { kind, title = kind } = nameOfThing(contract, thingAt(contract, list), dataOf, language);
    const pages = seenOn[index] ?? [];
    const [named = title, help = ''] = pages.length === 0 ? [] : [pages.join(' · '), title];
    return { key: String(index), title: named, help };
  };
  const move = async (key: string) => {
    const list = lists[Number(key)];
    const items = list && valueIn(dataOf(list.file), list.pointer);
    if (list === undefined || !Array.isArray(items)) return;
    const there = placeIn(list, items.length);
    const followed = isSection ? await store.form().followSection(place, list.file) : [];
    const isDone = store
      .form()
      .edit([...followed, { do: 'insert', ...there, value, as: place }, { do: 'remove', ...place }], {
        label: forms.steps.move(summary),
      });
    if (isDone) store.form().goTo(there);
  };
  return (
    <Menu
      label={isSection ? forms.list.moveToPage : forms.list.moveTo}
      choices={lists.map(choiceOf)}
      onChoose={(key) => void move(key)}
    />
  );
}

const NO_LISTS: readonly ContentPlace[] = [];

/** The titles of the pages on which each of some lists is seen, by which people know those in files of their own. */
function useSeenOn(lists: readonly ContentPlace[]): readonly (readonly string[])[] {
  const store = useFormStore();
  const [seenOn, setSeenOn] = useState<readonly (readonly string[])[]>([]);
  const asked = useRef(lists);
  asked.current = lists;
  const which = lists.map(({ file }) => file).join(' ');
  useEffect(() => {
    if (which !== '') return unlessStale(store.form().seenOn(asked.current), setSeenOn);
  }, [store, which]);
  return seenOn;
}
