import { type ChangeEvent, type ReactElement, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import type { FileKind } from '../../content/taking-in';
import { useWords } from '../../words/words';
import { useForm } from '../form-context';
import './media-field.css';
import { Picture } from './Picture';
import { PicturePicker } from './PicturePicker';
import { Refusals } from './Refusals';
import { usePictureDrop } from './use-picture-drop';
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
  /** The same of several at once, where there is room for them. */
  readonly onChooseSeveral?: ((paths: readonly string[], joins: string) => void) | undefined;
  /** What is said of the picture. */
  readonly children?: ReactNode;
}

/** Which picture stands somewhere: one of the site, or one of this computer. */
export function PictureChoice({ kind, src, draw, field, onChoose, onChooseSeveral, children }: Props): ReactElement {
  const words = useWords().media;
  const { pictureAddress } = useForm();
  const id = useId();
  const [isPicking, setPicking] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const takesSeveral = onChooseSeveral !== undefined;
  const { take, refusals, isTaking } = useTakingIn(kind, takesSeveral, (paths, joins, isOfSeveral) => {
    setPicking(false);
    if (isOfSeveral) onChooseSeveral?.(paths, joins);
    else for (const path of paths) onChoose(path, joins);
  });
  const { isOver, handlers } = usePictureDrop((files) => void take(files));
  const close = () => {
    setPicking(false);
    opener.current?.focus();
  };
  const onChosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.files === null) return;
    void take(target.files).finally(() => {
      target.value = '';
    });
  };
  return (
    <fieldset
      ref={field}
      aria-label={words.group}
      className={`media-field${isOver ? ' media-field--over' : ''}`}
      {...handlers}
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
          multiple={takesSeveral}
          hidden
          aria-label={words.upload}
          onChange={onChosen}
        />
        <p className="quiet" role="status">
          {isTaking ? words.taking : takesSeveral ? words.hintOfSeveral : words.hint}
        </p>
      </div>
      <Refusals sentences={refusals} />
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
