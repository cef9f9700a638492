import sharp from 'sharp';
import { SHARE_SIZE, type SharePicture } from '../../src/compiler/manifest/share-picture';
import { drawGround } from './draw-ground';
import { titleDrawing } from './draw-title';
import { isRightToLeft } from './lettering';
import type { Tools } from './tools';

/** Letters keep their edges. What would make it a tenth smaller takes three times as long, for files that hardly anybody fetches. */
const HOW = { quality: 82, chromaSubsampling: '4:4:4', optimiseCoding: false } as const;
const CHANNELS = 3;
const PIXELS = { ...SHARE_SIZE, channels: CHANNELS } as const;
/** Each takes two megabytes; pages that show the same are drawn one after the other. */
const MOST_GROUNDS = 8;

/**
 * Draws a picture: the title and the name of the site on the ground of the page, beside it what the page shows; and that
 * alone, or the theme's icon, where there are no letters for the title.
 */
export async function drawSharePicture(picture: SharePicture, tools: Tools): Promise<Buffer> {
  const ground = await groundOf(picture, tools);
  if (!tools.letters.canWrite(picture.title)) return encoded(ground);
  const canvas = tools.canvases.pop() ?? Buffer.allocUnsafe(ground.length);
  try {
    ground.copy(canvas);
    await drawTitle(canvas, picture, tools);
    return await encoded(canvas);
  } finally {
    tools.canvases.push(canvas);
  }
}

function encoded(pixels: Buffer): Promise<Buffer> {
  return sharp(pixels, { raw: PIXELS }).jpeg(HOW).toBuffer();
}

function groundOf(picture: SharePicture, tools: Tools): Promise<Buffer> {
  const { grounds, letters } = tools;
  const { title, brand, look, picture: shown } = picture;
  const key = JSON.stringify([brand, look, shown, isRightToLeft(title), letters.canWrite(title)]);
  const known = grounds.get(key) ?? drawGround(picture, tools);
  grounds.delete(key);
  grounds.set(key, known);
  for (const oldest of [...grounds.keys()].slice(0, -MOST_GROUNDS)) grounds.delete(oldest);
  return known;
}

/** Only what has letters in it is drawn, which is a part of the room for the title. */
async function drawTitle(canvas: Buffer, picture: SharePicture, tools: Tools): Promise<void> {
  const drawn = titleDrawing(picture, tools);
  if (drawn === undefined) return;
  const { svg, left, top, width, height } = drawn;
  const title = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  const line = width * CHANNELS;
  for (let row = 0; row < height; row += 1) {
    const start = ((top + row) * SHARE_SIZE.width + left) * CHANNELS;
    title.copy(canvas, start, row * line, (row + 1) * line);
  }
}
