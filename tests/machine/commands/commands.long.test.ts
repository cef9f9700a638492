import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Run, runCommand, stop, untilAnswers } from '../../support/commands';
import { basicFolder } from '../../support/compile-site';
import { freePort } from '../../support/processes';
import { rawRequest } from '../../support/raw-request';

let folder: string;
let port: number;
let run: Run;

const environment = () => ({
  SITE: basicFolder,
  DIST: join(folder, 'dist'),
  LOCAL_FOLDER: join(folder, 'local'),
  PORT: String(port),
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-'));
  port = await freePort();
  run = runCommand('start', environment());
  await untilAnswers(run, `http://127.0.0.1:${port}/`, 503);
  await untilAnswers(run, `http://127.0.0.1:${port}/`);
});

afterAll(async () => {
  await stop(run);
  await rm(folder, { recursive: true, force: true });
});

test('a second start at the same port ends with one sentence before it builds, and the first goes on', async () => {
  const before = await readFile(join(folder, 'dist/index.html'), 'utf8');
  const files = await readdir(folder);
  const second = runCommand('start', { ...environment(), SITE: 'no-such-site' });
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(new RegExp(`^El puerto ${port} .*\nPort ${port} is taken .*PORT=\\d+ npm start\n$`));
  expect(await readFile(join(folder, 'dist/index.html'), 'utf8')).toBe(before);
  expect(await readdir(folder)).toEqual(files);
  expect((await rawRequest({ port })).status).toBe(200);
});

test.each(['start', 'dev'])('a bad PORT is told in one sentence: %s', async (command) => {
  const bad = runCommand(command, { ...environment(), PORT: 'abc' });
  expect(await bad.ended).toBe(1);
  expect(bad.output()).toBe(
    'PORT=abc no es un número de puerto: elige uno del 1 al 65535.\n' +
      'PORT=abc is not a port number: choose one from 1 to 65535.\n',
  );
});

test.each([
  [['--format', 'xml'], '--format no puede ser «xml», sino pretty, json, github.\n'],
  [
    ['--fromat', 'json'],
    'La opción --fromat no existe. ¿Querías decir --format?\nOpciones: --format pretty|json|github   --language es|en   --date 2026-12-24   --fix   --translated [site/file.yaml[:line] …]\n',
  ],
  [
    ['--fix=false'],
    '--fix se escribe sola, sin «=false»; para que no valga, se deja fuera.\nOpciones: --format pretty|json|github   --language es|en   --date 2026-12-24   --fix   --translated [site/file.yaml[:line] …]\n',
  ],
])('an option that does not exist is told with those that do: %s', async (options, message) => {
  const bad = runCommand('check', { SITE: basicFolder }, options);
  expect(await bad.ended).toBe(1);
  expect(bad.output()).toBe(message);
});

test.each([
  [[], 'faq                  Preguntas frecuentes: Una lista'],
  [['--language', 'en'], 'faq                  Frequently asked questions: A list'],
])('the section types are listed in a language of the messages: %s', async (options, line) => {
  const list = runCommand('new', { SITE: basicFolder }, ['section', '--list', ...options]);
  expect(await list.ended).toBe(0);
  expect(list.output()).toContain(line);
});

test.each([
  [[], 'npm run new -- <qué> <nombre>'],
  [['--language', 'en'], 'npm run new -- <what> <name>'],
  [['bread', 'rye'], '«bread» no es nada que esta web pueda tener.\nnpm run new -- <qué> <nombre>'],
  [['pagge', 'rye'], '«pagge» no es nada que esta web pueda tener.\nPrueba con:  npm run new -- page rye\n'],
  [['section', 'Rye'], '«Rye» no puede ser el nombre: solo lleva minúsculas de la a a la z, cifras y guiones.'],
  [
    ['section', 'hero'],
    '«hero» ya está en schemas/sections/hero.schema.json.\nPrueba con:  npm run new -- section hero-2\n',
  ],
  [['section', '--lst'], 'La opción --lst no existe. ¿Querías decir --list?'],
  [['section', '--list', '--language', 'fr'], '--language no puede ser «fr», sino es, en.\n'],
  [['page', 'Pan añejo', '--language', 'en'], '“Pan añejo” cannot be the name: it has only small'],
  [
    ['page', '料理', '--language', 'en'],
    '“料理” cannot be the name: it has only small letters from a to z, figures and hyphens. Write it as it sounds, or in another language.\n',
  ],
  [['question'], 'Falta decir dónde va: baking.\n'],
  [['person', 'ines'], '«person» puede ser varias cosas:\n  npm run new -- alumnus ines'],
])('what cannot be made new is answered with what can: %s', async (options, message) => {
  const bad = runCommand('new', { SITE: basicFolder }, options);
  expect(await bad.ended).toBe(1);
  expect(bad.output()).toContain(message);
  expect(bad.output().startsWith(message)).toBe(true);
});

