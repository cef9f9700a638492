import sharp, { type Color } from 'sharp';
import type { OutputFile } from '../../src/compiler/emit/output-file';
import { measurePicture } from '../../src/compiler/media/picture';
import { SITE_ICONS } from '../../src/shared/served-files';
import { icoFile } from './ico-file';

/** In pixels. */
const TAB_SIZES = [16, 32, 48];
const TOUCH_SIZE = 180;
const MEDIUM = 192;
const LARGE = 512;
/** How much of a maskable icon is seen whatever its shape, and a little less: a circle of 80 %. */
const SAFE = 0.74;
/** So many pixels an inch has where nothing is said of it; those that an SVG can be drawn with, at least and at most. */
const DENSITY = { usual: 72, least: 1, most: 100_000 } as const;

/** The icons that browsers and phones ask for, each in its size and shape. */
export async function drawIcons(source: IconSource): Promise<OutputFile[]> {
  const whole = await drawn(source.content, LARGE);
  const ground = (await groundOf(whole)) ?? source.color;
  const sized = (size: number) => sharp(whole).resize(size, size).png().toBuffer();
  const tab = await Promise.all(TAB_SIZES.map(async (size) => ({ size, png: await sized(size) })));
  return [
    file(SITE_ICONS.tab, icoFile(tab)),
    file(
      SITE_ICONS.touch,
      await sharp(await sized(TOUCH_SIZE))
        .flatten({ background: ground })
        .png()
        .toBuffer(),
    ),
    file(SITE_ICONS.medium, await sized(MEDIUM)),
    file(SITE_ICONS.large, whole),
    file(SITE_ICONS.maskable, await maskable(whole, ground)),
  ];
}

function file(address: string, content: Uint8Array): OutputFile {
  return { path: address.slice(1), content };
}

async function drawn(content: Uint8Array, size: number): Promise<Buffer> {
  const { type, width = size, height = size } = measurePicture(content) ?? {};
  const image = sharp(content, type === 'svg' ? { density: densityFor(size, Math.max(width, height)) } : {});
  return image.resize(size, size, { fit: 'contain', background: 'transparent' }).png().toBuffer();
}

/** With which a drawing becomes as large as it is to be, however large it says it is: not much larger, which may not fit into memory. */
function densityFor(size: number, measure: number): number {
  return Math.min(Math.max((DENSITY.usual * size) / measure, DENSITY.least), DENSITY.most);
}

/** The colour of an icon at the middle of its upper edge; nothing where one sees through it. */
async function groundOf(icon: Buffer): Promise<Color | undefined> {
  const pixel = await sharp(icon)
    .ensureAlpha()
    .extract({ left: LARGE / 2, top: 4, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const [r = 0, g = 0, b = 0, alpha = 0] = pixel;
  return alpha === 255 ? { r, g, b } : undefined;
}

async function maskable(icon: Buffer, ground: Color): Promise<Buffer> {
  const border = Math.round((LARGE * (1 - SAFE)) / 2);
  const inner = LARGE - 2 * border;
  return sharp(icon)
    .flatten({ background: ground })
    .resize(inner, inner)
    .extend({ top: border, right: border, bottom: border, left: border, background: ground })
    .png()
    .toBuffer();
}

/** What the icons of a site are made from. */
export interface IconSource {
  /** That of the tab, SVG or PNG. */
  readonly content: Uint8Array;
  /** The colour of the theme, for an icon that has no ground. */
  readonly color: string;
}
