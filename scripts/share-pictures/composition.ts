import { SHARE_SIZE, type SharePicture } from '../../src/compiler/manifest/share-picture';
import type { Room } from './layout';
import { isRightToLeft } from './lettering';

/** A part of a picture, in pixels. */
export interface Box extends Room {
  readonly left: number;
  readonly top: number;
}

export const MARGIN = 64;
const TEXT = { width: 600, height: 400 };
export const ART = { left: 720, width: SHARE_SIZE.width - 720, height: SHARE_SIZE.height };
export const WHOLE = { left: 0, ...SHARE_SIZE };
export const BRAND = { size: 34, logo: 48 };
/** How large the icon is that stands for all else. */
export const ICON = 280;
export const ACCENT = { width: 96, height: 8 };
/** Between the accent and the brand. */
const TITLE = {
  left: 0,
  top: MARGIN + ACCENT.height,
  width: ART.left,
  height: SHARE_SIZE.height - 2 * MARGIN - ACCENT.height - BRAND.logo,
};
const BESIDE_ART = { title: TITLE, text: TEXT };
const ALONE: typeof BESIDE_ART = {
  title: { ...TITLE, width: SHARE_SIZE.width },
  text: { ...TEXT, width: SHARE_SIZE.width - 2 * MARGIN },
};

/** Where something lies, seen from the left, that begins so far from where the title is read from. */
export function sideOf({ title }: SharePicture): (start: number, width: number) => number {
  return isRightToLeft(title) ? (start, width) => SHARE_SIZE.width - start - width : (start) => start;
}

/** Where the title stands, and its text within that. */
export function roomOf({ picture }: SharePicture): typeof BESIDE_ART {
  return picture === undefined ? ALONE : BESIDE_ART;
}
