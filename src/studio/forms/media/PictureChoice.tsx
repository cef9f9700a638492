import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { useWords } from '../../words/words';
import { type FileKind, useForm } from '../form-context';
import './media-field.css';
import { Picture } from './Picture';
import { PicturePicker } from './PicturePicker';
import { useTakingIn } from './use-taking-in';

interface Props {
  readonly kind: FileKind;
  /** The path of the one that is chosen. */
  readonly src: string | undefined;
  /** How it is drawn, if otherwise than as it is. */
  readonly draw?: ((address: string) => ReactElement) | undefined;
  readonly field?: RefObject<HTMLFieldSetElement | null>;
  /** Steps that `join` are one with that by which the file was taken in. */
  readonly onChoose: (path: string, joins?: string) => void;
  /** What is said of the picture. */
  readonly children?: ReactNode;
}

/** Which picture stands somewhere: one of the site, or one of this computer. */
export function PictureChoice({ kind, src, draw, field, onChoose, children }: Props): ReactElement {
  const words = useWords().media;
  const { pictureAddress } = useForm();
  const id = useId();
  const [isPicking, setPicking] = useState(false);
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { take, refusal, isTaking } = useTakingIn(kind, onChoose);
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
      <Picture src={src} address={src === undefined ? undefined : pictureAddress(src, kind.folder)} draw={draw} />
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
        <input
          ref={chooser}
          type="file"
          accept={kind.folder === 'media' ? 'image/*' : kind.endings.map((ending) => `.${ending}`).join()}
          hidden
          aria-label={words.upload}
          onChange={onChosen}
        />
        <p className="quiet" role="status">
          {isTaking ? words.taking : words.hint}
        </p>
      </div>
      {refusal !== undefined && (
        <p className="media-field__error" role="alert">
          {refusal}
        </p>
      )}
      {isPicking && (
        <PicturePicker
          kind={kind}
          chosen={src}
          onClose={close}
          onChoose={(path) => {
            onChoose(path);
            close();
          }}
        />
      )}
      {children}
    </fieldset>
  );
}
