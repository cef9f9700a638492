import type { Html } from '../../shared/manifest';
import { oncePerObject } from '../../shared/once-per-object';
import { cleanSvg } from '../svg/clean-svg';
import { svgText } from '../svg/svg-text';

/** The drawing of an SVG file as markup of the page, so that it follows the page's colours; empty where the file holds none. */
export const inlineSvg = oncePerObject((content: Uint8Array): Html => {
  const svg = cleanSvg(content);
  return { __html: svg === undefined ? '' : svgText([svg]) };
});
