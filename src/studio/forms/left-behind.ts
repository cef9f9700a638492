import type { Edit } from '../../compiler/findings/fix';
import { textOf } from '../../compiler/yaml/utf8';
import type { PictureFolder } from '../content/taking-in';
import type { Session } from '../session/steps';

/** What takes a picture of a folder away as well when another one takes its place: it was never saved, and nothing else names it. */
export function leftBehind({ files, saved }: Session, picture: string, folder: PictureFolder): readonly Edit[] {
  const file = `${folder}/${picture}`;
  if (saved.has(file) || !files.has(file)) return [];
  const mentions = [...files].reduce(
    (count, [path, content]) => (path.startsWith('media/') ? count : count + mentionsOf(picture, content)),
    0,
  );
  return mentions > 1 ? [] : [{ do: 'delete-file', file }];
}

function mentionsOf(picture: string, content: Uint8Array): number {
  return (textOf(content)?.split(picture).length ?? 1) - 1;
}
