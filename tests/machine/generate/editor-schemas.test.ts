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
  expect(outputs.filter(({ content }) => String(content).includes('"x-en"'))).toEqual([]);
});

test('an editor explains a key first by the words beside its reference, then by those of what it refers to', () => {
  const { eyebrow } = schemaAt('sections/hero.schema.json').properties ?? {};
  expect(eyebrow).toEqual({
    title: 'Antetítulo · Line above the title',
    description: [
      'Unas pocas palabras sobre el título, que dicen de qué va la sección. El mismo texto en cada idioma de la web. Admite {{facts.…}} y {{settings.…}}.',
      'A few words above the title that say what the section is about. The same text in each language of the website. You can use {{facts.…}} and {{settings.…}} in it.',
    ].join('\n\n'),
    $ref: '../definitions.schema.json#/$defs/localisedText',
  });
});

test('an editor offers every section type and a block where a section can stand', () => {
  const choices = schemaAt('page.schema.json').properties?.sections?.items?.anyOf?.map(({ $ref }) => $ref) ?? [];
  expect(choices).toContain('definitions.schema.json#/$defs/blockUse');
  expect(choices).toHaveLength(contract.sections.size + 1);
});
