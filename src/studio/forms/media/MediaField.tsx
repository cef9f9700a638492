import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { type ContentPlace, isWithin } from '../../place';
import { useWords } from '../../words/words';
import { useForm } from '../form-context';
import { useFormStore } from '../form-store';
import { Alternatives } from './Alternatives';
import './media-field.css';
import { pictureEdits, readMedia } from './media-edits';
import { Picture } from './Picture';
import { PicturePicker } from './PicturePicker';
import { useTakingIn } from './use-taking-in';

interface Props {
  readonly place: ContentPlace;
  readonly value: unknown;
}

/** A picture of the site: which it is, and what it shows for those who cannot see it. */
export function MediaField({ place, value }: Props): ReactElement {
  const words = useWords().media;
  const { contract, dataOf, edit, leftBehind, mediaAddress } = useForm();
  const { src, alt, isDecorative } = readMedia(value, contract.languages);
  const id = useId();
  const [isPicking, setPicking] = useState(false);
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLFieldSetElement>(null);
  const lacksText = src !== undefined && !isDecorative && Object.keys(alt).length === 0;
  useCursor({ place, lacksText }, field, opener);

  const choose = (path: string, joins?: string) => {
    const gone = src === undefined || src === path ? [] : leftBehind(src);
    edit([...pictureEdits(place, value, path, dataOf(place.file)), ...gone], {
      label: words.step.picture,
      ...(joins !== undefined && { joins }),
    });
  };
  const { take, refusal, isTaking } = useTakingIn(choose);
  const close = () => {
    setPicking(false);
    opener.current?.focus();
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    void take(event.clipboardData.files);
  };
  const onChosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void take(target.files).finally(() => {
      target.value = '';
    });
  };
  return (
    <fieldset
      ref={field}
      aria-label={words.group}
      className={`media-field${isOver ? ' media-field--over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      onPaste={onPaste}
    >
      <Picture src={src} address={src === undefined ? undefined : mediaAddress(src)} />
      <div className="media-field__actions">
        <button
          ref={opener}
          id={id}
          type="button"
          className="button"
          aria-expanded={isPicking}
          onClick={() => setPicking(!isPicking)}
        >
          {src === undefined ? words.choose : words.change}
        </button>
        <button type="button" className="button" aria-busy={isTaking} onClick={() => chooser.current?.click()}>
          {words.upload}
        </button>
        <input ref={chooser} type="file" accept="image/*" hidden aria-label={words.upload} onChange={onChosen} />
        <p className="quiet">{words.hint}</p>
      </div>
      <p role="status" className="visually-hidden">
        {isTaking ? words.taking : ''}
      </p>
      {refusal !== undefined && (
        <p className="media-field__error" role="alert">
          {refusal}
        </p>
      )}
      {isPicking && (
        <PicturePicker
          chosen={src}
          onClose={close}
          onChoose={(path) => {
            choose(path);
            close();
          }}
        />
      )}
      {src !== undefined && (
        <Alternatives place={place} value={value} src={src} alt={alt} isDecorative={isDecorative} />
      )}
    </fieldset>
  );
}

/** Brings the cursor to what is asked for: a text of the picture, which is what one without texts lacks, or the picture itself. */
function useCursor(
  { place, lacksText }: { readonly place: ContentPlace; readonly lacksText: boolean },
  field: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
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
    const control = text ?? opener.current;
    control?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  });
}
