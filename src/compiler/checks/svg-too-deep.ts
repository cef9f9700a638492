import type { Rule } from '../rule';
import { isTooDeep, MOST_LEVELS } from '../svg/too-deep';

/** The groups of a drawing lie within each other in so many levels as can be read. */
export const svgTooDeep: Rule<'svg-too-deep'> = ({ files }) =>
  [...files].flatMap(([file, content]) => {
    if (!/^(media|theme)\/.*\.svg$/i.test(file) || !isTooDeep(content)) return [];
    return [{ code: 'svg-too-deep', place: { file }, details: { path: file, mostLevels: MOST_LEVELS } }];
  });
