import { inLanguage } from '../compiler/languages';
import { nameOfThing, thingAt, titleLanguage } from './content/thing';
import type { ContentPlace } from './place';
import { useStudio, useStudioState } from './studio-context';
import { useLanguage } from './words/words';

/** What a place is called: the page of whose file it is, what has its form around it, and what kind of thing that is. */
export function useNameOfPlace(): (place: ContentPlace) => string {
  const language = useLanguage();
  const { dataOf } = useStudio();
  const { contract, compilation } = useStudioState();
  return (place) => {
    const thing = thingAt(contract, place);
    const page = compilation?.pages.find(({ file }) => file === place.file);
    const { kind, title } = nameOfThing(contract, thing, dataOf, language);
    const pageTitle = page && (inLanguage(page.title, titleLanguage(contract, language)) ?? page.id);
    const own = thing.pointer.length === 0 && pageTitle !== undefined ? pageTitle : title;
    return [...new Set([pageTitle, own, kind])].filter((name) => name !== undefined).join(' · ');
  };
}
