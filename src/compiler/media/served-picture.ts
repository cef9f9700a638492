import type { Draft } from '../../shared/draft';
import { fileAddress } from '../../shared/paths';
import { type PictureFormat, variantAddress } from '../../shared/picture-address';
import type { MeasuredPicture } from '../options';
import type { Room } from '../schema/schema';
import type { SiteFiles } from '../source';
import { measurePicture } from './picture';

/** The widths in which photographs are made, in pixels: each is enough for every screen up to the next. */
const WIDTHS = [100, 200, 400, 600, 800, 1200, 1600];
/** A phone has so many pixels of CSS in a row: nothing less is made of what is as wide as its screen. */
const PHONE = 400;
/** Where a picture has the most room the eye is far away: with so many pixels to one of CSS it is sharp. */
const DENSITY = 1.5;
/** No browser that needs the fallback is worth more. */
const WIDEST_FALLBACK = 1200;
/** Where the section does not say how much room it has. */
const USUAL_ROOM: Room = { width: 1200 };
/** Is another one when the same picture is to be made in another way: addresses are kept for ever where they are known. */
const RECIPE = 1;

/** How many percent of a picture are cut away at each side. */
export type Crop = Readonly<Partial<Record<'top' | 'right' | 'bottom' | 'left', number | undefined>>>;

/** What lies in the middle of what is seen where the whole is not, in percent from the left and from the top. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

/** What an editor writes of a picture, besides what it shows. */
export interface WrittenPicture {
  readonly src: string;
  readonly crop?: Crop | undefined;
  readonly focus?: Draft<Focus> | undefined;
}

/** A file to be made of a photograph: turned upright, without what the camera noted. */
export interface PictureFile {
  /** Below the website's folder. */
  readonly path: string;
  /** Below the site's folder. */
  readonly source: string;
  readonly format: PictureFormat;
  readonly crop: Crop;
  /** In pixels; of a whole picture its own. With a height, it is cut to that shape around the focus. */
  readonly size?: { readonly width: number; readonly height?: number };
  readonly focus?: Draft<Focus> | undefined;
}

/** A photograph as it is served in its place. */
interface ServedPicture {
  /** The address that every browser can show. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly widths?: readonly number[];
  /** Of one that moves: the address of its first picture. */
  readonly still?: string;
  readonly files: readonly PictureFile[];
}

/** In pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large a picture is once it lies upright and is cut. */
export function uprightSize(content: Uint8Array, crop: Crop = {}, measured?: MeasuredPicture): Size | undefined {
  const read = measurePicture(content);
  if (read === undefined) return undefined;
  const { orientation = 1, type } = read;
  const isTurned = type === 'jpg' && orientation > 4;
  const upright = measured ?? (isTurned ? { width: read.height, height: read.width } : read);
  if (type === 'svg') return { width: upright.width, height: upright.height };
  const { top = 0, right = 0, bottom = 0, left = 0 } = crop;
  return {
    width: Math.max(1, Math.round((upright.width * (100 - left - right)) / 100)),
    height: Math.max(1, Math.round((upright.height * (100 - top - bottom)) / 100)),
  };
}

/** What is served of a photograph in a place with some room; nothing for what is no photograph that has been measured. */
export function servedPicture(
  { src, crop = {}, focus }: WrittenPicture,
  room: Room = USUAL_ROOM,
  files: SiteFiles,
  measured: MeasuredPicture | undefined,
): ServedPicture | undefined {
  const source = `media/${src}`;
  const content = files.get(source);
  const size = content && uprightSize(content, crop, measured);
  if (content === undefined || size === undefined || measured === undefined) return undefined;
  const name = nameOf(src, crop, measured);
  if (room.cut === true && room.height !== undefined) return cutPicture({ name, source, crop, focus }, room, size);
  const seen = seenOf(size, room);
  const widths = widthsFor(seen, room);
  if (measured.moves) return movingPicture({ name, source, crop }, src, size, widths.at(-1) ?? size.width);
  const fallback = fallbackOf(content);
  const fallbackWidth = widths.findLast((width) => width <= WIDEST_FALLBACK) ?? widths[0] ?? size.width;
  const address = `/${name}${seen.height < size.height ? cutName(seen, focus) : ''}-${fallbackWidth}.${fallback}`;
  const file = (width: number, format: PictureFormat): PictureFile => ({
    path: variantAddress(address, width, format).slice(1),
    source,
    format,
    crop,
    ...(seen.height < size.height
      ? { size: { width, height: Math.round((width * seen.height) / seen.width) }, focus }
      : { size: { width } }),
  });
  const wide = widths.flatMap((width) => [file(width, 'avif'), file(width, 'webp')]);
  const all = fallback === 'webp' ? wide : [...wide, file(fallbackWidth, fallback)];
  return { src: address, ...seen, widths, files: all };
}

