import { expect, test } from 'vitest';
import { editorSchemas } from '../../../scripts/generate/editor-schemas';
import type { Schema } from '../../../src/compiler/schema/schema';
import { contract } from '../../support/compile-site';
import { two } from '../../support/languages';

const outputs = editorSchemas(contract.inLanguages(two));

function schemaAt(path: string): Schema {
  return JSON.parse(String(outputs.find((output) => output.path === `editor-schemas/${path}`)?.content)) as Schema;
}

test('an editor explains a key in both languages of the messages, Spanish first', () => {
  expect(schemaAt('redirects.schema.json')).toMatchObject({
    title: 'Redirecciones · Redirects',
    description: 'Direcciones antiguas y la página a la que llevan.\n\nOld addresses and the pages they lead to.',
  });
  const { $defs = {} } = schemaAt('definitions.schema.json');
  expect($defs.localisedText?.properties?.en?.title).toBe('English');
  const { title } = schemaAt('page.schema.json').properties ?? {};
  expect(title).toEqual({ $ref: 'definitions.schema.json#/$defs/localisedText', title: 'Título · Title' });
  expect(outputs.filter(({ content }) => String(content).includes('"x-en"'))).toEqual([]);
});

test('an editor offers every section type and a block where a section can stand', () => {
  const choices = schemaAt('page.schema.json').properties?.sections?.items?.anyOf?.map(({ $ref }) => $ref) ?? [];
  expect(choices).toContain('definitions.schema.json#/$defs/blockUse');
  expect(choices).toHaveLength(contract.sections.size + 1);
});