test('whoever asks for help is told what can be made', async () => {
  const asked = runCommand('new', { SITE: basicFolder }, ['--help']);
  expect(await asked.ended).toBe(0);
  expect(asked.output().startsWith('npm run new -- <qué> <nombre>')).toBe(true);
});

test('a website begins in a folder of its own, in its languages, and those who write it are told in one of them', async () => {
  const practice = join(folder, 'practice');
  const made = runCommand('new', {}, ['site', practice, 'de', 'pl']);
  expect(await made.ended).toBe(0);
  expect(made.output()).toContain(`SITE=${practice} npm run check tells where and what`);
  const check = runCommand('check', { SITE: practice });
  expect(await check.ended).toBe(1);
  expect(check.output()).toMatch(/The German text is still to be written: nothing is published like this/);
  expect(
    check
      .output()
      .match(/^✖.*$/gm)
      ?.filter((line) => !line.endsWith('  value-unwritten')),
  ).toEqual([]);
  const again = runCommand('new', {}, ['web', practice, 'es']);
  expect(await again.ended).toBe(1);
  expect(again.output()).toBe(`En ${practice} ya hay algo: elige una carpeta vacía o una que aún no exista.\n`);
});

test.each([
  [['site'], 'npm run new -- site <folder> <language> [<language> …]'],
  [['site', '/tmp/never', 'tlhingan'], '“tlhingan” is not the code of a language.\n'],
  [['site', '/tmp/never', 'de', 'de'], 'Name each language once.\n'],
])('a website that cannot begin is answered with how it can: %s', async (options, message) => {
  const bad = runCommand('new', {}, options);
  expect(await bad.ended).toBe(1);
  expect(bad.output()).toContain(message);
});

test('what is new is written into the site, where it stops the build until it is written', async () => {
  const site = join(folder, 'site');
  await cp(basicFolder, site, { recursive: true });
  const dist = join(folder, 'dist-of-new');
  const made = runCommand('new', { SITE: site }, ['pregunta', 'baking']);
  expect(await made.ended).toBe(0);
  expect(made.output()).toMatch(/^site\/faqs\/baking\.yaml:\d+\nQuedan 4 cosas por escribir, entre \[\[ y \]\]/);
  const build = runCommand('build', { SITE: site, DIST: dist });
  expect(await build.ended).toBe(1);
  expect(build.output()).toContain('4 errores');
  expect(existsSync(dist)).toBe(false);
});

test('a check tells the same of a site that is as it was, and what is wrong as soon as a file is another', async () => {
  const site = join(folder, 'checked');
  await cp(basicFolder, site, { recursive: true });
  const check = async (...options: string[]) => {
    const run = runCommand('check', { SITE: site }, options);
    const code = await run.ended;
    return { code, output: run.output() };
  };
  const page = join(site, 'pages/home.yaml');
  const text = await readFile(page, 'utf8');
  await writeFile(page, text.replace('sections:', 'sectionz:'));
  const wrong = await check();
  expect(wrong.code).toBe(1);
  expect(await check()).toEqual(wrong);
  await writeFile(page, text);
  const right = await check();
  expect(right.code).toBe(0);
  expect(await check()).toEqual(right);
  expect(await check('--format', 'json')).toEqual({ code: 0, output: '[]\n' });
});

test('whoever reads only the beginning of what a check tells is told nothing else', async () => {
  const site = join(folder, 'flooded');
  await cp(basicFolder, site, { recursive: true });
  for (let index = 0; index < 500; index += 1) await writeFile(join(site, `pages/p${index}.yaml`), 'titel: 1\n');
  const check = runCommand('check', { SITE: site });
  check.process.stdout?.once('data', () => check.process.stdout?.destroy());
  expect(await check.ended).toBe(1);
  expect(check.output()).not.toContain('EPIPE');
});

