import type { Rule } from '../rule';
import { hasTooManyShapes, MOST_SHAPES } from '../svg/drawn-shapes';

/** A drawing has no more to draw than can be waited for. */
export const svgTooMany: Rule<'svg-too-many'> = ({ files }) =>
  [...files].flatMap(([file, content]) => {
    if (!/^(media|theme)\/.*\.svg$/i.test(file) || !hasTooManyShapes(content)) return [];
    return [{ code: 'svg-too-many', place: { file }, details: { path: file, mostShapes: MOST_SHAPES } }];
  });
