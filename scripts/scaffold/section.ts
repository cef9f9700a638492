import type { OutputFile } from '../../src/compiler/emit/output-file';

const REGISTRY = 'static-sections.ts';
const REGISTRY_END = '} satisfies SectionLoaders;';

/** A new section type: its schema, its folder and its line in the registry. `renderer` holds the texts of src/renderer. */
export function scaffoldSection(type: string, renderer: ReadonlyMap<string, string>): OutputFile[] {
  const name = type.replace(/(^|-)([a-z0-9])/g, (_match, _dash, letter: string) => letter.toUpperCase());
  const registry = renderer.get(REGISTRY);
  if (registry === undefined) throw new Error(`src/renderer/${REGISTRY} is missing`);
  return [
    { path: `schemas/sections/${type}.schema.json`, content: `${JSON.stringify(schema(type), null, 2)}\n` },
    { path: `src/sections/${type}/${name}.tsx`, content: component(name) },
    {
      path: `src/sections/${type}/${type}.css`,
      content: `@layer sections {\n  .${type} {\n    display: grid;\n  }\n}\n`,
    },
    { path: `src/renderer/${REGISTRY}`, content: withLine(registry, type, name) },
  ];
}

function schema(type: string): object {
  const shared = (name: string) => ({ $ref: `../definitions.schema.json#/$defs/${name}` });
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `sections/${type}.schema.json`,
    title: type,
    description: `Sección «${type}».`,
    examples: [{ type }],
    type: 'object',
    additionalProperties: false,
    required: ['type', 'title'],
    properties: {
      type: { title: 'Tipo de sección', description: `Siempre «${type}».`, examples: [type], const: type },
      id: {
        title: 'Ancla',
        description: 'Nombre de la sección para enlazarla con #nombre.',
        examples: [type],
        type: 'string',
        pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
      },
      tone: shared('tone'),
      when: shared('condition'),
      eyebrow: shared('localisedText'),
      title: shared('localisedText'),
      intro: shared('localisedText'),
    },
  };
}

function component(name: string): string {
  return `import type { ${name}Section } from '../../../generated/types';
import { SectionHeader } from '../../ui/section-header/SectionHeader';

export function ${name}({ id, eyebrow, title, intro }: ${name}Section) {
  return (
    <div className="container">
      <SectionHeader id={id} eyebrow={eyebrow} title={title} intro={intro} />
    </div>
  );
}
`;
}

function withLine(registry: string, type: string, name: string): string {
  const key = type.includes('-') ? `'${type}'` : type;
  const line = `  ${key}: async () => (await import('../sections/${type}/${name}')).${name},\n`;
  return registry.replace(REGISTRY_END, line + REGISTRY_END);
}
