import sharp from 'sharp';
import { SHARE_SIZE, type SharePicture } from '../../src/compiler/manifest/share-picture';
import type { SiteFiles } from '../../src/compiler/source';
import { openPhotograph } from '../pictures/open-photograph';
import { croppedPart, partOfShape } from '../pictures/part';
import { colours } from './colours';
import { ACCENT, ART, BRAND, ICON, MARGIN, sideOf, WHOLE } from './composition';
import { drawing, mark, text } from './svg';
import type { Tools } from './tools';

/** For what is read again at once. */
const QUICK = { compressionLevel: 1 };

/** The pixels of a picture without its title. */
export async function drawGround(picture: SharePicture, tools: Tools): Promise<Buffer> {
  const place = tools.letters.canWrite(picture.title) ? ART : WHOLE;
  const art = picture.picture && (await drawArt(picture.picture, tools.files, place));
  const left = sideOf(picture)(place.left, place.width);
  const layers = art === undefined ? [] : [{ input: art, left, top: 0 }];
  const composed = await sharp(Buffer.from(groundSvg(picture, tools)))
    .composite(layers)
    .png(QUICK)
    .toBuffer();
  return sharp(composed).removeAlpha().raw().toBuffer();
}

type Place = typeof ART | typeof WHOLE;

/** What the page shows, cut to the shape of its place; undefined where it cannot be drawn, which a rule reports. */
async function drawArt(
  { src, crop = {}, focus }: NonNullable<SharePicture['picture']>,
  files: SiteFiles,
  place: Place,
): Promise<Buffer | undefined> {
  const content = files.get(`media/${src}`);
  if (content === undefined) return undefined;
  try {
    const image = openPhotograph(content).autoOrient();
    const own = croppedPart((await openPhotograph(content).metadata()).autoOrient, crop);
    const within = partOfShape(own, place, focus);
    const part = { ...within, left: own.left + within.left, top: own.top + within.top };
    return await image.extract(part).resize(place.width, place.height, { fit: 'fill' }).png(QUICK).toBuffer();
  } catch {
    return undefined;
  }
}

function groundSvg(picture: SharePicture, { files, letters, defaults }: Tools): string {
  const { brand, look } = picture;
  const side = sideOf(picture);
  const colour = colours(look, defaults);
  const logo = look.logo === undefined ? undefined : files.get(look.logo);
  const icon = picture.icon === undefined || letters.canWrite(picture.title) ? undefined : files.get(picture.icon);
  const [left, top] = [(SHARE_SIZE.width - ICON) / 2, (SHARE_SIZE.height - ICON) / 2];
  const foot = SHARE_SIZE.height - MARGIN;
  const nameStart = logo === undefined ? MARGIN : MARGIN + BRAND.logo + 18;
  const nameLeft = side(nameStart, letters.widthOf(brand) * BRAND.size);
  return drawing(SHARE_SIZE, colour.ground, [
    `<rect x="${side(MARGIN, ACCENT.width)}" y="${MARGIN}" width="${ACCENT.width}" height="${ACCENT.height}" fill="${colour.accent}"/>`,
    ...(icon === undefined ? [] : [mark(icon, { left, top, size: ICON }, colour.accent)]),
    ...(logo === undefined
      ? []
      : [mark(logo, { left: side(MARGIN, BRAND.logo), top: foot - BRAND.logo, size: BRAND.logo }, colour.accent)]),
    text(
      letters.draw(brand, BRAND.size),
      nameLeft,
      Math.round(foot - (BRAND.logo - BRAND.size * 0.72) / 2),
      colour.muted,
    ),
  ]);
}
