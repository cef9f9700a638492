import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type ContentPlace, isWithin } from '../../place';
import { useWords } from '../../words/words';
import type { FieldProps } from '../field';
import { useForm } from '../form-context';
import { useFormStore } from '../form-store';
import { PropertyFields } from '../PropertyFields';
import { Alternatives } from './Alternatives';
import { FramedPhotograph } from './FramedPhotograph';
import { FRAMING, type Framing, isFramed, readFraming } from './framing';
import { focusEdits, pictureEdits, readMedia } from './media-edits';
import { PictureChoice } from './PictureChoice';
import { contentPictures } from './picture-kinds';
import { listOfPicture } from './picture-list';
import { useAddedPictures } from './use-added-pictures';

type Props = Pick<FieldProps, 'place' | 'schema' | 'title' | 'value'>;

/** A picture of the site: which it is, and what it shows for those who cannot see it. */
export function MediaField({ place, schema, title, value }: Props): ReactElement {
  const words = useWords().media;
  const { contract, dataOf, edit, leftBehind, open } = useForm();
  const add = useAddedPictures();
  const { src, alt, isDecorative } = readMedia(value, contract.languages);
  const field = useRef<HTMLFieldSetElement>(null);
  const framing = readFraming(value);
  const lacksText = src !== undefined && !isDecorative && Object.keys(alt).length === 0;
  useCursor({ place, lacksText }, field);

  const choose = (path: string, joins?: string) => {
    const gone = src === undefined || src === path ? [] : leftBehind(src, contentPictures.folder);
    edit([...pictureEdits(place, value, path, dataOf(place.file)), ...gone], {
      label: words.step.picture,
      ...(joins !== undefined && { joins }),
    });
  };
  const around = listOfPicture(contract, place, dataOf(place.file));
  /** One goes where none is yet, and the others behind it. */
  const chooseSeveral = ([first, ...others]: readonly string[], joins: string) => {
    if (around === undefined || first === undefined) return;
    const behind = src === undefined ? others : [first, ...others];
    // Drawn before there are more items, so that it is still known which one it is.
    if (src === undefined) flushSync(() => choose(first, joins));
    if (behind.length > 0) add(around.list, around.index + 1, behind, joins);
    if (src === undefined) open(place);
  };
  const focusOn = (focus: Framing['focus']) => {
    edit(focusEdits(place, value, focus), { label: words.step.focus });
  };
  const draw = (address: string) => <FramedPhotograph address={address} framing={framing} onFocus={focusOn} />;
  return (
    <PictureChoice
      kind={contentPictures}
      src={src}
      draw={isFramed(value) ? draw : undefined}
      field={field}
      onChoose={choose}
      onChooseSeveral={around && chooseSeveral}
    >
      {src !== undefined && (
        <Alternatives place={place} value={value} src={src} alt={alt} isDecorative={isDecorative} />
      )}
      {isFramed(value) && (
        <PropertyFields
          place={place}
          schema={schema}
          value={value}
          title={title}
          isOwn={({ key }) => FRAMING.includes(key)}
          hasUnknown={false}
        />
      )}
    </PictureChoice>
  );
}

/** Brings the cursor to what is asked for: a text of the picture, which is what one without texts lacks, or the picture itself. */
function useCursor(
  { place, lacksText }: { readonly place: ContentPlace; readonly lacksText: boolean },
  field: RefObject<HTMLElement | null>,
): void {
  const { target } = useForm();
  const store = useFormStore();
  useEffect(() => {
    if (target === undefined || !store.isTargetAhead() || !isWithin(target, place)) return;
    store.reachTarget();
    const [part, code] = target.pointer.slice(place.pointer.length);
    const texts = [...(field.current?.querySelectorAll<HTMLElement>('[lang]') ?? [])];
    const isOfText = part === 'alt' || (part === undefined && lacksText);
    const text = isOfText ? (texts.find(({ lang }) => lang === code) ?? texts[0]) : undefined;
    const control = text ?? field.current?.querySelector<HTMLElement>('button[id]');
    control?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  });
}
