import { afterEach, expect, test, vi } from 'vitest';
import { encodeInBrowser } from '../../../../../src/studio/forms/media/encode-picture';

afterEach(() => vi.unstubAllGlobals());

/** Has the browser know one picture, and gives the sizes in which it is drawn. */
function drawnOf(width: number, height: number): (readonly number[])[] {
  const drawn: (readonly number[])[] = [];
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => undefined }));
  class Canvas {
    constructor(...size: number[]) {
      drawn.push(size);
    }
    getContext = () => ({ drawImage: () => undefined });
    convertToBlob = async ({ type }: { readonly type: string }) => new Blob(['x'], { type });
  }
  vi.stubGlobal('OffscreenCanvas', Canvas);
  return drawn;
}

test.each([
  ['a photograph keeps its proportions', [6000, 4000], [2560, 1707]],
  ['what is small enough keeps its size', [800, 600], [800, 600]],
  ['a line is a line still, however long it was', [20000, 3], [2560, 1]],
  ['upright, too', [2, 30000], [1, 2560]],
])('%s', async (_said, [width = 0, height = 0], size) => {
  const drawn = drawnOf(width, height);
  expect(await encodeInBrowser(new Blob(['x']), 2560, 1000)).toMatchObject({ extension: 'webp' });
  expect(drawn).toEqual([size]);
});
