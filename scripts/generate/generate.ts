import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { draftSite } from '../../src/compiler/compile';
import type { OutputFile } from '../../src/compiler/emit/output-file';
import { declaredLanguages } from '../../src/compiler/languages';
import { type KnownNames, knownNames } from '../../src/compiler/names/known-names';
import type { Contract } from '../../src/compiler/schema/contract';
import { requireSchemas } from '../../src/compiler/schema/validator';
import { tryWriteAtomically } from '../atomic-files/write-atomically';
import { hashOf } from '../hash';
import { project } from '../project';
import { readProjectContract } from '../read-contract';
import { readTexts } from '../read-files';
import { readSite } from '../read-site';
import { findSectionModules, readSchemas } from '../section-modules';
import { writeOutputs } from '../write-outputs';
import { editorNames, editorSchemas } from './editor-schemas';
import { collectIcons } from './icon-collection';
import { generateSectionRegistry } from './section-registry';
import { collectStyleNames, readComponents, readStyles } from './style-names';
import { generateTypes } from './types';

/** What generated/ was last made from, and the files that it was made into. */
interface Stamp {
  readonly inputs: string;
  readonly paths: readonly string[];
}

const STAMP = 'stamp.json';

/**
 * Writes everything that generated/ holds before a build, where it is not there yet: types, the registry, schemas for
 * editors, icons, what the styles know.
 */
export async function generate(): Promise<void> {
  const inputs = await hashOfInputs();
  if (await isMadeFrom(inputs)) return;
  const icons = Object.fromEntries(await collectIcons());
  const styles = collectStyleNames(await readStyles(), await readComponents());
  await writeOutputs(project.generated, [
    { path: 'icons.json', content: JSON.stringify(icons) },
    { path: 'style-names.json', content: JSON.stringify(styles) },
  ]);
  const contract = await readProjectContract();
  requireSchemas(contract.schemas);
  const outputs = [
    ...(await generateFromContract(contract)),
    ...(await editorSchemasOfSite(contract)),
    ...generateSectionRegistry(await findSectionModules(), contract),
  ];
  const stamp: Stamp = { inputs, paths: outputs.map(({ path }) => path) };
  await writeOutputs(project.generated, outputs);
  await writeOutputs(project.generated, [{ path: STAMP, content: JSON.stringify(stamp) }]);
}

async function isMadeFrom(inputs: string): Promise<boolean> {
  try {
    const stamp = JSON.parse(await readFile(join(project.generated, STAMP), 'utf8')) as Stamp;
    return stamp.inputs === inputs && stamp.paths.every((path) => existsSync(join(project.generated, path)));
  } catch {
    return false;
  }
}

/** What makes something of the contract, of the styles and of what they are for; and the icons of brands. */
const MAKERS = [
  'scripts/generate',
  ...['messages', 'names', 'schema', 'theme'].map((name) => `src/compiler/${name}`),
  'src/ui/icon/brand',
];

/** The hash of the contract, of the section types, of what is styled, of the site's languages, and of the code that makes something of them. */
async function hashOfInputs(): Promise<string> {
  const languages = declaredLanguages(await readSite());
  const makers = await Promise.all(MAKERS.map(async (folder) => [...(await readTexts(join(project.root, folder)))]));
  const packages = await readFile(join(project.root, 'package-lock.json'), 'utf8');
  const contract = [...(await readSchemas())];
  const styled = [await readStyles(), await readComponents()];
  return hashOf([contract, styled, await sectionFiles(), languages, makers, packages]);
}

/** The folders of the section types with the names of their files: a part of one may come later than the others. */
async function sectionFiles() {
  const modules = await findSectionModules();
  return Promise.all(modules.map(async (module) => ({ ...module, files: (await readdir(module.folder)).sort() })));
}

/** What editors complete and explain: texts in the languages of the site. */
async function editorSchemasOfSite(contract: Contract): Promise<OutputFile[]> {
  const site = draftSite(await readSite(), contract);
  return [...editorSchemas(site.contract), editorNames(knownNames(site))];
}

/** Has editors offer what the project's own site has now. */
export async function refreshEditorNames(names: () => KnownNames): Promise<void> {
  if (project.site !== join(project.root, 'site')) return;
  await writeOutputs(project.generated, [editorNames(names())], tryWriteAtomically);
}

/**
 * Writes the registry of the section types as they are: folders come and go, and the settings name packages. What
 * `generate` has made is then no longer what it was.
 */
export async function refreshSectionRegistry(): Promise<void> {
  const contract = await readProjectContract();
  const isOther = await writeOutputs(project.generated, generateSectionRegistry(await findSectionModules(), contract));
  if (isOther) await rm(join(project.generated, STAMP), { force: true });
}

/** What depends on schemas/ alone. */
async function generateFromContract(contract: Contract): Promise<OutputFile[]> {
  return [
    { path: 'types.ts', content: await generateTypes(contract, 'resolved') },
    { path: 'source-types.ts', content: await generateTypes(contract, 'source') },
  ];
}
