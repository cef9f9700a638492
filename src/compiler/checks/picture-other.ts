import { isRecord } from '../../shared/is-record';
import { namedMedia } from '../media/media-files';
import { type ListedPicture, swappedPictures } from '../media/swapped-pictures';
import type { Finding } from '../problems/finding';
import { possibleFix, setEdit } from '../problems/fixes';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';
import { valuesResolvedAs } from '../values/values';

/** One of several whose pictures are called like them has its own, where that is there and nobody has it, or the other one has. */
export const pictureOther: Rule<'picture-other'> = (site) => [...taken(site), ...swappedPictures(site).map(swapped)];

function swapped([one, other]: readonly [ListedPicture, ListedPicture]): Finding<'picture-other'> {
  const [place, otherPlace] = [srcOf(one), srcOf(other)];
  return {
    code: 'picture-other',
    place,
    details: { path: one.src, suggestion: other.src },
    fix: { edits: [setEdit(place, other.src), setEdit(otherPlace, one.src)], isCertain: false },
  };
}

function srcOf({ source, pointer }: Pick<ListedPicture, 'source' | 'pointer'>) {
  return { source, pointer: [...pointer, 'src'] };
}

function taken(site: DraftSite): Finding<'picture-other'>[] {
  const named = namedMedia(site);
  const maps = site.sources.filter(({ kind }) => kind.holds === 'map');
  return valuesResolvedAs({ sources: maps, contract: site.contract }, 'media').flatMap(
    ({ source, pointer, value: { src = '' } }): Finding<'picture-other'>[] => {
      const id = String(pointer[0]);
      const [, folder = '', other = '', ending = ''] = /^(.*\/)?([^/]*)(\.[^./]+)$/.exec(src) ?? [];
      const isOfOther = other !== id && isRecord(source.data) && Object.hasOwn(source.data, other);
      const suggestion = `${folder}${id}${ending}`;
      if (!isOfOther || !site.files.has(`media/${suggestion}`) || named.has(suggestion)) return [];
      const place = srcOf({ source, pointer });
      return [
        {
          code: 'picture-other',
          place,
          details: { path: src, other, suggestion },
          ...possibleFix(setEdit(place, suggestion)),
        },
      ];
    },
  );
}
