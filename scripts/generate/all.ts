import type { Contract } from '../../src/compiler/contract';
import type { OutputFile } from '../../src/compiler/emit/output-file';
import { editorSchemas } from './editor-schemas';
import { generateIconSprite } from './icons';
import { generateTypes } from './types';

/** Everything that generated/ holds before a build: types, schemas for editors, the icon sprite. Content is not asked. */
export async function generateAll(contract: Contract): Promise<OutputFile[]> {
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
