import type { Crop, PictureFile } from '../../src/compiler/media/served-picture';

/** In pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture, in pixels. */
interface Part extends Size {
  readonly left: number;
  readonly top: number;
}

/** What a crop, which is in percent, leaves of a picture. */
export function croppedPart({ width, height }: Size, { top = 0, right = 0, bottom = 0, left = 0 }: Crop): Part {
  const across = (percent: number) => Math.round((width * percent) / 100);
  const down = (percent: number) => Math.round((height * percent) / 100);
  return {
    left: across(left),
    top: down(top),
    width: Math.max(1, across(100 - left - right)),
    height: Math.max(1, down(100 - top - bottom)),
  };
}

/** The largest part that has a shape, its middle as near to the focus, in percent, as the whole allows. */
export function partOfShape(whole: Size, shape: Size, focus: PictureFile['focus']): Part {
  const scale = Math.min(whole.width / shape.width, whole.height / shape.height);
  const width = Math.max(1, Math.floor(shape.width * scale));
  const height = Math.max(1, Math.floor(shape.height * scale));
  return {
    left: startOfPart(focus?.x, width, whole.width),
    top: startOfPart(focus?.y, height, whole.height),
    width,
    height,
  };
}

function startOfPart(focus = 50, part: number, whole: number): number {
  return Math.round(Math.min(Math.max((whole * focus) / 100 - part / 2, 0), whole - part));
}
