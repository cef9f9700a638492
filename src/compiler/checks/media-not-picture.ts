import { isPicture } from '../media/picture';
import type { Rule } from '../rule';
import { valuesResolvedAs } from '../values/values';

/** A file that is shown as a picture must be one. */
export const mediaNotPicture: Rule<'media-not-picture'> = (site) =>
  valuesResolvedAs(site, 'media').flatMap(({ source, pointer, value: { src: path = '' } }) => {
    const content = site.files.get(`media/${path}`);
    if (content === undefined || content.length === 0 || isPicture(path, content)) return [];
    return [{ code: 'media-not-picture', place: { source, pointer: [...pointer, 'src'] }, details: { path } }];
  });
