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

test('every motion that a style sheet describes is one that it has something do', () => {
  const unused = styles.flatMap(([path, text]) =>
    [...text.matchAll(/@keyframes ([\w-]+)/g)]
      .filter(([, name]) => !new RegExp(`animation(?:-name)?:[^;{}]*\\b${name}(?![\\w-])`).test(text))
      .map(([, name]) => `${path}: ${name}`),
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

test('unless a theme says otherwise, what stands behind a picture is a tint of the text that drawings have the colour of', () => {
  const tokens = sources.get('styles/tokens.css');
  expect(tokens).toMatch(/--media-ground: color-mix\(in oklab, currentcolor \d+%, transparent\);/);
});

test('what a button says is black or white, and grey on no colour that a theme may give it', () => {
  const [, middle, steepness] =
    /--call-text: lab\(from .*\(([\d.]+) - l\) \* (\S+),/.exec(sources.get('styles/tokens.css') ?? '') ?? [];
  // Of #d4380d it was a grey.
  const lightness = 49.49;
  expect((Number(middle) - lightness) * Number(steepness)).toBeGreaterThan(100);
});

/** What script places, the middle of the window, and tools that speak languages from left to right only. */
const PLACED_BY_SCRIPT = ['inset: 0 auto auto 0', 'auto auto 50%'];

test('no style gives the two sides of a line different rooms by their names: languages run both ways', () => {
  const sided = styles
    .filter(([path]) => !/^(?:studio|overview)\//.test(path))
    .flatMap(([path, text]) =>
      text
        .split('\n')
        .filter((line) => isSided(line.trim()) && !PLACED_BY_SCRIPT.some((known) => line.includes(known)))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(sided).toEqual([]);
});

/** Whether the second and the fourth of four values differ, or a side is named. */
function isSided(line: string): boolean {
  if (/^(?:(?:margin|padding)-)?(?:left|right):|^(?:float|text-align): (?:left|right)/.test(line)) return true;
  const [, list = ''] = /^(?:inset|margin|padding|border-radius): (.+);$/.exec(line) ?? [];
  const [, end, , start] = valuesIn(list);
  return start !== undefined && end !== start;
}

/** The values of a list, those of functions whole. */
function valuesIn(list: string): string[] {
  let depth = 0;
  const values = [''];
  for (const letter of list) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ' ' && depth === 0) values.push('');
    else values[values.length - 1] += letter;
  }
  return values;
}

function classesIn(style: string): string[] {
  const rules = style.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/url\([^)]*\)|"[^"]*"/g, '');
  return [...new Set([...rules.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))];
}

/** The colours of a photograph and the point in it that is to be seen, in figures (src/ui/media/Media.tsx). */
const FIGURES = /^[rgbxy]\d$/;

function isGiven(name: string): boolean {
  return words.has(name) || FIGURES.test(name) || beginnings.some((beginning) => name.startsWith(beginning));
}

/** Which of two sheets wins depends on how they are bundled. */
test('no two sheets of the Studio set the same of one class', () => {
  const setIn = new Map<string, string>();
  const twice = styles
    .filter(([path]) => path.startsWith('studio/'))
    .flatMap(([path, text]) =>
      [...text.matchAll(/^([^\s{}@][^{}]*)\{([^{}]*)/gm)].flatMap(([, selectors = '', body = '']) =>
        selectors.split(',').flatMap((selector) =>
          [...body.matchAll(/^\s*([\w-]+):/gm)].flatMap(([, property = '']) => {
            const set = `${selector.trim()} ${property}`;
            const before = setIn.get(set) ?? path;
            setIn.set(set, before);
            return /^\.[\w-]+ /.test(set) && before !== path ? [`${set}: ${before}, ${path}`] : [];
          }),
        ),
      ),
    );
  expect(twice).toEqual([]);
});
