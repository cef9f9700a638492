import type { Schema } from '../../../compiler/schema/schema';
import type { PictureKind } from '../form-context';

const ENDINGS = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif'];

/** What a place of the content takes. */
export const contentPictures: PictureKind = { folder: 'media', endings: ENDINGS };

/** What a value of the theme takes; nothing where it names something else than a picture. */
export function themePictures(schema: Schema): PictureKind | undefined {
  if (schema['x-theme-file'] !== true) return undefined;
  const endings = ENDINGS.filter((ending) => new RegExp(schema.pattern ?? '').test(`picture.${ending}`));
  return endings.length === 0 ? undefined : { folder: 'theme', endings };
}
