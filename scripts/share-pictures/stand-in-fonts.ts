import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** The parts of the fonts that always stand in, the most common first. */
const PARTS = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'];
/** How Noto calls what it has for other scripts: the first that is installed. */
const OF_SCRIPTS: readonly (readonly [script: RegExp, names: readonly string[]])[] = [
  [/\p{Script=Arabic}/u, ['arabic']],
  [/\p{Script=Hebrew}/u, ['hebrew']],
  [/\p{Script=Hangul}/u, ['kr']],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['jp']],
  [/\p{Script=Han}/u, ['jp', 'sc', 'tc', 'hk', 'kr']],
  [/\p{Script=Devanagari}/u, ['devanagari']],
  [/\p{Script=Thai}/u, ['thai']],
  [/\p{Script=Georgian}/u, ['georgian']],
  [/\p{Script=Armenian}/u, ['armenian']],
];

/** The files of the fonts that stand in for what a theme brings none for. */
export async function standInFiles(text: string, hasSerifs: boolean): Promise<string[]> {
  const usual = hasSerifs ? 'noto-serif' : 'noto-sans';
  const scripts = OF_SCRIPTS.filter(([script]) => script.test(text));
  const others = scripts.map(async ([, names]) => {
    const name = fontNames(names, hasSerifs).find(isInstalled);
    return name === undefined ? [] : partsFor(text, name);
  });
  const files = [...PARTS.map((part) => fileOf(usual, part)), ...(await Promise.all(others)).flat()];
  return [...new Set(files)];
}

/** What is installed for other scripts: pictures are other ones with it. */
export function installedFonts(): string[] {
  const names = OF_SCRIPTS.flatMap(([, ofScript]) => fontNames(ofScript, true));
  return [...new Set(names)].filter(isInstalled);
}

function fontNames(names: readonly string[], hasSerifs: boolean): string[] {
  const styles = hasSerifs ? ['noto-serif', 'noto-sans'] : ['noto-sans'];
  return styles.flatMap((style) => names.map((name) => `${style}-${name}`));
}

function isInstalled(name: string): boolean {
  try {
    require.resolve(rangesOf(name));
    return true;
  } catch {
    return false;
  }
}

/** The parts of a font that have some of the characters of a text. */
async function partsFor(text: string, name: string): Promise<string[]> {
  const parts = JSON.parse(await readFile(require.resolve(rangesOf(name)), 'utf8')) as object;
  const characters = [...text].map((character) => character.codePointAt(0) ?? 0);
  return Object.entries(parts).flatMap(([part, ranges]) => {
    const edges = String(ranges).split(',').map(edgesOf);
    const has = (character: number) => edges.some(([first, last]) => first <= character && character <= last);
    return characters.some(has) ? fileOf(name, part.replaceAll(/[[\]]/g, '')) : [];
  });
}

function rangesOf(name: string): string {
  return `@fontsource/${name}/unicode.json`;
}

/** `U+0600-06FF`, or one character. */
function edgesOf(range: string): [number, number] {
  const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

function fileOf(name: string, part: string): string {
  return require.resolve(`@fontsource/${name}/files/${name}-${part}-700-normal.woff2`);
}
