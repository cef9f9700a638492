import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { Crop, PictureFile } from '../../src/compiler/media/served-picture';
import { openPhotograph } from './open-photograph';
import { startOfPart } from './part';
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
  const { top = 0, right = 0, bottom = 0, left = 0 } = crop;
  const across = (percent: number) => Math.round((size.width * percent) / 100);
  const down = (percent: number) => Math.round((size.height * percent) / 100);
  const isCut = top + right + bottom + left > 0;
  const part = isCut
    ? image.autoOrient().extract({
        left: across(left),
        top: down(top),
        width: Math.max(1, across(100 - left - right)),
        height: Math.max(1, down(100 - top - bottom)),
      })
    : image.autoOrient();
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
  const scale = Math.min(own.width / size.width, own.height / size.height);
  const [width, height] = [Math.floor(size.width * scale), Math.floor(size.height * scale)];
  const left = startOfPart(focus?.x, width, own.width);
  const top = startOfPart(focus?.y, height, own.height);
  return image.extract({ left, top, width, height }).resize({ ...size, height: size.height, fit: 'fill' });
}
