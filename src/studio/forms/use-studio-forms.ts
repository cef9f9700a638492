import { useMemo } from 'react';
import { isWithin } from '../place';
import { useStudio, useStudioState } from '../studio-context';
import { useLanguage } from '../words/words';
import type { FormContext } from './form-context';

const NO_NAMES = {};

/** What fields know of the content and can do to it, as the Studio is now. */
export function useStudioForms(): FormContext {
  const language = useLanguage();
  const studio = useStudio();
  const { contract, compilation, selection, session } = useStudioState();
  const target = selection?.target;
  return useMemo(
    () => ({
      contract,
      language,
      target,
      names: compilation?.names ?? NO_NAMES,
      pages: compilation?.pages ?? [],
      // Another one for other files, so that who reads data by it reads anew.
      dataOf: (file) => (session.files.has(file) ? studio.dataOf(file) : undefined),
      problemsAt: (place) => (compilation?.problems ?? []).filter((problem) => isWithin(problem.place, place)),
      edit: studio.edit,
      rename: studio.rename,
      open: studio.open,
      mediaAddress: (path) =>
        session.files.has(`media/${path}`) ? (studio.unsavedMedia(path) ?? `/media/${encodeURI(path)}`) : undefined,
      upload: studio.upload,
      create: (collection, namedAt) => studio.showNew({ collection, namedAt }),
      addSection: ({ file, pointer }, index) => studio.showGallery({ file, pointer: [...pointer, index] }),
    }),
    [contract, language, target, compilation, session, studio],
  );
}
