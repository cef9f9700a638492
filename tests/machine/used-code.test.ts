/** What nobody asks for any more is deleted, and what is to be run is where it is looked for. */
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { project } from '../../scripts/project';
import { readTexts } from '../../scripts/read-files';
import { ownCode } from '../support/own-code';

const ENDING = /(?:\.d)?\.(?:[cm]?[jt]sx?|css)$/;
const withoutEnding = (path: string) => path.replace(ENDING, '');

const own = (await ownCode()).filter(([path]) => ENDING.test(path));
const tests = [...(await readTexts(`${project.root}/tests`))]
  .filter(([path]) => /\.tsx?$/.test(path))
  .map(([path, text]) => [`tests/${path}`, text] as const);
const generated = [...(await readTexts(project.generated))]
  .filter(([path]) => /^(?:section-\w+|(?:source-)?types)\.ts$/.test(path))
  .map(([path, text]) => [`generated/${path}`, text] as const);

const schemas = await readTexts(project.schemas);

/** Where a bundler, the page of the browser or a command line looks for them by their folder. */
const FOUND_BY_FOLDER =
  /^(?:src\/(?:app|features|renderer|ui)\/.+\.css|scripts\/commands\/[\w-]+\.ts|scripts\/form-service\/browser\/.+|.+\.d\.[mc]?ts)$/;

test('every file of the code is asked for by another one', () => {
  const asked = new Set([...own, ...generated].flatMap(([path, text]) => pathsIn(text, path)));
  const left = own.map(([path]) => path).filter((path) => !FOUND_BY_FOLDER.test(path));
  expect(left.filter((path) => !asked.has(withoutEnding(path)))).toEqual([]);
});

/** The files that a text names: beside it, or from the folder of the project. */
function pathsIn(text: string, file: string): string[] {
  return [...text.matchAll(/["'`(]([\w.@/-]+)(?:\?inline)?["'`)]/g)].map(([, path = '']) =>
    withoutEnding(path.startsWith('.') ? posix.join(posix.dirname(file), path) : path.replace(/^\//, '')),
  );
}

test('everything that a module gives to others is taken by one', () => {
  const takers = new Map<string, Set<string>>();
  for (const [path, text] of [...own, ...generated, ...tests]) {
    for (const word of text.match(/[\w$]+/g) ?? []) takers.set(word, (takers.get(word) ?? new Set()).add(path));
  }
  const given = own.flatMap(([path, text]) =>
    [...text.matchAll(/^export (?:async )?(?:function\*?|const|let|class|interface|type) ([\w$]+)/gm)].map(
      ([, name = '']) => ({
        path,
        name,
      }),
    ),
  );
  expect(given.length).toBeGreaterThan(1000);
  expect(given.filter(({ name }) => takers.get(name)?.size === 1)).toEqual([]);
});

test('every key of the contract is read by some code', () => {
  const code = own.filter(([path]) => /\.tsx?$/.test(path) && !path.startsWith('src/studio/'));
  const words = new Set(code.flatMap(([, text]) => text.match(/[\w$-]+/g) ?? []));
  const keys = [...schemas].flatMap(([file, text]) => keysIn(JSON.parse(text)).map((key) => ({ file, key })));
  expect(keys.length).toBeGreaterThan(500);
  expect(keys.filter(({ key }) => !words.has(key))).toEqual([]);
});

function keysIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as { readonly properties?: object };
  return [...Object.keys(properties), ...Object.values(schema).flatMap(keysIn)];
}

test('every test is where one of the two runners looks for it', () => {
  const RUN = /^tests\/(?:(?:machine\/.+|exam\/[^/]+)\.test\.tsx?|(?:machine|site)\/browser\/.+\.spec\.ts)$/;
  const written = tests.map(([path]) => path).filter((path) => /\.(?:test|spec)\.tsx?$/.test(path));
  expect(written.length).toBeGreaterThan(200);
  expect(written.filter((path) => !RUN.test(path))).toEqual([]);
});
