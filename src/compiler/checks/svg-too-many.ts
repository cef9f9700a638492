import type { Rule } from '../rule';
import { hasTooManyShapes, MOST_SHAPES } from '../svg/drawn-shapes';
import { svgFiles } from '../svg/svg-files';

/** A drawing has no more to draw than can be waited for. */
export const svgTooMany: Rule<'svg-too-many'> = ({ files }) =>
  svgFiles(files)
    .filter(([, content]) => hasTooManyShapes(content))
    .map(([file]) => ({ code: 'svg-too-many', place: { file }, details: { path: file, mostShapes: MOST_SHAPES } }));
