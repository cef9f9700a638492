import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutputFile } from '../../src/compiler/emit/output-file';
import { tokensOf } from '../../src/compiler/theme/look';
import { project } from '../project';
import { readTexts } from '../read-files';
import { fileOf, findSectionModules } from '../section-modules';

const HEADER = '// Generated from the styles of the program and of the section types. Not to be edited or committed.\n';

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

/** What a theme may set and what it stands for by default, and every name that the styles know. */
export function generateStyleNames(styles: readonly string[]): OutputFile {
  const defaults = Object.fromEntries(tokensOf(styles.slice(0, 1).map((text) => ({ text }))));
  const names = [...new Set(styles.flatMap((text) => text.match(/--[a-z][\w-]*/g) ?? []))].sort();
  const content = [
    HEADER,
    `export const styleDefaults: Readonly<Record<string, string>> = ${JSON.stringify(defaults)};`,
    `export const styleNames: readonly string[] = ${JSON.stringify(names)};`,
  ];
  return { path: 'style-names.ts', content: `${content.join('\n')}\n` };
}
