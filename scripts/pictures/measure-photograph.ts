import { isMoving } from '../../src/compiler/media/picture';
import type { MeasuredPhotograph } from '../../src/compiler/options';
import { openPhotograph } from './open-photograph';

const FIFTH = 255 / 5;

/** What a rule or a page has to know of a photograph, which has the `hash`; of one that cannot be decoded, that. */
export async function measurePhotograph(content: Uint8Array, hash: string): Promise<MeasuredPhotograph> {
  try {
    const { autoOrient, hasAlpha } = await openPhotograph(content).metadata();
    const small = openPhotograph(content).autoOrient().resize(1, 2, { fit: 'fill' });
    const halves = await small.toColourspace('srgb').removeAlpha().raw().toBuffer();
    const colours = [...halves].map((level) => Math.round(level / FIFTH)).join('');
    return {
      ...{ hash, width: autoOrient.width, height: autoOrient.height },
      ...(!hasAlpha && { colours }),
      ...(isMoving(content) && { moves: true }),
    };
  } catch {
    return { broken: true };
  }
}
