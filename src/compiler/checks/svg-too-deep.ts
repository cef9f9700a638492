import type { Rule } from '../rule';
import { svgFiles } from '../svg/svg-files';
import { isTooDeep, MOST_LEVELS } from '../svg/too-deep';

/** The groups of a drawing lie within each other in so many levels as can be read. */
export const svgTooDeep: Rule<'svg-too-deep'> = ({ files }) =>
  svgFiles(files)
    .filter(([, content]) => isTooDeep(content))
    .map(([file]) => ({ code: 'svg-too-deep', place: { file }, details: { path: file, mostLevels: MOST_LEVELS } }));
