import { escapeHtml } from '../../shared/escape-html';
import type { Html, Shell } from '../../shared/manifest';
import { measurePicture } from '../media/picture';
import { inlineSvg } from '../resolve/inline-svg';
import { type Site, singleton } from '../site';
import { THEME } from '../theme/theme-files';

/** What documents and pages know of the theme. */
export function shellTheme(site: Site): Shell['theme'] {
  const { color, icon, logo, placeholder } = singleton(site, 'theme');
  const picture = logo === undefined ? undefined : site.files.get(THEME + logo);
  return {
    color,
    icon: `/${THEME}${icon}`,
    ...(logo !== undefined && picture !== undefined && { logo: logoMarkup(logo, picture) }),
    ...(placeholder !== undefined && { placeholder: `/${THEME}${placeholder}` }),
  };
}

/** A drawing becomes part of the page, any other picture is fetched; the name that stands beside it says what it shows. */
function logoMarkup(name: string, picture: Uint8Array): Html {
  if (name.endsWith('.svg')) return inlineSvg(picture);
  const { width = 0, height = 0 } = measurePicture(picture) ?? {};
  return { __html: `<img src="/${THEME}${escapeHtml(name)}" alt="" width="${width}" height="${height}">` };
}
