import type { OutputFile } from '../../src/compiler/emit/output-file';
import { pascalCase } from '../pascal-case';

/** A new section type: its schema, its component, its style, its example. The registry is made from the folders. */
export function scaffoldSection(type: string): OutputFile[] {
  return [
    { path: `schemas/sections/${type}.schema.json`, content: schema(type) },
    { path: `src/sections/${type}/${pascalCase(type)}.tsx`, content: component(type) },
    {
      path: `src/sections/${type}/${type}.css`,
      content: `@layer sections {\n  .${type} {\n    display: grid;\n  }\n}\n`,
    },
    { path: `src/sections/${type}/example.yaml`, content: example(type) },
  ];
}

/** Anchor, tone, heading and condition belong to every section (schemas/section.schema.json). */
function schema(type: string): string {
  return `{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "$id": "sections/${type}.schema.json",
  "title": "${type}",
  "description": "Sección «${type}».",
  "x-en": {
    "title": "${type}",
    "description": "Section “${type}”."
  },
  "required": ["title", "text"],
  "properties": {
    "text": {
      "title": "Texto",
      "description": "Lo que dice la sección.",
      "x-en": {
        "title": "Text",
        "description": "What the section says."
      },
      "$ref": "../definitions.schema.json#/$defs/localisedText"
    }
  }
}
`;
}

function component(type: string): string {
  const name = pascalCase(type);
  return `import type { ${name}Section } from '../../../generated/types';

export function ${name}({ text }: ${name}Section) {
  return <p className="${type}">{text}</p>;
}
`;
}

/** A section as it stands in a page; what it refers to would be under `files`, by path below site/. */
function example(type: string): string {
  return `section:
  type: ${type}
  title: { es: "Título", en: "Title" }
  text: { es: "Lo que dice la sección.", en: "What the section says." }
`;
}