/** As it is, and its first picture for those who want less movement. */
function movingPicture(
  { name, ...picture }: Pick<PictureFile, 'source' | 'crop'> & { readonly name: string },
  src: string,
  size: Size,
  width: number,
): ServedPicture {
  const path = `${name}-${width}.webp`;
  return {
    src: fileAddress(`media/${src}`),
    ...size,
    still: `/${path}`,
    files: [{ ...picture, path, format: 'webp', size: { width } }],
  };
}

/** What of a picture is seen in its place, in its own pixels. */
function seenOf({ width, height }: Size, { tallest }: Room): Size {
  return { width, height: tallest === undefined ? height : Math.min(height, Math.round(width * tallest)) };
}

/** Tells what is cut off above and below from the whole. */
function cutName({ width, height }: Size, { x = 50, y = 50 }: Draft<Focus> = {}): string {
  return `-${width}x${height}-${x}-${y}`;
}

/** A photograph that something leads to as a file, at the address by which it is named. */
export function wholePicture(path: string, content: Uint8Array): PictureFile {
  const { type } = measurePicture(content) ?? {};
  const format = type === 'png' || type === 'webp' || type === 'avif' ? type : 'jpg';
  return { path: `media/${path}`, source: `media/${path}`, format, crop: {} };
}

/** As it is shown by those who show every picture in the same shape. */
function cutPicture(
  { name, ...picture }: Pick<PictureFile, 'source' | 'crop' | 'focus'> & { readonly name: string },
  room: Room,
  own: Size,
): ServedPicture {
  const { width: wide, height: high = wide } = room;
  const scale = Math.min(1, own.width / wide, own.height / high);
  const size = { width: Math.floor(wide * scale), height: Math.floor(high * scale) };
  const { x = 50, y = 50 } = picture.focus ?? {};
  const path = `${name}-${size.width}x${size.height}${x === 50 && y === 50 ? '' : `-${x}-${y}`}.jpg`;
  return { src: `/${path}`, ...size, files: [{ ...picture, path, format: 'jpg', size }] };
}

/** Says what it is for people, and all that it was made from for caches. */
function nameOf(src: string, { top = 0, right = 0, bottom = 0, left = 0 }: Crop, { hash }: MeasuredPicture): string {
  const stem = src.replace(/\.[^./]*$/, '').replaceAll(/[^\w./-]+/g, '-');
  const sides = [top, right, bottom, left];
  const cut = sides.some((side) => side > 0) ? `-${sides.join('-')}` : '';
  return `assets/${stem}-${hash}${RECIPE}${cut}`;
}

function widthsFor(own: Size, room: Room): number[] {
  const inHeight = room.height === undefined ? Number.POSITIVE_INFINITY : (room.height * own.width) / own.height;
  const shown = Math.min(room.width, inHeight);
  const least = WIDTHS.find((width) => width >= Math.min(shown, PHONE)) ?? PHONE;
  const most = WIDTHS.find((width) => width >= shown * DENSITY) ?? WIDTHS.at(-1) ?? PHONE;
  const fitting = WIDTHS.filter((width) => width >= least && width <= most && width < own.width);
  const isAllOfIt = own.width <= most;
  return isAllOfIt || fitting.length === 0 ? [...fitting, own.width] : fitting;
}

/** In which format it is served to browsers that know nothing newer than what everybody shows. */
function fallbackOf(content: Uint8Array): PictureFormat {
  const { type } = measurePicture(content) ?? {};
  return type === 'jpg' || type === 'png' ? type : 'webp';
}
