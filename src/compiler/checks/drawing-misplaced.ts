import { oncePerObject } from '../../shared/once-per-object';
import type { Rule } from '../rule';

/** A drawing takes the colours of the page where it becomes part of it: elsewhere, what asks for them is black. */
export const drawingMisplaced: Rule<'drawing-misplaced'> = ({ files }) =>
  [...files].flatMap(([file, content]) => {
    const [, name] = /^media\/(?!drawings\/)(.+\.svg)$/i.exec(file) ?? [];
    if (name === undefined || !asksForColours(content)) return [];
    return [{ code: 'drawing-misplaced', place: { file }, details: { path: name, correct: `drawings/${name}` } }];
  });

const asksForColours = oncePerObject((content: Uint8Array): boolean =>
  /\bcurrentcolor\b|\bvar\(\s*--/i.test(new TextDecoder().decode(content)),
);
