import { isRecord } from '../../shared/is-record';
import { namedMedia } from '../media/media-files';
import type { Finding } from '../problems/finding';
import { possibleFix, setEdit } from '../problems/fixes';
import type { Rule } from '../rule';
import { valuesResolvedAs } from '../values/values';

/** One of several whose pictures are called like them has its own, where that is there and nobody has it. */
export const pictureOther: Rule<'picture-other'> = (site) => {
  const named = namedMedia(site);
  const maps = site.sources.filter(({ kind }) => kind.holds === 'map');
  return valuesResolvedAs({ sources: maps, contract: site.contract }, 'media').flatMap(
    ({ source, pointer, value: { src = '' } }): Finding<'picture-other'>[] => {
      const id = String(pointer[0]);
      const [, folder = '', other = '', ending = ''] = /^(.*\/)?([^/]*)(\.[^./]+)$/.exec(src) ?? [];
      const isOfOther = other !== id && isRecord(source.data) && Object.hasOwn(source.data, other);
      const suggestion = `${folder}${id}${ending}`;
      if (!isOfOther || !site.files.has(`media/${suggestion}`) || named.has(suggestion)) return [];
      const place = { source, pointer: [...pointer, 'src'] };
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
};
