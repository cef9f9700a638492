import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { project } from '../../scripts/project';
import { readTexts } from '../../scripts/read-files';
import { type Literal, literalsIn } from '../support/literals';
import { ownCode } from '../support/own-code';

/** What the commands themselves say, to the people who run them, and what is known of languages. */
const OWN_WORDS =
  /^(?:src\/(?:authoring\/words\.ts$|compiler\/language-data\/|diagnostics\/|overview\/view\/words\/|studio\/words\/)|scripts\/(?:words\/|scaffold\/))/;
/** Words, as against the abbreviations in capitals that drawings are marked with. */
const WORD = /\p{L}\p{Ll}/u;
const SPANISH = /[áéíóúüñ¿¡]/i;
/** A word with an accent; several accents in a row are a class of letters. */
const ACCENTED = /[a-z]{2,}[áéíóúüñ][a-z]|(?<![áéíóúüñ])[áéíóúüñ][a-z]{3}/;
/** A row of characters, as a font is subset to. */
const ALPHABET = /[áéíóúüñ]{5}/i;

const files = (await ownCode()).filter(([path]) => !OWN_WORDS.test(path));
const literals = files
  .filter(([path]) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
  .flatMap(([path, text]) => literalsIn(text, path).map((literal) => ({ ...literal, path })));

test('text between tags, and what screen readers are told, comes from the content', () => {
  expect(found(({ kind, text }) => (kind === 'jsx' || kind === 'label') && WORD.test(text))).toEqual([]);
});

test('no string is written in Spanish', () => {
  expect(found(({ kind, text }) => kind !== 'pattern' && SPANISH.test(text) && !ALPHABET.test(text))).toEqual([]);
});

test('no pattern holds words with accents', () => {
  expect(found(({ kind, text }) => kind === 'pattern' && ACCENTED.test(text))).toEqual([]);
});

test('no file names the brand or the address of the site', async () => {
  const settings = (await readTexts(project.site)).get('settings.yaml') ?? '';
  const { brand, url, email, phone } = parse(settings) as Record<string, string> & { brand: Record<string, string> };
  const names = [...Object.values(brand), new URL(String(url)).host, email, phone].map((name) =>
    String(name).toLowerCase(),
  );
  const naming = files.flatMap(([path, text]) =>
    names.filter((name) => text.toLowerCase().includes(name)).map((name) => `${path}: ${name}`),
  );
  expect(naming).toEqual([]);
});

test('this test sees text between tags, labels and strings, and no comments', () => {
  const component = [
    '// Comentario en español',
    'export const A = () => <p title="Hello you">Hola {/* señor */}<b aria-hidden="true">{`¿Qué?`}</b></p>;',
  ].join('\n');
  expect(literalsIn(component, 'a.tsx').filter(({ text }) => text !== '')).toEqual([
    { kind: 'label', text: 'Hello you' },
    { kind: 'string', text: 'Hello you' },
    { kind: 'jsx', text: 'Hola' },
    { kind: 'string', text: 'true' },
    { kind: 'string', text: '¿Qué?' },
  ]);
});

function found(isContent: (literal: Literal) => boolean): string[] {
  return literals.filter(isContent).map(({ path, text }) => `${path}: ${text}`);
}
