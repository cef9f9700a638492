import { useEffect, useState } from 'react';
import { inLanguage } from '../../compiler/languages';
import type { Rendering, StudioPage } from '../compiling/site-compiler';
import { titleLanguage } from '../content/thing';
import { PagePicture } from '../preview/PagePicture';
import { changedFiles } from '../session/session';
import { useStudio, useStudioState } from '../studio-context';
import { unlessStale } from '../unless-stale';
import { useLanguage, useWords } from '../words/words';

/** How high the picture of a page is. */
const PICTURE_HEIGHT = 220;

/** A page as it is saved and as it is now, once somebody wants to see it. */
export function PageBeforeAndAfter({ page: { id, title: titles, paths } }: { page: StudioPage }) {
  const { review: words } = useWords();
  const { compiler, unsavedMedia } = useStudio();
  const { contract, session, view: looked } = useStudioState();
  const [main] = contract.languages;
  const language = looked.languages[0] ?? main?.code ?? '';
  const title = inLanguage(titles, titleLanguage(contract, useLanguage())) ?? id;
  const [isOpen, setOpen] = useState(false);
  const [pictures, setPictures] = useState<readonly (Rendering | undefined)[]>([]);

  useEffect(() => {
    if (!isOpen) return;
    const before = changedFiles(session).map(({ path, before: content }) => ({ path, content }));
    const view = { page: id, language };
    return unlessStale(Promise.all([compiler.renderBefore(view, before), compiler.render(view)]), setPictures);
  }, [isOpen, compiler, session, id, language]);

  const sides = [
    { label: words.before, missing: words.newPage, rendering: pictures[0] },
    { label: words.after, missing: words.gone, rendering: pictures[1] },
  ];
  return (
    <details className="review__page" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {title} <span className="quiet">{Object.values(paths).join(' · ')}</span>
        <span className="visually-hidden">: {words.showPictures}</span>
      </summary>
      {pictures.length > 0 && (
        <div className="review__pictures">
          {sides.map(({ label, missing, rendering }) => (
            <figure key={label}>
              <figcaption>{label}</figcaption>
              {rendering === undefined ? (
                <p className="quiet">{missing}</p>
              ) : (
                <PagePicture
                  label={`${label}: ${title}`}
                  rendering={rendering}
                  mediaAddress={unsavedMedia}
                  height={PICTURE_HEIGHT}
                />
              )}
            </figure>
          ))}
        </div>
      )}
    </details>
  );
}
