import type { Finding } from '../findings/finding';
import { mediaFiles, namedMedia } from '../media/media-files';
import { isPicture, measurePicture } from '../media/picture';
import type { Rule } from '../rule';
import { collection, type DraftSite, singleton, sourceOfSingleton } from '../site';

/** Social networks show photographs, of which JPEG is made for them, and no drawings of lines. */
const SHOWN = new Set(['avif', 'gif', 'jpg', 'png', 'webp']);
/** Smaller ones they leave out. */
const SMALLEST = 200;

/** The picture that social networks show is in a format that they do, where the site has one. */
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
  const wrong = [...(ofSite ? [ofSite] : []), ...ofPages].filter(
    ({ path }) => path !== undefined && isNotShown(site, path),
  );
  if (wrong.length === 0) return [];
  const fitting = mediaFiles(site).filter(({ content }) => isFit(content));
  const [unused, ...others] = fitting.filter(({ path }) => !namedMedia(site).has(path));
  if (fitting.length === 0) return [];
  const meant = others.length === 0 ? unused?.path : undefined;
  return wrong.map(({ source, pointer, path = '' }): Finding<'picture-not-shared'> => {
    const place = { source, pointer };
    const details = { path, ...(meant !== undefined && { suggestion: meant }) };
    return { code: 'picture-not-shared', place, details };
  });
};

function isNotShown({ files }: DraftSite, path: string): boolean {
  const content = files.get(`media/${path}`);
  return content !== undefined && isPicture(path, content) && !SHOWN.has(measurePicture(content)?.type ?? '');
}

function isFit(content: Uint8Array): boolean {
  const { type = '', width = 0 } = measurePicture(content) ?? {};
  return SHOWN.has(type) && width >= SMALLEST;
}