test('an empty name is none: with SITE and DIST empty, the site of the project is meant', async () => {
  const check = runCommand('check', { SITE: '' }, ['--format', 'json']);
  expect(await check.ended).toBe(0);
});

test('a website is not built within its own site, where it would be among the files of that', async () => {
  const build = runCommand('build', { SITE: basicFolder, DIST: join(basicFolder, 'dist') });
  expect(await build.ended).toBe(1);
  expect(build.output()).toMatch(/dist is within the site.*DIST=/);
  expect(existsSync(join(basicFolder, 'dist'))).toBe(false);
});

test.each(['', 'chekc', '../../package', '__proto__'])('a command that there is not is told: %j', async (name) => {
  const run = runCommand(name);
  expect(await run.ended).toBe(1);
  expect(run.output()).toBe(
    `No hay ninguna orden «${name}»: las que hay las dice «npm run».\nThere is no command “${name}”: “npm run” says which there are.\n`,
  );
});

test.each(['a folder of something else', 'a file'])('a SITE that is %s is told in one sentence', async (what) => {
  const place = join(folder, 'else');
  await rm(place, { recursive: true, force: true });
  if (what === 'a file') await writeFile(place, '');
  else await cp(join(basicFolder, 'theme'), place, { recursive: true });
  const check = runCommand('check', { SITE: place });
  expect(await check.ended).toBe(1);
  expect(check.output()).toMatch(/^En .*else no hay ninguna web: .*\nThere is no site at .*else: .*\n$/);
});

test('what is no file of its own among those of the site is told, and not read', async () => {
  const site = join(folder, 'linked');
  await cp(basicFolder, site, { recursive: true });
  await rename(join(site, 'pages/home.yaml'), join(folder, 'home.yaml'));
  await symlink(join(folder, 'home.yaml'), join(site, 'pages/home.yaml'));
  await symlink(join(folder, 'home.yaml'), join(site, 'media/\x1b[2J.svg'));
  const check = runCommand('check', { SITE: site });
  expect(await check.ended).toBe(1);
  expect(check.output().match(/site\/pages\/home.yaml is not read: it is a link/g)).toHaveLength(1);
  expect(check.output()).toContain('role-missing');
  // Nor does a name tell the terminal what to do.
  expect(check.output()).toContain('site/media/␛[2J.svg is not read');
  expect(check.output()).not.toContain('\x1b');
});

test('nothing is written where a link leads, and settings that never end are not waited for', async () => {
  const [site, elsewhere] = [join(folder, 'led'), join(folder, 'elsewhere')];
  await cp(basicFolder, site, { recursive: true });
  await rename(join(site, 'pages'), elsewhere);
  await symlink(elsewhere, join(site, 'pages'));
  const before = await readdir(elsewhere);
  const made = runCommand('new', { SITE: site }, ['page', 'nueva']);
  expect(await made.ended).toBe(1);
  expect(made.output()).toContain('site/pages/nueva.yaml was not written: a link stands there');
  expect(await readdir(elsewhere)).toEqual(before);
  await rm(join(site, 'settings.yaml'));
  await symlink('/dev/zero', join(site, 'settings.yaml'));
  const check = runCommand('check', { SITE: site });
  expect(await check.ended).toBe(1);
  expect(check.output()).toContain('site/settings.yaml is not read: it is a link');
});

test('a SITE that is not there is told in one sentence', async () => {
  const bad = runCommand('check', { SITE: join(folder, 'nowhere') });
  expect(await bad.ended).toBe(1);
  expect(bad.output()).toMatch(/^En .*nowhere no hay ninguna web: .*\nThere is no site at .*nowhere: .*\n$/);
});

test.each(['build', 'start'])(
  'where another build writes, one sentence says so and nothing is touched: %s',
  async (command) => {
    const before = await readFile(join(folder, 'dist/index.html'), 'utf8');
    await writeFile(join(folder, 'dist.lock'), `${process.pid}-0123456789ab`);
    const second = runCommand(command, { ...environment(), PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(
      new RegExp(`^Otra orden .*\nAnother build \\(process ${process.pid}\\) is writing .*dist: wait`),
    );
    expect(second.output().trimEnd().split('\n')).toHaveLength(2);
    expect(await readFile(join(folder, 'dist/index.html'), 'utf8')).toBe(before);
    await rm(join(folder, 'dist.lock'));
  },
);
