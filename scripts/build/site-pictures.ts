import type { Publishable } from '../../src/compiler/compile';
import { ICON_PATHS, iconSource, inputsOfIcons, keptIcons, makeIcons } from '../icons/make-icons';
import { forgetPictures } from '../pictures/forget-pictures';
import { inputsOf, keptAt, makePictures } from '../pictures/make-pictures';
import { keptSharePicture, makeSharePictures } from '../share-pictures/make-share-pictures';
import type { SiteWriter } from './site-writer';

/** Writes what is made of photographs, the icons, and the share pictures of pages, but for what stays the same. */
export async function writePictures(
  compiled: Publishable,
  writer: SiteWriter,
  progress: (step: string) => void,
): Promise<void> {
  const { files } = compiled.site;
  await makePictures(
    compiled.pictures().filter((file) => !writer.takeOver([file.path], inputsOf(file, files))),
    files,
    ({ file, content }) => writer.write([{ path: file.path, content }], inputsOf(file, files)),
    progress,
  );
  const icons = iconSource(compiled);
  if (icons !== undefined && !writer.takeOver(ICON_PATHS, inputsOfIcons(icons))) {
    writer.write(await makeIcons(icons), inputsOfIcons(icons));
  }
  await makeSharePictures(
    sharePicturesOf(compiled).filter(({ path }) => !writer.takeOver([path], path)),
    files,
    (made) => writer.write([made], made.path),
    progress,
  );
}

/** Removes from the cache the pictures that the website has no use for any more. */
export async function forgetUnusedPictures(compiled: Publishable): Promise<void> {
  const icons = iconSource(compiled);
  forgetPictures([
    ...(icons === undefined ? [] : await keptIcons(icons)),
    ...compiled.pictures().map((file) => keptAt(file, compiled.site.files)),
    ...sharePicturesOf(compiled).map(keptSharePicture),
  ]);
}

function sharePicturesOf({ manifests }: Publishable) {
  return manifests.pages.flatMap(({ sharePicture }) => sharePicture ?? []);
}
