import { isPicture } from '../media/picture';
import { isTruncated } from '../media/truncated';
import type { Rule } from '../rule';
import { THEME, themeFileValues } from '../theme/theme-files';

const PICTURE = /\.(svg|png|jpe?g|webp)$/;

/** The icon, the logo and the placeholder must be pictures, and whole. */
export const themeNotPicture: Rule<'theme-not-picture'> = (site) =>
  themeFileValues(site).flatMap(({ source, pointer, value: path }) => {
    const content = PICTURE.test(path) ? site.files.get(`${THEME}${path}`) : undefined;
    if (content === undefined || (isPicture(path, content) && !isTruncated(path, content))) return [];
    return [{ code: 'theme-not-picture', place: { source, pointer }, details: { path } }];
  });
