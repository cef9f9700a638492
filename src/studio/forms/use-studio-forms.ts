import { useMemo, useState } from 'react';
import { inLanguage } from '../../compiler/languages';
import { fileAddress } from '../../shared/paths';
import { atEachPlace } from '../compiling/at-each-place';
import { nameOfThing, thingAt, titleLanguage } from '../content/thing';
import { type ContentPlace, isWithin } from '../place';
import { useStudio, useStudioState } from '../studio-context';
import { useLanguage } from '../words/words';
import type { CursorMemory, FormContext } from './form-context';
import { leftBehind } from './left-behind';

const NO_NAMES = {};

/** What fields know of the content and can do to it, as the Studio is now. */
export function useStudioForms(): FormContext {
  const language = useLanguage();
  const studio = useStudio();
  const { contract, compilation, selection, session } = useStudioState();
  const { target, around, hasMoved = false } = selection ?? {};
  const [cursor] = useState<CursorMemory>({});
  return useMemo(
    () => ({
      contract,
      language,
      target,
      around,
      hasMoved,
      cursor,
      names: compilation?.names ?? NO_NAMES,
      pages: compilation?.pages ?? [],
      // Another one for other files, so that who reads data by it reads anew.
      dataOf: (file) => (session.files.has(file) ? studio.dataOf(file) : undefined),
      problemsAt: (place) =>
        (compilation?.problems ?? []).flatMap(atEachPlace).filter((problem) => isWithin(problem.place, place)),
      edit: studio.edit,
      rename: studio.rename,
      remove: studio.remove,
      confirmTranslation: studio.confirmTranslation,
      open: studio.open,
      goTo: studio.goTo,
      followSection: (section, page) => studio.compiler.followSection(section, page),
      seenOn: async (places) => {
        const titles = new Map(
          compilation?.pages.map(({ id, title }) => [id, inLanguage(title, titleLanguage(contract, language)) ?? id]),
        );
        const found = await studio.compiler.shownOnEach(places);
        return found.map((ids) => ids.flatMap((id) => titles.get(id) ?? []));
      },
      pictureAddress: (path, folder) => {
        if (!session.files.has(`${folder}/${path}`)) return undefined;
        return folder === 'theme'
          ? studio.themePicture(path)
          : (studio.unsavedMedia(`media/${path}`) ?? fileAddress(`media/${path}`));
      },
      mediaUses: async () => {
        const { media } = await studio.compiler.overview();
        const shownIn = titleLanguage(contract, language);
        const nameOf = ({ file, pointer }: ContentPlace) => {
          const page = compilation?.pages.find((each) => isWithin({ file, pointer }, each));
          if (page !== undefined) return inLanguage(page.title, shownIn) ?? page.id;
          const { kind, title } = nameOfThing(contract, thingAt(contract, { file, pointer }), studio.dataOf, language);
          return title ?? kind;
        };
        return new Map(
          media.map(({ path, uses, isNamedElsewhere }) => [
            path,
            isNamedElsewhere ? undefined : [...new Set(uses.map(nameOf))],
          ]),
        );
      },
      leftBehind: (picture, folder) => leftBehind(session, picture, folder),
      upload: studio.upload,
      create: (kind, namedAt) => studio.showNew({ kind, namedAt }),
      addSection: ({ file, pointer }, index) => studio.showGallery({ file, pointer: [...pointer, index] }),
    }),
    [contract, language, target, around, hasMoved, cursor, compilation, session, studio],
  );
}
