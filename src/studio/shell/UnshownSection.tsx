import { useEffect, useState } from 'react';
import { type ContentPlace, isSamePlace } from '../place';
import { useStudioState } from '../studio-context';
import { useWords } from '../words/words';

/** How long a section may take to be drawn before a notice says that it is not. */
const PATIENCE_MS = 1500;

/** Says of a section of the page that is looked at that nothing of it is seen there, and why that may be. */
export function UnshownSection({ thing }: { readonly thing: ContentPlace }) {
  const { shell } = useWords();
  const { compilation, isDrawable, renderings, view } = useStudioState();
  const page = compilation?.pages.find(({ id }) => id === view.page);
  const isOfPage = page?.file === thing.file && thing.pointer[0] === 'sections';
  const drawn = view.languages.flatMap((language) => renderings[language] ?? []);
  const isSeen = drawn.some(({ sections }) => sections.some(({ place }) => isSamePlace(place, thing)));
  const isMissed = isOfPage && isDrawable && drawn.length > 0 && !isSeen;
  const [isTold, tell] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => tell(isMissed), isMissed ? PATIENCE_MS : 0);
    return () => clearTimeout(timer);
  }, [isMissed]);
  return <div role="status">{isTold && isMissed && <p className="shared">{shell.unshownSection}</p>}</div>;
}
