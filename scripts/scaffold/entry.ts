import { Document, type Scalar } from 'yaml';
import type { Contract } from '../../src/compiler/contract';
import type { OutputFile } from '../../src/compiler/emit/output-file';
import { dereference } from '../../src/compiler/schema/references';
import type { Schema } from '../../src/compiler/schema/schema';
import { collection, type DraftSite } from '../../src/compiler/site';
import type { MessageLanguage } from '../../src/diagnostics/languages';
import { schemaText } from '../../src/diagnostics/schema-text';

/** A new page or post with every key it needs, each explained in the language; `kind` names a schema. */
export function scaffoldEntry(site: DraftSite, kind: string, id: string, language: MessageLanguage): OutputFile {
  const schema = site.contract.schemas.get(`${kind}.schema.json`);
  const files = schema?.['x-files'];
  if (schema === undefined || files === undefined) throw new Error(`schemas/${kind}.schema.json describes no files`);
  const example = exampleOf(site, schema) as Record<string, unknown>;
  const value = example.path !== undefined ? { ...example, path: pathsFor(site, id) } : example;
  return { path: `site/${files.replace('*', id)}`, content: explained(site.contract, schema, value, language) };
}

/** A path of its own in each language. */
function pathsFor({ contract: { languages } }: DraftSite, id: string): Record<string, string> {
  return Object.fromEntries(languages.map(({ code }, index) => [code, index === 0 ? `/${id}` : `/${id}-${code}`]));
}

/** What an editor could write for a value: its required keys, filled with the schema's examples. */
function exampleOf(site: DraftSite, raw: Schema): unknown {
  const schema = dereference(site.contract, raw);
  if (schema['x-section']) return exampleOf(site, site.contract.sections.get('hero') ?? {});
  const target = schema['x-reference'];
  if (target !== undefined) return [...collection(site, target).keys()][0];
  if (schema.const !== undefined) return schema.const;
  if (schema.items !== undefined) return [exampleOf(site, schema.items)];
  if (schema.properties === undefined || schema.required === undefined) return schema.examples?.[0];
  const { properties, required } = schema;
  return Object.fromEntries(required.map((key) => [key, exampleOf(site, properties[key] ?? {})]));
}

function explained(
  contract: Contract,
  schema: Schema,
  value: Record<string, unknown>,
  language: MessageLanguage,
): string {
  const document = new Document(value);
  document.commentBefore = ` ${schemaText(schema, language).description}`;
  for (const key of Object.keys(value)) {
    const property = schema.properties?.[key];
    const node = document.contents as { items?: { key: Scalar }[] } | null;
    const pair = node?.items?.find((item) => item.key.value === key);
    if (pair === undefined || property === undefined) continue;
    pair.key.commentBefore = ` ${schemaText(dereference(contract, property), language).description}`;
  }
  return document.toString({ lineWidth: 0 });
}
