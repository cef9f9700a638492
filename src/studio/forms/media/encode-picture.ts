/** A picture drawn anew: nothing is left of what the file said besides. */
interface EncodedPicture {
  readonly content: Uint8Array;
  readonly extension: 'webp' | 'jpg';
}

/** Draws a picture upright, no longer than `longest` in either direction; nothing where its file cannot be shown. */
export type EncodePicture = (file: Blob, longest: number, mostBytes: number) => Promise<EncodedPicture | undefined>;

/** The first is as good as the original to the eye; the others are for what is still too large. */
const QUALITIES = [0.85, 0.75, 0.65];

/** With what the browser has for it. */
export const encodeInBrowser: EncodePicture = async (file, longest, mostBytes) => {
  const canvas = await drawn(file, longest);
  if (canvas === undefined) return undefined;
  let encoded: EncodedPicture | undefined;
  for (const quality of QUALITIES) {
    encoded = await encode(canvas, quality);
    if (encoded.content.length <= mostBytes) break;
  }
  return encoded;
};

async function drawn(file: Blob, longest: number): Promise<OffscreenCanvas | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (bitmap === undefined) return undefined;
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  // Of a line of one pixel in many thousands nothing would be left.
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  const [width, height] = [scaled(bitmap.width), scaled(bitmap.height)];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return canvas;
}

/** Some browsers write no WebP, and say so by writing something else. */
async function encode(canvas: OffscreenCanvas, quality: number): Promise<EncodedPicture> {
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
  const isWebp = webp.type === 'image/webp';
  const blob = isWebp ? webp : await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return { content: new Uint8Array(await blob.arrayBuffer()), extension: isWebp ? 'webp' : 'jpg' };
}
