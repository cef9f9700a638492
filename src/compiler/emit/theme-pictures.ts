import { type Site, singleton } from '../site';
import { servedFile } from '../svg/svg-text';
import { THEME } from '../theme/theme-files';
import type { OutputFile } from './output-file';

/** The files of the theme that pages name by their own address. A logo that is a drawing is part of the page. */
export function emitThemePictures(site: Site): OutputFile[] {
  const { icon, logo, placeholder } = singleton(site, 'theme');
  const fetched = logo?.endsWith('.svg') ? undefined : logo;
  return [...new Set([icon, placeholder, fetched])].flatMap((name) => {
    const path = `${THEME}${name}`;
    const content = name === undefined ? undefined : site.files.get(path);
    return content === undefined ? [] : [{ path, content: servedFile(path, content) }];
  });
}
