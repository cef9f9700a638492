import { type Contract, readContract } from '../../src/compiler/contract';
import type { OutputFile } from '../../src/compiler/emit/output-file';
import { declaredLanguages } from '../../src/compiler/languages';
import type { SiteFiles } from '../../src/compiler/load';
import { project } from '../project';
import { readFiles } from '../read-files';
import { findSectionModules, readSchemas } from '../section-modules';
import { writeOutputs } from '../write-outputs';
import { editorSchemas } from './editor-schemas';
import { generateFonts } from './fonts';
import { generateIconSprite } from './icons';
import { generateSectionRegistry } from './section-registry';
import { generateTypes } from './types';

/** Writes everything that generated/ holds before a build: types, the registry, schemas for editors, icons, fonts. */
export async function generate(): Promise<void> {
  const contract = readContract(await readSchemas());
  const site = await readFiles(project.site);
  await writeOutputs(project.generated, [
    ...(await generateFromContract(contract.inLanguages(declaredLanguages(site)))),
    ...generateSectionRegistry(await findSectionModules(), contract),
    ...(await generateFonts(textOf(site))),
  ]);
}

/** Writes the registry of the section types as they are: folders come and go, and the settings name packages. */
export async function refreshSectionRegistry(): Promise<void> {
  const contract = readContract(await readSchemas());
  await writeOutputs(project.generated, generateSectionRegistry(await findSectionModules(), contract));
}

/** What depends on schemas/ alone. */
export async function generateFromContract(contract: Contract): Promise<OutputFile[]> {
  return [
    { path: 'types.ts', content: await generateTypes(contract, 'resolved') },
    { path: 'source-types.ts', content: await generateTypes(contract, 'source') },
    { path: 'icons.svg', content: generateIconSprite(iconNames(contract)) },
    ...editorSchemas(contract),
  ];
}

function iconNames(contract: Contract): string[] {
  return (contract.schemas.get('definitions.schema.json')?.$defs?.iconName?.enum ?? []).map(String);
}

function textOf(site: SiteFiles): string {
  const decoder = new TextDecoder();
  return [...site]
    .filter(([path]) => path.endsWith('.yaml'))
    .map(([, content]) => decoder.decode(content))
    .join('');
}
