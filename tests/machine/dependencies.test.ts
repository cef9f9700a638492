import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { project } from '../../scripts/project';

interface LockedPackage {
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
}

const lock = JSON.parse(await readFile(join(project.root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const packages = Object.entries(lock.packages).filter(([path, { link }]) => path !== '' && link !== true);

/** They ask for no more than to be named; MPL and LGPL also that changes of their own files, of which there are none, be given on. */
const ALLOWED = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Zlib',
  'Python-2.0',
  'PSF-2.0',
  'MPL-2.0',
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  // Of fonts: what is drawn with them may be used as one likes.
  'OFL-1.1',
];

/** What visitors are sent must not ask even for that. */
const ALLOWED_FOR_VISITORS = ['MIT', 'ISC', '0BSD'];

/** `(MIT AND Zlib)`: all of them; `MIT OR Apache-2.0`: one is enough. */
function isAllowed(license: string | undefined, allowed: readonly string[]): boolean {
  const alternatives = (license ?? '').replaceAll(/[()]/g, '').split(' OR ');
  return alternatives.some((alternative) => alternative.split(' AND ').every((one) => allowed.includes(one)));
}

test('every package is under a licence that lets it be used here', () => {
  expect(packages.length).toBeGreaterThan(200);
  expect(packages.filter(([, { license }]) => !isAllowed(license, ALLOWED))).toEqual([]);
});

test('what visitors are sent is under a licence that asks for nothing but its name', () => {
  const sent = packages.filter(([, { dev }]) => dev !== true);
  expect(sent.map(([path]) => path)).toContain('node_modules/react-dom');
  expect(sent.filter(([, { license }]) => !isAllowed(license, ALLOWED_FOR_VISITORS))).toEqual([]);
});

test('a package that runs a script when it is installed is named in SECURITY.md, with the reason', async () => {
  const text = await readFile(join(project.root, 'SECURITY.md'), 'utf8');
  const running = packages.filter(([, { hasInstallScript }]) => hasInstallScript === true);
  const unnamed = running.filter(([path]) => !text.includes(`| \`${path.replace(/^.*node_modules\//, '')}\` |`));
  expect(unnamed).toEqual([]);
});

test('the lock file names no place from which packages are fetched: any registry will do', () => {
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test('the owner has chosen no licence, and both files say so', async () => {
  const { license } = JSON.parse(await readFile(join(project.root, 'package.json'), 'utf8')) as { license: string };
  expect(license).toBe('UNLICENSED');
  expect(await readFile(join(project.root, 'LICENSE'), 'utf8')).toContain('All rights reserved');
});
