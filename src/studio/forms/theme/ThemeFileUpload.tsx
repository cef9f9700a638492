import { type ChangeEvent, type ReactElement, useRef, useState } from 'react';
import type { Schema } from '../../../compiler/schema/schema';
import { useWords } from '../../words/words';
import { useForm } from '../form-context';
import { lookFiles } from '../media/picture-kinds';

interface ThemeFileUploadProps {
  readonly schema: Schema;
  readonly onTaken: (path: string, joins: string) => void;
}

/** Takes a style sheet or a font of this computer into the theme. */
export function ThemeFileUpload({ schema, onTaken }: ThemeFileUploadProps): ReactElement {
  const words = useWords().media;
  const { upload } = useForm();
  const [refusal, setRefusal] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);
  const kind = lookFiles(schema);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file === undefined) return;
    const taken = await upload(file, kind);
    if ('refusal' in taken) {
      setRefusal(taken.refusal);
      return;
    }
    setRefusal(undefined);
    onTaken(taken.path, taken.joins);
  };
  return (
    <>
      <button type="button" className="button button--quiet" onClick={() => chooser.current?.click()}>
        {words.uploadFile}
      </button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={kind.endings.map((ending) => `.${ending}`).join()}
        aria-label={words.uploadFile}
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
