import { inLanguage } from '../compiler/languages';
import { fieldTitle } from './content/field-title';
import { nameOfThing, thingAt, titleLanguage } from './content/thing';
import { type ContentPlace, isSamePlace, isWithin } from './place';
import { useStudio, useStudioState } from './studio-context';
import { useLanguage, useWords } from './words/words';

/** What a place is called: the page of whose file it is, what has its form around it, and what kind of thing that is. */
export function useNameOfPlace(): (place: ContentPlace) => string {
  const namesOf = useNamesOfPlace();
  return (place) => joined(namesOf(place));
}

type Names = readonly (string | undefined)[];

/** What is called as what is around it is named once. */
function joined(names: Names): string {
  return [...new Set(names)].filter(Boolean).join(' · ');
}

function useNamesOfPlace(): (place: ContentPlace) => Names {
  const language = useLanguage();
  const { dataOf } = useStudio();
  const { contract, compilation } = useStudioState();
  return (place) => {
    const thing = thingAt(contract, place);
    const page = compilation?.pages.find((each) => isWithin(place, each));
    const { kind, title } = nameOfThing(contract, thing, dataOf, language);
    const pageTitle = page && (inLanguage(page.title, titleLanguage(contract, language)) ?? page.id);
    const own = thing.pointer.length === 0 && pageTitle !== undefined ? pageTitle : title;
    return [pageTitle, own, kind];
  };
}

/** The same, with what the field is called that is at the place or holds it. */
export function useNameOfField(): (place: ContentPlace) => string {
  const language = useLanguage();
  const { dataOf } = useStudio();
  const { contract } = useStudioState();
  const namesOf = useNamesOfPlace();
  return (place) => {
    const isThing = isSamePlace(thingAt(contract, place), place);
    const field = isThing ? undefined : fieldTitle(contract, place, dataOf(place.file), language);
    return joined([...namesOf(place), field]);
  };
}

/** What files are called for somebody who knows none of them: pages and entries by their title, others by their kind. */
export function useNamesOfFiles(): (files: readonly string[]) => string {
  const language = useLanguage();
  const { changes } = useWords();
  const { dataOf } = useStudio();
  const { contract, compilation } = useStudioState();
  const nameOf = (file: string) => {
    const place = { file, pointer: [] };
    // That of a page is known from before its file could not be read.
    const page = dataOf(file) === undefined ? compilation?.pages.find((each) => isSamePlace(each, place)) : undefined;
    const { kind, title } = nameOfThing(contract, place, dataOf, language);
    return inLanguage(page?.title, titleLanguage(contract, language)) ?? title ?? kind;
  };
  return (files) => files.map((file) => changes.quoted(nameOf(file))).join(', ');
}
