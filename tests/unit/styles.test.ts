import { expect, test } from 'vitest';
import { project } from '../../scripts/project';
import { readTexts } from '../../scripts/read-files';

const sources = await readTexts(`${project.root}/src`);
const generators = await readTexts(`${project.root}/scripts`);
const code = [...sources, ...generators].filter(([path]) => /\.tsx?$/.test(path)).map(([, text]) => text);
const styles = [...sources].filter(([path]) => path.endsWith('.css'));

const words = new Set(code.flatMap((text) => text.match(/[\w-]+/g) ?? []));
/** How class names that are put together begin: `feature--${layout}`. */
const beginnings = code.flatMap((text) => [...text.matchAll(/([\w-]+-)\$\{/g)].map(([, beginning = '']) => beginning));

test('every class that a style sheet describes is one that the code gives', () => {
  const unused = styles.flatMap(([path, text]) => {
    const rules = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/url\([^)]*\)|"[^"]*"/g, '');
    const classes = new Set([...rules.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
    return [...classes].filter((name) => !isGiven(name)).map((name) => `${path}: .${name}`);
  });
  expect(unused).toEqual([]);
});

function isGiven(name: string): boolean {
  return words.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
}
