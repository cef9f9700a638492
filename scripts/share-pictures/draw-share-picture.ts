import sharp from 'sharp';
import type { SiteFiles } from '../../src/compiler/load';
import { SHARE_SIZE, type SharePicture } from '../../src/compiler/media/share-picture';
import { type Tokens, tokenValue } from '../../src/compiler/theme/look';
import { openPhotograph } from '../pictures/open-photograph';
import { startOfPart } from '../pictures/part';
import { fitText, lineHeight } from './layout';
import { isRightToLeft, type Lettering } from './lettering';

/** Where what stands, in pixels. */
const MARGIN = 64;
const TEXT = { width: 600, height: 400 };
const ART = { left: 720, width: SHARE_SIZE.width - 720, height: SHARE_SIZE.height };
const WHOLE = { left: 0, ...SHARE_SIZE };
const BRAND = { size: 34, logo: 48 };
const ACCENT = { width: 96, height: 8 };

/** What of a JPEG is seen by those who look at letters. */
const HOW = { quality: 82, chromaSubsampling: '4:4:4' } as const;

/** All that is drawn with, for any number of pictures of a site. */
export interface Tools {
  readonly files: SiteFiles;
  readonly letters: Lettering;
  /** What a theme need not set. */
  readonly defaults: Tokens;
  /** Pictures that have been drawn once, by what they are made from. */
  readonly art: Map<string, Promise<Buffer | undefined>>;
}

/**
 * Draws a picture: the title and the name of the site on the ground of the page, beside it what the page shows; and that
 * alone, where there are no letters for the title.
 */
export async function drawSharePicture(picture: SharePicture, tools: Tools): Promise<Buffer> {
  const place = tools.letters.canWrite(picture.title) ? ART : WHOLE;
  const art = await artOf(picture, tools, place);
  const image = sharp(Buffer.from(svgOf(picture, tools)));
  const left = sideOf(picture)(place.left, place.width);
  const layers = art === undefined ? [] : [{ input: art, left, top: 0 }];
  return image.composite(layers).flatten().jpeg(HOW).toBuffer();
}

/** Where something lies, seen from the left, that begins so far from where the title is read from. */
function sideOf({ title }: SharePicture): (start: number, width: number) => number {
  return isRightToLeft(title) ? (start, width) => SHARE_SIZE.width - start - width : (start) => start;
}

type Place = typeof ART | typeof WHOLE;

function artOf(picture: SharePicture, tools: Tools, place: Place): Promise<Buffer | undefined> {
  const key = JSON.stringify([picture.picture, place]);
  const known = tools.art.get(key) ?? drawArt(picture, tools.files, place);
  tools.art.set(key, known);
  return known;
}

/** What the page shows, cut to the shape of its place; nothing where it cannot be drawn: a rule tells of it. */
async function drawArt(
  { picture: { src, crop = {}, focus } }: SharePicture,
  files: SiteFiles,
  place: Place,
): Promise<Buffer | undefined> {
  const content = files.get(`media/${src}`);
  if (content === undefined) return undefined;
  try {
    const image = openPhotograph(content).autoOrient();
    const { width, height } = (await openPhotograph(content).metadata()).autoOrient;
    const { top = 0, right = 0, bottom = 0, left = 0 } = crop;
    const own = {
      left: Math.round((width * left) / 100),
      top: Math.round((height * top) / 100),
      width: Math.max(1, Math.round((width * (100 - left - right)) / 100)),
      height: Math.max(1, Math.round((height * (100 - top - bottom)) / 100)),
    };
    const scale = Math.min(own.width / place.width, own.height / place.height);
    const across = Math.max(1, Math.floor(place.width * scale));
    const down = Math.max(1, Math.floor(place.height * scale));
    const part = {
      left: own.left + startOfPart(focus?.x, across, own.width),
      top: own.top + startOfPart(focus?.y, down, own.height),
      width: across,
      height: down,
    };
    return await image
      .extract(part)
      .resize(place.width, place.height, { fit: 'fill' })
      .png({ compressionLevel: 1 })
      .toBuffer();
  } catch {
    return undefined;
  }
}

function svgOf(picture: SharePicture, { files, letters, defaults }: Tools): string {
  const { title, brand, look } = picture;
  const side = sideOf(picture);
  const colour = colours(look, defaults);
  const block = fitText(title, TEXT, letters);
  const height = block.lines.length * lineHeight(block.size);
  const middle = MARGIN + ACCENT.height + (SHARE_SIZE.height - 2 * MARGIN - ACCENT.height - BRAND.logo) / 2;
  const first = middle - height / 2 + block.size * 0.9;
  const lines = block.lines.map((line, index) => {
    const left = side(MARGIN, letters.widthOf(line) * block.size);
    return text(letters.draw(line, block.size), left, first + index * lineHeight(block.size), colour.text);
  });
  const logo = look.logo === undefined ? undefined : files.get(look.logo);
  const foot = SHARE_SIZE.height - MARGIN;
  const nameStart = logo === undefined ? MARGIN : MARGIN + BRAND.logo + 18;
  const nameLeft = side(nameStart, letters.widthOf(brand) * BRAND.size);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">`,
    `<rect width="100%" height="100%" fill="${colour.ground}"/>`,
    `<rect x="${side(MARGIN, ACCENT.width)}" y="${MARGIN}" width="${ACCENT.width}" height="${ACCENT.height}" fill="${colour.accent}"/>`,
    ...lines,
    ...(logo === undefined ? [] : [mark(logo, side(MARGIN, BRAND.logo), foot - BRAND.logo, colour.accent)]),
    text(letters.draw(brand, BRAND.size), nameLeft, foot - (BRAND.logo - BRAND.size * 0.72) / 2, colour.muted),
    '</svg>',
  ].join('');
}

function text(outlines: string, left: number, base: number, fill: string): string {
  return `<g transform="translate(${left} ${Math.round(base)})" fill="${fill}">${outlines}</g>`;
}

/** A drawing in the colour of the letters around it. */
function mark(svg: Uint8Array, left: number, top: number, colour: string): string {
  const written = Buffer.from(svg)
    .toString()
    .replace(/^[\s\S]*?(?=<svg[\s>])/, '');
  const opened = written.replace(/^<svg([^>]*)>/, (_tag, attributes: string) => {
    const others = attributes.replaceAll(/\s(?:x|y|width|height|color)="[^"]*"/g, '');
    return `<svg${others} x="${left}" y="${top}" width="${BRAND.logo}" height="${BRAND.logo}" color="${colour}">`;
  });
  return opened;
}

/** What a drawing can be told of a colour: hexadecimal, by name or by function; what is newer only browsers know. */
const DRAWABLE = /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d\s.,%/]+\))$/i;

/** Those of the tone; where they cannot be drawn, those of the light one, and then those that all themes begin with. */
function colours({ tone, tokens }: SharePicture['look'], defaults: Tokens) {
  const all = new Map([...defaults, ...tokens]);
  const choices = [
    { of: tone, known: all },
    { of: 'light', known: all },
    { of: 'light', known: defaults },
  ].map(({ of, known }) => (role: string) => {
    const value = tokenValue(`--${of}-${role}`, known);
    return value !== undefined && DRAWABLE.test(value) ? value : undefined;
  });
  for (const colour of choices) {
    const [ground, letters] = [colour('ground'), colour('text')];
    if (ground === undefined || letters === undefined) continue;
    return { ground, text: letters, muted: colour('muted') ?? letters, accent: colour('accent') ?? letters };
  }
  throw new Error('No colours to draw a share picture with');
}
