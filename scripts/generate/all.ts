import type { Contract } from '../../src/compiler/contract';
import type { OutputFile } from '../../src/compiler/emit/output-file';
import type { SiteFiles } from '../../src/compiler/load';
import { editorSchemas } from './editor-schemas';
import { generateFonts } from './fonts';
import { generateIconSprite } from './icons';
import { generateTypes } from './types';

/** Everything that generated/ holds before a build: types, schemas for editors, the icon sprite, the subset fonts. */
export async function generateAll(contract: Contract, site: SiteFiles): Promise<OutputFile[]> {
  return [...(await generateFromContract(contract)), ...(await generateFonts(textOf(site)))];
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
