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
  const unused = styles.flatMap(([path, text]) =>
    classesIn(text)
      .filter((name) => !isGiven(name))
      .map((name) => `${path}: .${name}`),
  );
  expect(unused).toEqual([]);
});

test('every class that the theme describes is one of a drawing or of the code', async () => {
  const theme = [...(await readTexts(`${project.site}/theme`))].filter(([path]) => path.endsWith('.css'));
  const drawings = [...(await readTexts(`${project.site}/media/drawings`)).values()];
  const drawn = new Set(
    drawings.flatMap((text) => [...text.matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '))),
  );
  const unused = theme.flatMap(([path, text]) =>
    classesIn(text)
      .filter((name) => !isGiven(name) && !drawn.has(name))
      .map((name) => `${path}: .${name}`),
  );
  expect(unused).toEqual([]);
});

function classesIn(style: string): string[] {
  const rules = style.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/url\([^)]*\)|"[^"]*"/g, '');
  return [...new Set([...rules.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))];
}

/** The colours of a photograph and the point in it that is to be seen, in figures (src/ui/media/Media.tsx). */
const FIGURES = /^[rgbxy]\d$/;

function isGiven(name: string): boolean {
  return words.has(name) || FIGURES.test(name) || beginnings.some((beginning) => name.startsWith(beginning));
}
