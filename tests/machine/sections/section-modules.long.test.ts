import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { project } from '../../../scripts/project';
import { readFiles } from '../../../scripts/read-files';
import { copyProject } from '../../support/copy-project';
import { readExample } from '../../support/section-example';

const run = promisify(execFile);
const SECTION = `
  - type: opening-times
    title: { es: "Horario", en: "Hours" }
    days: [{ day: { es: "Lunes", en: "Monday" }, hours: "7:00-14:00" }]
`;

/** A copy of the project, in which section types may come and go. */
let copy: string;
let elsewhere: string;

beforeAll(async () => {
  copy = await copyProject('section-modules');
  elsewhere = await mkdtemp(join(tmpdir(), 'section-package-'));
});

afterAll(() => Promise.all([copy, elsewhere].map((folder) => rm(folder, { recursive: true, force: true }))));

function command(script: string, ...args: string[]) {
  return run(process.execPath, ['scripts/run.mjs', script, ...args], { cwd: copy });
}

test('a package that the settings name brings a section type: schema, component and style, and its example stays at home', async () => {
  const home = join(copy, 'site/pages/home.yaml');
  await command('generate');
  await appendFile(home, SECTION);
  await expect(command('check')).rejects.toMatchObject({ stdout: expect.stringContaining('section-type-unknown') });

  // As npm links a folder: it lies elsewhere, where there is no React.
  await cp(join(project.root, 'tests/fixtures/section-package'), elsewhere, { recursive: true });
  await symlink(elsewhere, join(copy, 'node_modules/section-opening-times'));
  await appendFile(join(copy, 'site/settings.yaml'), 'sectionPackages: [section-opening-times]\n');
  await command('build');

  const html = await readFile(join(copy, 'dist/index.html'), 'utf8');
  expect(html).toContain('<dt>Lunes</dt><dd>7:00-14:00</dd>');
  const [, style = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
  expect(await readFile(join(copy, 'dist', style), 'utf8')).toContain('.opening-times');

  const delivered = [...(await readFiles(join(copy, 'dist')))];
  const ofExamples = delivered.filter(([path, content]) => /example\.yaml|alfareria/.test(path + Buffer.from(content)));
  expect(ofExamples.map(([path]) => path)).toEqual([]);
});

test('what a build has made for a site with packages is made anew for one without', async () => {
  const registry = () => readFile(join(copy, 'generated/section-registry.ts'), 'utf8');
  expect(await registry()).toContain('opening-times');
  const settings = join(copy, 'site/settings.yaml');
  const before = await readFile(settings, 'utf8');
  await writeFile(settings, before.replace(/^sectionPackages:.*\n/m, ''));
  await command('generate');
  expect(await registry()).not.toContain('opening-times');
  await writeFile(settings, before);
});

test('what comes into the code later is known at once, and goes again; the command that is bundled anew with it is not told that it is in production', async () => {
  const read = (file: string) => readFile(join(copy, file), 'utf8');
  const isKnown = async () => [
    (await read('generated/section-registry.ts')).includes('prose/structured-data'),
    (await read('generated/style-names.json')).includes('trail__added-part'),
  ];
  const [part, component] = ['src/sections/prose/structured-data.ts', 'src/app/Trail.tsx'];
  const before = await read(component);
  expect(await isKnown()).toEqual([false, false]);
  await writeFile(join(copy, part), 'export const structuredData = () => [];\n');
  await appendFile(join(copy, component), "\nexport const part = 'trail__added-part';\n");
  const telling = "data:text/javascript,process.on('exit', () => console.error('NODE_ENV=' + process.env.NODE_ENV))";
  const { NODE_ENV: _, ...env } = process.env;
  const generate = ['--import', telling, 'scripts/run.mjs', 'generate'];
  const { stderr } = await run(process.execPath, generate, { cwd: copy, env });
  expect(stderr).toContain('NODE_ENV=undefined\n');
  expect(await isKnown()).toEqual([true, true]);
  await rm(join(copy, part));
  await writeFile(join(copy, component), before);
  await command('generate');
  expect(await isKnown()).toEqual([false, false]);
});

test('a new section type is a schema and a folder; deleting them removes it', async () => {
  await command('new', 'section', 'daily-bread');
  const page = join(copy, 'site/pages/contact.yaml');
  const before = await readFile(page, 'utf8');
  const { section } = await readExample(join(copy, 'src/sections/daily-bread'));
  await appendFile(page, `\n  - ${JSON.stringify(section)}\n`);
  await command('build');
  const html = await readFile(join(copy, 'dist/contact.html'), 'utf8');
  expect(html).toContain('<p class="daily-bread">What the section says.</p>');

  await rm(join(copy, 'schemas/sections/daily-bread.schema.json'));
  await rm(join(copy, 'src/sections/daily-bread'), { recursive: true });
  await expect(command('check')).rejects.toMatchObject({ stdout: expect.stringContaining('«daily-bread»') });
  await writeFile(page, before);
  await command('build');
});

test('visitors get React as it is meant for them, whatever NODE_ENV says', async () => {
  // Vitest has set it to `test`, and the commands run with it.
  expect(process.env.NODE_ENV).not.toBe('production');
  const scripts = [...(await readFiles(join(copy, 'dist')))].filter(([path]) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  const ofDevelopers = scripts.filter(([, code]) => Buffer.from(code).includes('React DevTools'));
  expect(ofDevelopers.map(([path]) => path)).toEqual([]);
});

test('of a section type of which a part cannot be written nothing is left', async () => {
  const component = join(copy, 'src/sections/half');
  await writeFile(component, '');
  await expect(command('new', 'section', 'half')).rejects.toMatchObject({
    stderr: expect.stringMatching(/^No se puede seguir: .*\nThis cannot go on: .*\n$/),
  });
  expect(existsSync(join(copy, 'schemas/sections/half.schema.json'))).toBe(false);
  await rm(component);
});

test('a slip in a schema is told in a sentence before anything is made of it', async () => {
  const schema = join(copy, 'schemas/sections/hero.schema.json');
  const before = await readFile(schema, 'utf8');
  await writeFile(schema, before.replace('{', '{ "x-interactve": true,'));
  await expect(command('generate')).rejects.toMatchObject({
    stderr:
      'schemas/sections/hero.schema.json: strict mode: unknown keyword: "x-interactve"; did you mean "x-interactive"?\n',
  });
  await writeFile(schema, before);
});

test('what the computer refuses while generated/ is made is told in a sentence', async () => {
  const stamp = join(copy, 'generated/stamp.json');
  await rm(stamp, { force: true });
  await mkdir(stamp);
  await expect(command('generate')).rejects.toMatchObject({
    stderr: expect.stringMatching(/^No se puede seguir: .*\nThis cannot go on: .*\n$/),
  });
  await rm(stamp, { recursive: true });
});

test('a package that is not installed is named in a sentence, without a list as well', async () => {
  const settings = join(copy, 'site/settings.yaml');
  const before = await readFile(settings, 'utf8');
  await writeFile(settings, before.replace('[section-opening-times]', 'section-nowhere'));
  await expect(command('check')).rejects.toMatchObject({
    stderr: expect.stringContaining('npm install section-nowhere'),
  });
  await writeFile(settings, before);
});

test.each([
  ['react', 'react, which brings no sections: it has no schemas/sections'],
  ['".."', '“..” among its sectionPackages, which is no name of a package'],
  ['""', '“” among its sectionPackages, which is no name of a package'],
])('nor is a package taken that is none of sections: %s', async (name, sentence) => {
  const settings = join(copy, 'site/settings.yaml');
  const before = await readFile(settings, 'utf8');
  await writeFile(settings, before.replace('[section-opening-times]', `[${name}]`));
  const told = await command('check').catch(({ stderr }: { stderr: string }) => stderr);
  expect(told).toMatch(/^.*settings\.yaml nombra .*\.\nsettings\.yaml names .*\.\n$/);
  expect(told).toContain(`${name === 'react' ? 'the package ' : ''}${sentence}.\n`);
  await writeFile(settings, before);
});

test.each([
  ['schemas/sections/opening-times.schema.json', '{ "type": ', 'opening-times.schema.json, which is no JSON'],
  ['src/sections/opening-times/OpeningTimes.tsx', undefined, 'opening-times lacks OpeningTimes.tsx'],
  ['schemas/sections/opening-times.schema.json', 'null', 'opening-times.schema.json, which is no JSON'],
  [
    'schemas/sections/opening-times.schema.json',
    '{ "$ref": "https://evil.example/" }',
    'section-damaged are of no use',
  ],
  [
    'src/sections/opening-times/OpeningTimes.tsx',
    'export function OpeningTimes(): null { throw new Error("boom"); }',
    'the section “opening-times” cannot be drawn, because its code fails. Take it out there and tell whoever has made it.\nError: boom\n',
  ],
  [
    'src/sections/opening-times/OpeningTimes.tsx',
    'export function OpeningTimes(): never { return process.exit(0); }',
    'Something has ended the command before it was done',
  ],
  ['src/sections/opening-times/OpeningTimes.tsx', 'export function (', 'The code of the website cannot be bundled'],
])('a package of which a part is damaged or missing is named: %s', async (part, content, sentence) => {
  const damaged = join(copy, 'node_modules/section-damaged');
  await cp(join(project.root, 'tests/fixtures/section-package'), damaged, { recursive: true });
  await (content === undefined ? rm(join(damaged, part)) : writeFile(join(damaged, part), content));
  const settings = join(copy, 'site/settings.yaml');
  const before = await readFile(settings, 'utf8');
  await writeFile(settings, before.replace('[section-opening-times]', '[section-damaged]'));
  await expect(command('build')).rejects.toMatchObject({ stderr: expect.stringContaining(sentence) });
  await writeFile(settings, before);
  await rm(damaged, { recursive: true });
});
