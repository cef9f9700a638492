import { useRef, useState } from 'react';
import type { FileKind } from '../../content/taking-in';
import { useWords } from '../../words/words';
import { useForm } from '../form-context';

/** Takes pictures of this computer into the folder of their kind, one or several: what is chosen last counts. */
export function useTakingIn(
  kind: FileKind,
  takesSeveral: boolean,
  onTaken: (paths: readonly string[], joins: string, isOfSeveral: boolean) => void,
) {
  const words = useWords().media;
  const { upload } = useForm();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [isTaking, setTaking] = useState(false);
  const last = useRef<FileList>(undefined);

  const take = async (files: FileList) => {
    const wanted = [...files].slice(0, takesSeveral ? files.length : 1);
    const [first] = wanted;
    if (first === undefined) return;
    setTaking(true);
    setRefusals([]);
    last.current = files;
    const { paths, joins, refusals } = await upload(wanted, kind).finally(() => {
      if (last.current === files) setTaking(false);
    });
    // Others have been chosen meanwhile.
    if (last.current !== files) return;
    const isOnlyOne = paths.length > 0 && wanted.length < files.length;
    setRefusals(isOnlyOne ? [words.onlyOne(first.name)] : refusals);
    if (paths.length > 0) onTaken(paths, joins, wanted.length > 1);
  };
  return { take, refusals, isTaking };
}
