import { locateValue } from '../position';
import { problem } from '../problem';
import { THEME, themeFileValues } from '../theme/theme-files';
import type { Check } from './check';
import { isPicture } from './media-not-picture';

const PICTURE = /\.(svg|png)$/;

/** The icon, the logo and the placeholder must be pictures. */
export const themeNotPicture: Check = ({ files, values }) =>
  themeFileValues(values).flatMap(({ source, pointer, value }) => {
    const path = String(value);
    const content = PICTURE.test(path) ? files.get(`${THEME}${path}`) : undefined;
    if (content === undefined || isPicture(path, content)) return [];
    return [problem('theme-not-picture', locateValue(source, pointer), { path })];
  });
