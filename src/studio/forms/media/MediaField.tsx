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
import './media-field.css';
import { altEdits, decorativeEdits, pictureEdits, readMedia } from './media-edits';
import { PicturePicker } from './PicturePicker';
import { usePictureFacts } from './use-picture-facts';

interface Props {
  readonly place: ContentPlace;
  readonly value: unknown;
}

/** A picture of the site: which it is, and what it shows for those who cannot see it. */
export function MediaField({ place, value }: Props): ReactElement {
  const words = useWords().media;
  const { contract, dataOf, edit, upload, mediaAddress } = useForm();
  const { src, alt, isDecorative } = readMedia(value, contract.languages);
  const id = useId();
  const [isPicking, setPicking] = useState(false);
  const [isOver, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [isTaking, setTaking] = useState(false);
  const last = useRef<File>(undefined);
  const chooser = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLFieldSetElement>(null);
  useCursor(place, field, opener);

  const choose = (path: string) =>
    edit(pictureEdits(place, value, path, dataOf(place.file)), { label: words.step.picture });
  const take = async (files: FileList | null | undefined) => {
    const [file] = files ?? [];
    if (file === undefined) return;
    if (!file.type.startsWith('image/')) {
      setRefusal(words.refusals.format);
      return;
    }
    setTaking(true);
    setRefusal(undefined);
    last.current = file;
    const taken = await upload(file).finally(() => {
      if (last.current === file) setTaking(false);
    });
    // Another one has been chosen meanwhile.
    if (last.current !== file) return;
    if ('refusal' in taken) setRefusal(taken.refusal);
    else choose(taken.path);
  };
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

/** Brings the cursor to what is asked for: a text of the picture, or the picture itself. */
function useCursor(
  place: ContentPlace,
  field: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
): void {
  const { target } = useForm();
  const reached = useRef<ContentPlace>(undefined);
  useEffect(() => {
    if (target === undefined || target === reached.current || !isWithin(target, place)) return;
    reached.current = target;
    const [part, code] = target.pointer.slice(place.pointer.length);
    const texts = [...(field.current?.querySelectorAll<HTMLElement>('[lang]') ?? [])];
    const text = part === 'alt' ? (texts.find(({ lang }) => lang === code) ?? texts[0]) : undefined;
    (text ?? opener.current)?.focus();
  });
}

function Picture({
  src,
  address,
}: {
  readonly src: string | undefined;
  readonly address: string | undefined;
}): ReactElement {
  const words = useWords().media;
  const { language } = useForm();
  const facts = usePictureFacts(address);
  if (src === undefined) return <p className="media-field__none quiet">{words.none}</p>;
  return (
    <figure className="media-field__picture">
      {address === undefined ? (
        <p className="media-field__error">{words.missing(src)}</p>
      ) : (
        <img src={address} alt="" />
      )}
      <figcaption>
        {src}
        {facts && (
          <span className="quiet">
            {' '}
            {words.measures(facts.width, facts.height)} · {sizeIn(facts.bytes, language)}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

function sizeIn(bytes: number, language: string): string {
  const isLarge = bytes >= 1_000_000;
  const unit = isLarge ? 'megabyte' : 'kilobyte';
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, maximumSignificantDigits: 2 });
  return format.format(bytes / (isLarge ? 1_000_000 : 1000));
}

interface AlternativesProps {
  readonly place: ContentPlace;
  readonly value: unknown;
  readonly src: string;
  readonly alt: Readonly<Record<string, string>>;
  readonly isDecorative: boolean;
}

/** What the picture shows, in each language, or that it only adorns. */
function Alternatives({ place, value, src, alt, isDecorative }: AlternativesProps): ReactElement {
  const words = useWords().media;
  const says = JSON.stringify(alt);
  const [before] = useState({ src, says });
  const isOfAnother = src !== before.src && says === before.says && Object.keys(alt).length > 0;
  const { contract, edit } = useForm();
  const id = useId();
  const change = (code: string, text: string) => {
    const joins = `${place.file} ${place.pointer.join('/')} alt ${code}`;
    edit(altEdits(place, value, contract.languages, code, text), { label: words.step.alt, joins });
  };
  return (
    <fieldset className="media-field__alternatives">
      <legend>{words.alt.title}</legend>
      <p id={`${id}-help`} className="quiet">
        {words.alt.help}
      </p>
      <p className="text-note--mark" role="status">
        {isOfAnother && !isDecorative && words.alt.ofAnother}
      </p>
      <div className="media-field__decorative">
        <input
          id={`${id}-decorative`}
          type="checkbox"
          checked={isDecorative}
          onChange={({ target }) =>
            edit(decorativeEdits(place, value, target.checked), { label: words.step.decorative })
          }
        />
        <label htmlFor={`${id}-decorative`}>{words.alt.decorative}</label>
      </div>
      {!isDecorative &&
        contract.languages.map(({ code, name }) => (
          <div key={code}>
            <label htmlFor={`${id}-${code}`}>{name}</label>
            <input
              id={`${id}-${code}`}
              lang={code}
              spellCheck
              value={alt[code] ?? ''}
              aria-describedby={`${id}-help`}
              onChange={({ target }) => change(code, target.value)}
            />
          </div>
        ))}
    </fieldset>
  );
}
