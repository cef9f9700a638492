import sharp from 'sharp';
import { SHARE_SIZE, type SharePicture } from '../../src/compiler/media/share-picture';
import type { SiteFiles } from '../../src/compiler/source';
import { type Tokens, tokenValue } from '../../src/compiler/theme/look';
import { openPhotograph } from '../pictures/open-photograph';
import { startOfPart } from '../pictures/part';
import { fitText, lineHeight, type Room } from './layout';
import { isRightToLeft, type Lettering } from './lettering';

/** Where what stands, in pixels. */
const MARGIN = 64;
const TEXT = { width: 600, height: 400 };
const ART = { left: 720, width: SHARE_SIZE.width - 720, height: SHARE_SIZE.height };
const WHOLE = { left: 0, ...SHARE_SIZE };
const BRAND = { size: 34, logo: 48 };
/** How large the icon is that stands for all else. */
const ICON = 280;
const ACCENT = { width: 96, height: 8 };
/** Between the accent and the brand. */
const TITLE = {
  ...{ left: 0, top: MARGIN + ACCENT.height },
  ...{ width: ART.left, height: SHARE_SIZE.height - 2 * MARGIN - ACCENT.height - BRAND.logo },
};
const BESIDE_ART = { title: TITLE, text: TEXT };
const ALONE: typeof BESIDE_ART = {
  title: { ...TITLE, width: SHARE_SIZE.width },
  text: { ...TEXT, width: SHARE_SIZE.width - 2 * MARGIN },
};

/** Letters keep their edges. What would make it a tenth smaller takes three times as long, for files that hardly anybody fetches. */
const HOW = { quality: 82, chromaSubsampling: '4:4:4', optimiseCoding: false } as const;
/** For what is read again at once. */
const QUICK = { compressionLevel: 1 };
const CHANNELS = 3;
const PIXELS = { ...SHARE_SIZE, channels: CHANNELS } as const;
/** Each takes two megabytes; pages that show the same are drawn one after the other. */
const MOST_GROUNDS = 8;

/** All that is drawn with, for any number of pictures of a site. */
export interface Tools {
  readonly files: SiteFiles;
  readonly letters: Lettering;
  /** What a theme need not set. */
  readonly defaults: Tokens;
  /** What pictures have in common, by what it is made from: their pixels without the title. */
  readonly grounds: Map<string, Promise<Buffer>>;
  /** Room for the pixels of a picture, in which none is drawn now: two megabytes anew for each are long to collect. */
  readonly canvases: Buffer[];
}

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

async function drawGround(picture: SharePicture, tools: Tools): Promise<Buffer> {
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

/** Where something lies, seen from the left, that begins so far from where the title is read from. */
function sideOf({ title }: SharePicture): (start: number, width: number) => number {
  return isRightToLeft(title) ? (start, width) => SHARE_SIZE.width - start - width : (start) => start;
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

interface Box extends Room {
  readonly left: number;
  readonly top: number;
}

/** Nothing where nothing of the title fits. */
function titleDrawing(
  picture: SharePicture,
  { letters, defaults }: Tools,
): (Box & { readonly svg: string }) | undefined {
  const side = sideOf(picture);
  const { ground, text: ink } = colours(picture.look, defaults);
  const { title, text: room } = roomOf(picture);
  const { lines, size } = fitText(picture.title, room, letters);
  const first = title.top + (title.height - lines.length * lineHeight(size)) / 2 + size * 0.9;
  const placed = lines.map((line, index) => {
    const width = letters.widthOf(line) * size;
    return { line, width, left: side(MARGIN, width), base: Math.round(first + index * lineHeight(size)) };
  });
  const [top, bottom] = [placed[0], placed.at(-1)];
  if (top === undefined || bottom === undefined) return undefined;
  const whole = { left: side(title.left, title.width), top: title.top, width: title.width, height: title.height };
  const box = within(whole, {
    left: Math.min(...placed.map(({ left }) => left)) - size * OVERHANG,
    top: top.base - size * ASCENT,
    right: Math.max(...placed.map(({ left, width }) => left + width)) + size * OVERHANG,
    bottom: bottom.base + size * DESCENT,
  });
  const written = placed.map(({ line, left, base }) =>
    text(letters.draw(line, size), left - box.left, base - box.top, ink),
  );
  return { ...box, svg: drawing(box, ground, written) };
}

/** How far letters with all their marks may reach beside, above and below what a line is said to take, in its size. */
const OVERHANG = 0.5;
const ASCENT = 1.5;
const DESCENT = 0.8;

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is between some edges, in whole pixels, of a box. */
function within(box: Box, edges: Edges): Box {
  const left = Math.max(box.left, Math.floor(edges.left));
  const top = Math.max(box.top, Math.floor(edges.top));
  const right = Math.min(box.left + box.width, Math.ceil(edges.right));
  const bottom = Math.min(box.top + box.height, Math.ceil(edges.bottom));
  return { left, top, width: right - left, height: bottom - top };
}

function roomOf({ picture }: SharePicture): typeof BESIDE_ART {
  return picture === undefined ? ALONE : BESIDE_ART;
}

function drawing({ width, height }: Room, ground: string, content: readonly string[]): string {
  const whole = `<rect width="100%" height="100%" fill="${ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${whole}${content.join('')}</svg>`;
}

function text(outlines: string, left: number, base: number, fill: string): string {
  return `<g transform="translate(${left} ${base})" fill="${fill}">${outlines}</g>`;
}

/** A drawing in the colour of the letters around it. */
function mark(
  svg: Uint8Array,
  { left, top, size }: { left: number; top: number; size: number },
  colour: string,
): string {
  const written = Buffer.from(svg)
    .toString()
    .replace(/^[\s\S]*?(?=<svg[\s>])/, '');
  const opened = written.replace(/^<svg([^>]*)>/, (_tag, attributes: string) => {
    const others = attributes.replaceAll(/\s(?:x|y|width|height|color)="[^"]*"/g, '');
    return `<svg${others} x="${left}" y="${top}" width="${size}" height="${size}" color="${colour}">`;
  });
  return opened;
}

/** The notations of colours that the renderer of SVG understands: hexadecimal, by name or by function. */
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
