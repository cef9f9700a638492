import sharp from 'sharp';
import type { SiteFiles } from '../../src/compiler/load';
import { SHARE_SIZE, type SharePicture } from '../../src/compiler/media/share-picture';
import { type Tokens, tokenValue } from '../../src/compiler/theme/look';
import { openPhotograph } from '../pictures/open-photograph';
import { fitText, lineHeight } from './layout';
import type { Lettering } from './lettering';

/** Where what stands, in pixels. */
const MARGIN = 64;
const TEXT = { width: 600, height: 400 };
const ART = { left: 720, width: SHARE_SIZE.width - 720, height: SHARE_SIZE.height };
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

/** Draws a picture: the title and the name of the site on the ground of the page, beside it what the page shows. */
export async function drawSharePicture(picture: SharePicture, tools: Tools): Promise<Buffer> {
  const art = await artOf(picture, tools);
  const image = sharp(Buffer.from(svgOf(picture, tools)));
  const layers = art === undefined ? [] : [{ input: art, left: ART.left, top: 0 }];
  return image.composite(layers).flatten().jpeg(HOW).toBuffer();
}

function artOf(picture: SharePicture, tools: Tools): Promise<Buffer | undefined> {
  const key = JSON.stringify(picture.picture);
  const known = tools.art.get(key) ?? drawArt(picture, tools.files);
  tools.art.set(key, known);
  return known;
}

/** What the page shows, cut to the shape of its place; nothing where it cannot be drawn: a rule tells of it. */
async function drawArt(
  { picture: { src, crop = {}, focus } }: SharePicture,
  files: SiteFiles,
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
    const scale = Math.min(own.width / ART.width, own.height / ART.height);
    const [across, down] = [Math.max(1, Math.floor(ART.width * scale)), Math.max(1, Math.floor(ART.height * scale))];
    const part = {
      left: own.left + startOf(focus?.x, across, own.width),
      top: own.top + startOf(focus?.y, down, own.height),
      width: across,
      height: down,
    };
    return await image
      .extract(part)
      .resize(ART.width, ART.height, { fit: 'fill' })
      .png({ compressionLevel: 1 })
      .toBuffer();
  } catch {
    return undefined;
  }
}

/** Where a part begins that is as near to its middle being the focus, in percent, as the whole allows. */
function startOf(focus = 50, part: number, whole: number): number {
  return Math.round(Math.min(Math.max((whole * focus) / 100 - part / 2, 0), whole - part));
}

function svgOf({ title, brand, look }: SharePicture, { files, letters, defaults }: Tools): string {
  const colour = colours(look, defaults);
  const block = fitText(title, TEXT, letters);
  const height = block.lines.length * lineHeight(block.size);
  const middle = MARGIN + ACCENT.height + (SHARE_SIZE.height - 2 * MARGIN - ACCENT.height - BRAND.logo) / 2;
  const first = middle - height / 2 + block.size * 0.9;
  const lines = block.lines.map((line, index) =>
    text(letters.draw(line, block.size), MARGIN, first + index * lineHeight(block.size), colour.text),
  );
  const logo = look.logo === undefined ? undefined : files.get(look.logo);
  const foot = SHARE_SIZE.height - MARGIN;
  const nameLeft = logo === undefined ? MARGIN : MARGIN + BRAND.logo + 18;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">`,
    `<rect width="100%" height="100%" fill="${colour.ground}"/>`,
    `<rect x="${MARGIN}" y="${MARGIN}" width="${ACCENT.width}" height="${ACCENT.height}" fill="${colour.accent}"/>`,
    ...lines,
    ...(logo === undefined ? [] : [mark(logo, MARGIN, foot - BRAND.logo, colour.accent)]),
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
