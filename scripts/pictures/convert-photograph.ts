import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { Crop, PictureFile } from '../../src/compiler/media/served-picture';
import { openPhotograph } from './open-photograph';
import { croppedPart, partOfShape } from './part';
import { SHOWN, WHOLE } from './qualities';

/** In pixels, as they lie in memory. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly info: OutputInfo;
}

/** Some part of a photograph, upright, no wider than is needed. */
export async function decode(content: Uint8Array, crop: Crop, width: number | undefined): Promise<Pixels> {
  const image = openPhotograph(content);
  const { autoOrient: size } = await image.metadata();
  const isCut = Object.values(crop).some((percent = 0) => percent > 0);
  const part = isCut ? image.autoOrient().extract(croppedPart(size, crop)) : image.autoOrient();
  const fitting = width === undefined ? part : part.resize({ width, withoutEnlargement: true });
  return fitting.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
}

/** The bytes of a file that is made of some pixels. */
export async function encode({ data, info }: Pixels, file: PictureFile): Promise<Buffer> {
  const { width, height, channels } = info;
  const image = shaped(sharp(data, { raw: { width, height, channels } }), info, file);
  const how = file.size === undefined ? WHOLE : SHOWN;
  if (file.format === 'jpg') return image.flatten({ background: '#fff' }).jpeg(how.jpg).toBuffer();
  if (file.format === 'avif') return image.avif(how.avif).toBuffer();
  return (file.format === 'webp' ? image.webp(how.webp) : image.png(how.png)).toBuffer();
}

function shaped(image: Sharp, own: OutputInfo, { size, focus }: PictureFile): Sharp {
  if (size === undefined) return image;
  if (size.height === undefined) return image.resize({ width: size.width });
  const { width, height } = size;
  return image.extract(partOfShape(own, { width, height }, focus)).resize({ width, height, fit: 'fill' });
}
