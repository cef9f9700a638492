import type { Finding } from '../finding';
import { isPicture, measurePicture } from '../picture';
import type { Rule } from '../rule';
import { collection, singleton, sourceOfSingleton } from '../site';

/** Social networks show photographs: no drawings of lines, and none of the newest formats. */
const SHOWN = new Set(['gif', 'jpg', 'png', 'webp']);

/** The picture that social networks show is in a format that they do. */
export const pictureNotShared: Rule<'picture-not-shared'> = (site) => {
  const settings = sourceOfSingleton(site, 'settings');
  const ofSite = settings && {
    source: settings,
    pointer: ['shareImage', 'src'],
    path: singleton(site, 'settings')?.shareImage?.src,
  };
  const ofPages = [...collection(site, 'pages').values()].map(({ source, value }) => ({
    source,
    pointer: ['share', 'image', 'src'],
    path: value.share?.image?.src,
  }));
  return [...(ofSite ? [ofSite] : []), ...ofPages].flatMap(
    ({ source, pointer, path }): Finding<'picture-not-shared'>[] => {
      const content = path === undefined ? undefined : site.files.get(`media/${path}`);
      if (path === undefined || content === undefined || !isPicture(path, content)) return [];
      if (SHOWN.has(measurePicture(content)?.type ?? '')) return [];
      return [{ code: 'picture-not-shared', place: { source, pointer }, details: { path } }];
    },
  );
};
