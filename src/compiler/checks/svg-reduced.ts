import { oncePerObject } from '../../shared/once-per-object';
import type { Rule } from '../rule';
import { isOwnStyle, withoutFonts } from '../svg/clean-svg';
import { svgFiles } from '../svg/svg-files';

/** What is taken out of an SVG and is missed then, each with how it shows. */
const TAKEN_OUT: ReadonlyMap<string, RegExp> = new Map([
  ['script', /<script[\s>/]/i],
  ['on…', /\son[a-z]{3,20}\s*=\s*["']/i],
  ['foreignObject', /<foreignObject[\s>/]/i],
  ['image', /<image[\s>/]/i],
  ['feImage', /<feImage[\s>/]/i],
  ['animate', /<(?:animate\w{0,20}|set)[\s>/]/i],
  ['a', /<a[\s>]/i],
  ['use', /<use\s[^>]{0,400}href\s{0,20}=\s{0,20}["'](?!#)/i],
  ['@font-face', /@font-face/i],
  ['@import', /@import/i],
  ['url(https://…)', /url\(\s*["']?(?:https?:)?\/\//i],
]);

/** An SVG is a picture: what runs, moves, links or is fetched from elsewhere does not reach the website. */
export const svgReduced: Rule<'svg-reduced'> = ({ files }) =>
  svgFiles(files).flatMap(([file, content]) => {
    const removed = takenOut(content);
    return removed.length === 0 ? [] : [{ code: 'svg-reduced', place: { file }, details: { path: file, removed } }];
  });

const takenOut = oncePerObject((content: Uint8Array): readonly string[] => {
  const text = shownIn(new TextDecoder().decode(content));
  const parts = [...TAKEN_OUT].filter(([, how]) => how.test(text)).map(([what]) => what);
  return stylesIn(text).every((style) => isOwnStyle(withoutFonts(style))) ? parts : [...parts, 'style'];
});

/** An SVG without what no browser shows of it: comments, and what only the program reads that has drawn it. */
function shownIn(svg: string): string {
  const [start = '', ...commented] = svg.split('<!--');
  const [drawn = '', ...foreign] = [start, ...commented.map((part) => behind('-->', part))]
    .join('')
    .split(/(?=<foreignObject\s)/i);
  return [drawn, ...foreign.map(withoutProgramsOwn)].join('');
}

/** What follows an element that only programs with an extension of their own read; all of it where it begins with another one. */
function withoutProgramsOwn(foreign: string): string {
  const [tag = ''] = foreign.split('>', 1);
  if (!/\srequiredExtensions\s*=/i.test(tag)) return foreign;
  return behind(tag.endsWith('/') ? '>' : '</foreignObject>', foreign);
}

function behind(end: string, text: string): string {
  const at = text.toLowerCase().indexOf(end.toLowerCase());
  return at < 0 ? '' : text.slice(at + end.length);
}

function stylesIn(svg: string): string[] {
  const [, ...begun] = svg.split(/<style\b[^<>]*>/i);
  return begun.map((style) => (style.split(/<\/style/i, 1)[0] ?? '').replaceAll(/<!\[CDATA\[|\]\]>/g, ''));
}
