import { useEffect, useRef, useState } from 'react';
import { unwritten } from '../../authoring/unwritten';
import { messagesOfType } from '../../compiler/messages/message-uses';
import { insertMessage, messagesFile } from '../../compiler/messages/usual-message';
import type { Schema } from '../../compiler/schema/schema';
import { textGap } from '../../compiler/values/gaps';
import { schemaText } from '../../diagnostics/schema-text';
import { isRecord } from '../../shared/is-record';
import type { Rendering } from '../compiling/site-compiler';
import { titleLanguage } from '../content/thing';
import { isFound } from '../is-found';
import type { ContentPlace } from '../place';
import { PagePicture } from '../preview/PagePicture';
import { useStudio, useStudioState } from '../studio-context';
import { SearchField } from '../ui/SearchField';
import { unlessStale } from '../unless-stale';
import { useLanguage, useWords } from '../words/words';
import { SectionsElsewhere } from './SectionsElsewhere';
import { SharedSections } from './SharedSections';
import './structure.css';

/** How high the picture of a section type is. */
const PICTURE_HEIGHT = 150;

/** All types of sections, each with a picture of its example; one that is chosen is put in at a place. */
export function SectionGallery({ place }: { place: ContentPlace }) {
  const { structure } = useWords();
  const language = useLanguage();
  const { contract } = useStudioState();
  const [search, setSearch] = useState('');
  const types = [...contract.sections].map(([type, schema]) => ({ type, schema, ...schemaText(schema, language) }));
  /** A match in the name comes before one in the description. */
  const isTitled = ({ title }: { readonly title: string }) => Number(isFound(search, [title]));
  const shown = types
    .filter(({ type, title, description }) => isFound(search, [type, title, description]))
    .sort((a, b) => isTitled(b) - isTitled(a) || a.title.localeCompare(b.title, language));
  return (
    <section className="gallery">
      <h2>{structure.gallery}</h2>
      <SearchField label={structure.gallerySearch} value={search} onChange={setSearch} />
      <SectionsElsewhere place={place} />
      <SharedSections place={place} />
      <ul className="gallery__types">
        {shown.map((each) => (
          <li key={each.type}>
            <SectionType {...each} place={place} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SectionTypeProps {
  readonly type: string;
  readonly schema: Schema;
  readonly title: string;
  readonly description: string;
  readonly place: ContentPlace;
}

function SectionType({ type, schema, title, description, place }: SectionTypeProps) {
  const { structure } = useWords();
  const { compiler, dataOf, edit, open, unsavedMedia } = useStudio();
  const language = useLanguage();
  const { contract, compilation } = useStudioState();
  const { box, isNear } = useNear();
  const [rendering, setRendering] = useState<Rendering>();
  const shownIn = titleLanguage(contract, language);

  useEffect(() => {
    if (isNear) return unlessStale(compiler.renderExample(type, shownIn), setRendering);
  }, [isNear, compiler, type, shownIn]);

  const add = () => {
    const isEmpty = (collection: string) => (compilation?.names[collection] ?? []).length === 0;
    const value = unwritten({ contract, isEmpty }, schema, language);
    const said = dataOf(messagesFile(contract));
    const messages = messagesOfType(schema)
      .filter((name) => isRecord(said) && !(name in said))
      .map((name) => insertMessage(contract, name, textGap));
    if (edit([{ do: 'insert', ...place, value }, ...messages], { label: structure.added(title) })) open(place);
  };
  return (
    <article className="gallery__type" ref={box}>
      {isNear && rendering !== undefined && (
        <PagePicture
          label={structure.example(title)}
          rendering={rendering}
          mediaAddress={unsavedMedia}
          height={PICTURE_HEIGHT}
          only={rendering.sections[0]?.id}
        />
      )}
      <h3>{title}</h3>
      <p className="quiet">{description}</p>
      <button type="button" className="button" aria-label={structure.addThis(title)} onClick={add}>
        {structure.put}
      </button>
    </article>
  );
}

/** Whether something is in sight, or was once. */
function useNear() {
  const box = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (box.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '200px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return { box, isNear };
}
