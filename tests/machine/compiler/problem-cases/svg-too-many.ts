import { showing } from '../../../support/pictures';
import type { Cases } from '../problem-case';

const drawing = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`;
const SHAPE = '<path d="M0 0h9"/>';

/** Ten of what stands on the level below, for so many levels. */
function levels(count: number, wrap: (level: number, content: string) => string, named: (level: number) => string) {
  const all = Array.from({ length: count }, (_none, level) =>
    wrap(level, level === 0 ? SHAPE : named(level - 1).repeat(10)),
  );
  return drawing(`<defs>${all.join('')}</defs>${named(count - 1)}`);
}

const copies = (count: number) =>
  levels(
    count,
    (level, content) => `<g id="a${level}">${content}</g>`,
    (level) => `<use xlink:href="#a${level}"/>`,
  );
const patterns = levels(
  8,
  (level, content) => `<pattern id="a${level}" width="1" height="1">${content}</pattern>`,
  (level) => `<rect style="fill: url(#a${level})" width="9" height="9"/>`,
);
const masks = levels(
  8,
  (level, content) => `<mask id="a${level}">${content}</mask><style>.m${level}, .n{mask:url('#a${level}')}</style>`,
  (level) => `<rect class="b m${level}" width="9" height="9"/>`,
);
const filters = drawing(`<filter id="f">${'<feGaussianBlur/>'.repeat(3000)}</filter><rect filter="url(#f)"/>`);
const markers = drawing(
  `<marker id="m">${SHAPE.repeat(500)}</marker><path marker-mid="url(#m)" d="M0 0${'L1 1 0 0'.repeat(500)}"/>`,
);
const links = Array.from({ length: 5000 }, (_none, level) => `<g id="a${level + 1}"><use href="#a${level}"/></g>`);
const chain = drawing(`<defs>${links.join('')}</defs><use href="#a5000"/>`);

/** As drawing programs write them: shadows, symbols, gradients, a mask, and a part that names itself. */
const natural = drawing(`
  <style>.shadow{filter:url(#f)} .sky{fill:url(#g)}</style>
  <linearGradient id="g"><stop/><stop/></linearGradient><mask id="m">${SHAPE.repeat(50)}</mask>
  <filter id="f"><feFlood/><feOffset/><feGaussianBlur/><feComposite/><feColorMatrix/><feBlend/><feBlend/></filter>
  <g mask="url(#m)">${'<path class="sky" d="M0 0h9"/>'.repeat(9000)}</g>${'<g class="shadow"><path d="M0 0h9"/></g>'.repeat(100)}
  <symbol id="s">${SHAPE.repeat(20)}</symbol>${'<use href="#s"/>'.repeat(500)}<g id="own"><use href="#own"/></g>`);

const files = { a: copies(9), b: patterns, c: masks, d: filters, e: markers, f: chain, g: natural, h: copies(4) };

export const cases: Cases = {
  'a drawing that draws itself over and over is told at its file, one of many shapes is not': {
    files: {
      ...showing(...Object.keys(files).map((name) => `${name}.svg`)),
      ...Object.fromEntries(Object.entries(files).map(([name, content]) => [`media/${name}.svg`, content])),
    },
    problems: ['a', 'b', 'c', 'd', 'e', 'f'].map(
      (name) => `media/${name}.svg:1:1 svg-too-many {"path":"media/${name}.svg","mostShapes":100000}`,
    ),
  },
};
