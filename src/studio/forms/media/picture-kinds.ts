import type { Schema } from '../../../compiler/schema/schema';
import type { PictureKind } from '../form-context';

const ENDINGS = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif'];

/** What a place of the content takes. */
export const contentPictures: PictureKind = { folder: 'media', endings: ENDINGS };

/** What stands in the header is small. Whatever is made smaller becomes WebP, which not every place takes. */
const LONGEST_IN_HEADER = 640;

/** What a value of the theme takes; nothing where it names something else than a picture. */
export function themePictures(schema: Schema): PictureKind | undefined {
  if (schema['x-theme-file'] !== true) return undefined;
  const endings = ENDINGS.filter((ending) => new RegExp(schema.pattern ?? '').test(`picture.${ending}`));
  if (endings.length === 0) return undefined;
  return { folder: 'theme', endings, ...(endings.includes('webp') && { longest: LONGEST_IN_HEADER }) };
}
