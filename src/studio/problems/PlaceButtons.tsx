import type { ContentPlace } from '../place';
import { useStudio } from '../studio-context';
import { useNameOfField } from '../use-name-of-place';
import { useWords } from '../words/words';

/** A button to each of some places, as many as can be looked through. */
export function PlaceButtons({ places }: { readonly places: readonly ContentPlace[] }) {
  const { forms } = useWords();
  const { goTo } = useStudio();
  const nameOf = useNameOfField();
  return namedOnce(places, nameOf).map(([name, place]) => (
    <button key={name} type="button" className="button" onClick={() => goTo(place)}>
      {forms.openNamed(name)}
    </button>
  ));
}

/** There may be hundreds: so many are looked at, and of those that are called otherwise so many can be gone to. */
const MOST_LOOKED_AT = 60;
const MOST_OTHERS = 9;

/** Places by what they are called; of those that are called the same, the last one. */
function namedOnce(places: readonly ContentPlace[], nameOf: (place: ContentPlace) => string) {
  return [...new Map(places.slice(0, MOST_LOOKED_AT).map((place) => [nameOf(place), place]))].slice(0, MOST_OTHERS);
}
