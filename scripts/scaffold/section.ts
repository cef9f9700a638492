import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freeName, isNameOf, toName } from '../../src/authoring/names';
import type { Refusal } from '../../src/authoring/refusal';
import { describeRefusal, words } from '../../src/authoring/words';
import type { OutputFile } from '../../src/compiler/emit/output-file';
import type { Contract } from '../../src/compiler/schema/contract';
import type { MessageLanguage } from '../../src/diagnostics/languages';
import { schemaText } from '../../src/diagnostics/schema-text';
import { replaceFiles } from '../atomic-files/replace-files';
import { generate } from '../generate/generate';
import { pascalCase } from '../pascal-case';
import { PlainError } from '../plain-error';
import { project } from '../project';
import { commandFor } from './usage';

/** Begins a section type: the paths of its files. Throws a {@link PlainError} where that cannot be. */
export async function scaffoldSection(
  contract: Contract,
  said: readonly string[],
  language: MessageLanguage,
): Promise<string> {
  const refusal = refusalOf(contract, said);
  if (refusal !== undefined) {
    const instead =
      'proposal' in refusal && refusal.proposal !== undefined && commandFor(['section', refusal.proposal]);
    const message = describeRefusal(refusal, language);
    throw new PlainError(instead ? `${message}\n${words[language].tryInstead(instead)}` : message);
  }
  const files = sectionFiles(said.join(' '));
  await replaceFiles(
    project.root,
    files.map(({ path, content }) => ({ path, before: undefined, content: Buffer.from(content) })),
  );
  await generate();
  return files.map(({ path }) => path).join('\n');
}

/** Why there can be no section type of a name, and which there can be instead. */
function refusalOf(contract: Contract, said: readonly string[]): Refusal | undefined {
  const slot = { is: 'name', isNeeded: true, pointer: [] } as const;
  if (said.length === 0) return { why: 'lacking', slot, valid: [] };
  const written = said.join(' ');
  // A component is called by it, and nothing is called by a figure.
  const name = toName(written).replace(/^[\d-]+/, '');
  const proposal = freeName(name, (each) => sectionFiles(each).some(exists));
  if (!isNameOf(contract, written) || /^\d/.test(written))
    return { why: 'malformed', slot, written, ...(name !== '' && { proposal }) };
  const taken = sectionFiles(written).find(exists);
  return taken && { why: 'taken', slot, written, by: taken.path, proposal };
}

function exists({ path }: OutputFile): boolean {
  return existsSync(join(project.root, path));
}

/** The section types that there are, a line each. */
export function sectionTypes({ sections }: Contract, language: MessageLanguage): string {
  const lines = [...sections].map(([type, schema]) => {
    const { title, description } = schemaText(schema, language);
    return `${type.padEnd(20)} ${title}: ${description}`;
  });
  return lines.join('\n');
}

/** The files of a new section type: its schema, its component, its style, its example. The registry is made from the folders. */
export function sectionFiles(type: string): OutputFile[] {
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
