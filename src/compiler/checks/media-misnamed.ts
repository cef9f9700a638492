import type { Edit } from '../findings/fix';
import { extensionOf, mediaFiles, namedMedia } from '../media/media-files';
import { ENDINGS_OF_FORMATS, measurePicture } from '../media/picture';
import type { Rule } from '../rule';

/** As pictures are called that no browser shows. */
const OF_OTHER_FORMATS = ['bmp', 'heic', 'heif', 'tif', 'tiff'];

/** A picture is of the format that its name says. */
export const mediaMisnamed: Rule<'media-misnamed'> = (site) =>
  mediaFiles(site).flatMap(({ file, path, content }) => {
    const extension = extensionOf(path);
    if (![...ENDINGS_OF_FORMATS.values(), OF_OTHER_FORMATS].flat().includes(extension)) return [];
    const format = measurePicture(content)?.type ?? '';
    const [usual, ...others] = ENDINGS_OF_FORMATS.get(format) ?? [];
    if (usual === undefined || usual === extension || others.includes(extension)) return [];
    const correct = path.slice(0, -extension.length) + usual;
    const named = namedMedia(site).get(path) ?? [];
    const edits: Edit[] = [
      { do: 'rename-file', file, to: file.slice(0, -extension.length) + usual },
      ...named.map(({ source, pointer }): Edit => ({ do: 'set', file: source.path, pointer, value: correct })),
    ];
    const isCertain = !site.files.has(`media/${correct}`);
    return [{ code: 'media-misnamed', place: { file }, details: { path, format, correct }, fix: { edits, isCertain } }];
  });
