import { useRef, useState } from 'react';
import { useWords } from '../../words/words';
import { type FileKind, useForm } from '../form-context';

/** Takes pictures of this computer into the folder of their kind: what is chosen last counts. */
export function useTakingIn(kind: FileKind, onTaken: (path: string, joins: string) => void) {
  const words = useWords().media;
  const { upload } = useForm();
  const [refusal, setRefusal] = useState<string>();
  const [isTaking, setTaking] = useState(false);
  const last = useRef<File>(undefined);

  const take = async (files: FileList | null | undefined) => {
    const [file, ...others] = files ?? [];
    if (file === undefined) return;
    // What a computer does not know has no type; its first bytes tell.
    if (file.type !== '' && !file.type.startsWith('image/')) {
      setRefusal(words.refusals.format);
      return;
    }
    setTaking(true);
    setRefusal(undefined);
    last.current = file;
    const taken = await upload(file, kind).finally(() => {
      if (last.current === file) setTaking(false);
    });
    // Another one has been chosen meanwhile.
    if (last.current !== file) return;
    if ('refusal' in taken) {
      setRefusal(taken.refusal);
      return;
    }
    onTaken(taken.path, taken.joins);
    if (others.length > 0) setRefusal(words.onlyOne(file.name));
  };
  return { take, refusal, isTaking };
}
