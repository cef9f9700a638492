import { isMoving } from '../../src/compiler/media/picture';
import type { MeasuredPhotograph } from '../../src/compiler/options';
import { openPhotograph } from './open-photograph';

const FIFTH = 255 / 5;

/** What decoders warn of where a part of a JPEG is missing or is something else. They show whatever comes out of the rest. */
const SPOILT = /Corrupt JPEG data: (?!\d+ extraneous)|premature end of JPEG/i;

/** What a rule or a page has to know of a photograph, which has the `hash`; of one that cannot be decoded, that. */
export async function measurePhotograph(content: Uint8Array, hash: string): Promise<MeasuredPhotograph> {
  try {
    const { autoOrient, hasAlpha } = await openPhotograph(content).metadata();
    const colours = [...(await halvesOf(content))].map((level) => Math.round(level / FIFTH)).join('');
    return {
      hash,
      width: autoOrient.width,
      height: autoOrient.height,
      ...(!hasAlpha && { colours }),
      ...(isMoving(content) && { moves: true }),
    };
  } catch {
    return { broken: true };
  }
}

/** The colour of the upper half and that of the lower one. Throws where the photograph is not whole. */
async function halvesOf(content: Uint8Array): Promise<Uint8Array> {
  const decode = (failOn: 'warning' | 'error') => {
    const small = openPhotograph(content, failOn).autoOrient().resize(1, 2, { fit: 'fill' });
    return small.toColourspace('srgb').removeAlpha().raw().toBuffer();
  };
  return decode('warning').catch((error: unknown) => {
    if (SPOILT.test(String(error))) throw error;
    return decode('error');
  });
}
