import type { Contract } from '../../src/compiler/contract';
import type { OutputFile } from '../../src/compiler/emit/output-file';
import { entrySchema } from '../../src/compiler/schema/kind';
import type { Schema } from '../../src/compiler/schema/schema';

/**
 * The schemas as the YAML language server needs them to complete and explain sections: where the contract picks a
 * section's schema by its `type`, all of them are offered. Editors use these; the compiler does not.
 */
export function editorSchemas(contract: Contract): OutputFile[] {
  return [...contract.schemas].map(([path, schema]) => ({
    path: `editor-schemas/${path}`,
    content: JSON.stringify(withSectionChoice(contract, path, schema), null, 2),
  }));
}

function withSectionChoice(contract: Contract, path: string, schema: Schema): unknown {
  const folder = path.includes('/') ? '../' : '';
  return JSON.parse(JSON.stringify(schema), (_key, value: unknown) => {
    if (!isSchema(value)) return value;
    if (value.$ref !== undefined) return { ...value, $ref: folder + value.$ref };
    return value['x-section'] ? { ...value, anyOf: choices(contract) } : value;
  });
}

function choices(contract: Contract): Schema[] {
  const blocks = contract.kinds.find((kind) => kind.collection === 'blocks');
  const block: Schema = {
    title: blocks?.schema.title ?? '',
    type: 'object',
    required: ['block'],
    additionalProperties: false,
    properties: { block: { type: 'string', description: blocks ? (entrySchema(blocks).description ?? '') : '' } },
  };
  return [...[...contract.sections.keys()].map((type) => ({ $ref: `sections/${type}.schema.json` })), block];
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
