import type { Contract } from '../../src/compiler/contract';
import type { OutputFile } from '../../src/compiler/emit/output-file';
import { declaredLanguages } from '../../src/compiler/languages';
import { project } from '../project';
import { readProjectContract } from '../read-contract';
import { readSite } from '../read-site';
import { findSectionModules } from '../section-modules';
import { writeOutputs } from '../write-outputs';
import { editorSchemas } from './editor-schemas';
import { collectIcons } from './icon-collection';
import { generateSectionRegistry } from './section-registry';
import { generateTypes } from './types';

/** Writes everything that generated/ holds before a build: types, the registry, schemas for editors, icons. */
export async function generate(): Promise<void> {
  const icons = Object.fromEntries(await collectIcons());
  await writeOutputs(project.generated, [{ path: 'icons.json', content: JSON.stringify(icons) }]);
  const contract = await readProjectContract();
  await writeOutputs(project.generated, [
    ...(await generateFromContract(contract)),
    ...(await editorSchemasOfSite(contract)),
    ...generateSectionRegistry(await findSectionModules(), contract),
  ]);
}

/** What editors complete and explain: texts in the languages of the site. */
async function editorSchemasOfSite(contract: Contract): Promise<OutputFile[]> {
  return editorSchemas(contract.inLanguages(declaredLanguages(await readSite())));
}

/** Writes the registry of the section types as they are: folders come and go, and the settings name packages. */
export async function refreshSectionRegistry(): Promise<void> {
  const contract = await readProjectContract();
  await writeOutputs(project.generated, generateSectionRegistry(await findSectionModules(), contract));
}

/** What depends on schemas/ alone. */
async function generateFromContract(contract: Contract): Promise<OutputFile[]> {
  return [
    { path: 'types.ts', content: await generateTypes(contract, 'resolved') },
    { path: 'source-types.ts', content: await generateTypes(contract, 'source') },
  ];
}
