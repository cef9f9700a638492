import type { Rule } from '../rule';
import { oncePerObject } from '../values/once-per-object';

/** What is taken out of an SVG and is missed then, each with how it shows. */
const TAKEN_OUT: ReadonlyMap<string, RegExp> = new Map([
  ['script', /<script[\s>/]/i],
  ['on…', /\son[a-z]{3,20}\s*=\s*["']/i],
  ['foreignObject', /<foreignObject[\s>/]/i],
  ['image', /<image[\s>/]/i],
  ['animate', /<(?:animate\w{0,20}|set)[\s>/]/i],
  ['a', /<a[\s>]/i],
  ['@import', /@import/i],
  ['url(https://…)', /url\(\s*["']?(?:https?:)?\/\//i],
]);

/** An SVG is a picture: what runs, moves, links or is fetched from elsewhere does not reach the website. */
export const svgReduced: Rule<'svg-reduced'> = ({ files }) =>
  [...files].flatMap(([file, content]) => {
    if (!/^(media|theme)\/.*\.svg$/i.test(file)) return [];
    const removed = takenOut(content);
    return removed.length === 0 ? [] : [{ code: 'svg-reduced', place: { file }, details: { path: file, removed } }];
  });

const takenOut = oncePerObject((content: Uint8Array): readonly string[] => {
  const text = new TextDecoder().decode(content);
  return [...TAKEN_OUT].filter(([, how]) => how.test(text)).map(([what]) => what);
});
