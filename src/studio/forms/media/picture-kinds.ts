import type { Schema } from '../../../compiler/schema/schema';
import type { FileKind } from '../../content/taking-in';

const ENDINGS = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif'];

/** What a place of the content takes. */
export const contentPictures: FileKind = { folder: 'media', endings: ENDINGS };

/** What links lead to. */
export const linkedFiles: FileKind = { folder: 'media', endings: ['pdf', ...ENDINGS] };

/** What stands in the header is small. Whatever is made smaller becomes WebP, which not every place takes. */
const LONGEST_IN_HEADER = 640;

/** What a value of the theme takes; nothing where it names something else than a picture. */
export function themePictures(schema: Schema): FileKind | undefined {
  const endings = endingsOf(schema, ENDINGS);
  if (endings.length === 0) return undefined;
  return { folder: 'theme', endings, ...(endings.includes('webp') && { longest: LONGEST_IN_HEADER }) };
}

/** What a font of the theme is. */
export const lookFonts: FileKind = { folder: 'theme', endings: ['woff2'] };

/** Which style sheets or fonts a value of the theme names. */
export function lookFiles(schema: Schema): FileKind {
  return { folder: 'theme', endings: endingsOf(schema, ['css', 'woff2']) };
}

function endingsOf(schema: Schema, all: readonly string[]): readonly string[] {
  if (schema['x-theme-file'] !== true) return [];
  return all.filter((ending) => new RegExp(schema.pattern ?? '').test(`file.${ending}`));
}
