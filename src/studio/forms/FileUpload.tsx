import { type ChangeEvent, type ReactElement, useRef, useState } from 'react';
import type { FileKind } from '../content/taking-in';
import { useForm } from './form-context';

interface FileUploadProps {
  readonly kind: FileKind;
  readonly label: string;
  /** What it is for, where there is another such button. */
  readonly use?: string;
  readonly onTaken: (path: string, joins: string) => void;
}

/** Takes a file of this computer of which no picture is shown: a document, a style sheet, a font. */
export function FileUpload({ kind, label, use, onTaken }: FileUploadProps): ReactElement {
  const { upload } = useForm();
  const [refusal, setRefusal] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file === undefined) return;
    const { paths, joins, refusals } = await upload([file], kind);
    setRefusal(refusals[0]);
    for (const path of paths) onTaken(path, joins);
  };
  return (
    <>
      <button type="button" className="button button--quiet reference__create" onClick={() => chooser.current?.click()}>
        {label}
        {use !== undefined && <span className="visually-hidden"> ({use})</span>}
      </button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={kind.endings.map((ending) => `.${ending}`).join()}
        aria-label={label}
        onChange={(event) => void take(event)}
      />
      {refusal !== undefined && (
        <p className="media-field__error" role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}
