import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StyleNames } from '../../src/compiler/schema/style-names';
import { tokensOf } from '../../src/compiler/theme/look';
import { classesIn } from '../../src/compiler/theme/style-classes';
import { project } from '../project';
import { readTexts } from '../read-files';
import { fileOf, findSectionModules } from '../section-modules';

/** Where the styles of what visitors see are, but for those of the section types. */
const FOLDERS = ['styles', 'ui', 'features', 'app', 'renderer'];
const DEFAULTS = 'styles/tokens.css';

/** What visitors see is styled by; the first style sheet is that of the defaults. */
export async function readStyles(): Promise<string[]> {
  const source = join(project.root, 'src');
  const own = await Promise.all(FOLDERS.map((folder) => readTexts(join(source, folder))));
  const ofSections = (await findSectionModules()).flatMap((module) => fileOf(module, `${module.type}.css`) ?? []);
  return [
    await readFile(join(source, DEFAULTS), 'utf8'),
    ...own.flatMap((texts) => [...texts].flatMap(([path, text]) => (path.endsWith('.css') ? [text] : []))),
    ...(await Promise.all(ofSections.map((file) => readFile(file, 'utf8')))),
  ];
}

/** What makes what visitors see, which has more classes than the styles of the program know. */
export async function readComponents(): Promise<string[]> {
  const folders = [
    ...FOLDERS.map((folder) => join(project.root, 'src', folder)),
    ...(await findSectionModules()).map(({ folder }) => folder),
  ];
  const texts = await Promise.all(folders.map(readTexts));
  return texts.flatMap((files) => [...files].flatMap(([path, text]) => (/\.tsx?$/.test(path) ? [text] : [])));
}

const CLASS_OF_PART = /[a-z][a-z0-9-]*(?:__|--)[a-z0-9-]+/g;

/** What is known of a theme by the styles, of which the first is that of the defaults, and by what they are for. */
export function collectStyleNames(styles: readonly string[], components: readonly string[] = []): StyleNames {
  const classes = [
    ...styles.flatMap((text) => classesIn(text).map(({ name }) => name)),
    ...components.flatMap((text) => text.match(CLASS_OF_PART) ?? []),
  ];
  return {
    defaults: Object.fromEntries(tokensOf(styles.slice(0, 1).map((text) => ({ text })))),
    all: [...new Set(styles.flatMap((text) => text.match(/--[a-z][\w-]*/g) ?? []))].sort(),
    classes: [...new Set(classes)].sort(),
  };
}
