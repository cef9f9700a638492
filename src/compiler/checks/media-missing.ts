import { locateValue } from '../position';
import { problem } from '../problem';
import { isRecord } from '../sections';
import { suggestionFor } from '../suggest';
import type { Check } from './check';
import { valuesResolvedAs } from './values';

/** A picture or a linked file must lie in site/media. */
export const mediaMissing: Check = (site) => {
  const media = [...site.files.keys()].flatMap((path) =>
    path.startsWith('media/') ? [path.slice('media/'.length)] : [],
  );
  return valuesResolvedAs(site, 'media', 'link').flatMap(({ source, pointer, value, schema }) => {
    const key = schema['x-resolve'] === 'media' ? 'src' : 'file';
    const path = isRecord(value) ? value[key] : undefined;
    if (typeof path !== 'string' || media.includes(path)) return [];
    return [problem('media-missing', locateValue(source, [...pointer, key]), { path, ...suggestionFor(path, media) })];
  });
};
