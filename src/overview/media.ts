import { extensionOf, mediaFiles, namedMedia } from '../compiler/media/media-files';
import { measurePicture } from '../compiler/media/picture';
import type { DraftSite } from '../compiler/site';
import { valuesResolvedAs } from '../compiler/values/values';
import { isRecord } from '../shared/is-record';
import type { MediaOverview, WrittenPlace } from './overview';
import { placeOf } from './written';

/** The files of site/media, what they are and where they are shown. */
export function mediaOverview(site: DraftSite): MediaOverview[] {
  const named = namedMedia(site);
  const withoutAlt = silentUses(site);
  return mediaFiles(site).map(({ path, content }) => {
    const { type, width, height } = measurePicture(content) ?? {};
    const uses = (named.get(path) ?? []).map(placeOf);
    const isMeasured = width !== undefined && height !== undefined;
    return {
      path,
      bytes: content.length,
      type: type ?? extensionOf(path),
      ...(isMeasured && { pixels: { width: Math.round(width), height: Math.round(height) } }),
      uses,
      isNamedElsewhere: uses.length === 0 && named.has(path),
      withoutAlt: withoutAlt.get(path) ?? [],
    };
  });
}

/** Where pictures are shown that neither say in each language what they show nor that they only adorn. */
function silentUses(site: DraftSite): Map<string, WrittenPlace[]> {
  const found = new Map<string, WrittenPlace[]>();
  for (const { source, pointer, value } of valuesResolvedAs(site, 'media')) {
    const { src, alt, decorative } = value;
    if (src === undefined || decorative === true || (alt !== undefined && isInEach(site, alt))) continue;
    found.set(src, [...(found.get(src) ?? []), placeOf({ source, pointer })]);
  }
  return found;
}

function isInEach({ contract }: DraftSite, text: unknown): boolean {
  if (!isRecord(text)) return typeof text === 'string' && text.trim() !== '';
  return contract.languages.every(({ code }) => typeof text[code] === 'string' && text[code].trim() !== '');
}
