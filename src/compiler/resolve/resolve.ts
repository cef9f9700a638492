import type { Language } from '../../shared/language';
import { type Contract, dereference, entrySchema, kindOfCollection, type Schema } from '../contract';
import type { Source } from '../load';
import { locateValue } from '../position';
import type { Pointer } from '../problem';
import { isRecord } from '../sections';
import { collection, type Entry, type Site } from '../site';
import { propertySchema, schemaOfValue } from '../visit';
import { resolvers } from './resolvers';

/** What resolving depends on besides the value itself. */
export interface ResolveContext {
  readonly site: Site;
  readonly language: Language;
  /** The BCP 47 tag by which dates and numbers are written. */
  readonly locale: string;
  /** The day of the build, as year-month-day: what lies before it has passed. */
  readonly today: string;
  /** Origin of the stand-in form service, where one runs beside the site. */
  readonly formService?: string | undefined;
  /** The entry that a template page shows. */
  readonly entry: Entry | undefined;
}

/** How the reference to the template's own entry is written. */
export const OWN_ENTRY = '{{entry}}';

/**
 * Turns a checked value into what a manifest holds in one language: texts, links and pictures by their resolver,
 * references by the entry they name. Expects no errors in the site; throws where one is left.
 */
export function resolve(value: unknown, raw: Schema, context: ResolveContext): unknown {
  const schema = schemaOfValue(context.site.contract, value, dereference(context.site.contract, raw));
  const name = schema['x-resolve'];
  if (name !== undefined) return resolverNamed(name)(value, context);
  const target = schema['x-reference'];
  if (target !== undefined) return resolveReference(String(value), target, context);
  if (Array.isArray(value)) return resolveList(value, schema.items ?? {}, context);
  return isRecord(value) ? resolveRecord(value, schema, context) : value;
}

function resolverNamed(name: string) {
  const resolver = resolvers[name];
  if (resolver === undefined) throw new Error(`No resolver is named «${name}»`);
  return resolver;
}

function resolveList(list: readonly unknown[], items: Schema, context: ResolveContext): unknown[] {
  return list
    .filter((item) => isForLanguage(referenced(item, items, context), context.language))
    .map((item) => resolve(item, items, context));
}

function resolveRecord(record: Record<string, unknown>, schema: Schema, context: ResolveContext) {
  const resolved = Object.entries(record).map(([key, value]) => [
    key,
    resolve(value, propertySchema(schema, key) ?? {}, context),
  ]);
  return Object.fromEntries(resolved.filter(([, value]) => value !== undefined)) as Record<string, unknown>;
}

function resolveReference(id: string, target: string, context: ResolveContext): Record<string, unknown> {
  const { site } = context;
  const entry = id === OWN_ENTRY ? context.entry : collection(site, target).get(id);
  if (entry === undefined) throw new Error(`${target}: no entry «${id}»`);
  const schema = entrySchema(kindOfCollection(site.contract, target));
  return { id: entry.id, ...(resolve(entry.value, schema, context) as Record<string, unknown>) };
}

/** A condition may stand on the item itself or on the entry it names. */
function referenced(item: unknown, items: Schema, { site }: ResolveContext): unknown {
  const target = dereference(site.contract, items)['x-reference'];
  return target === undefined ? item : collection(site, target).get(String(item))?.value;
}

/** Whether something that may carry `when: {language}` belongs into a manifest of this language. */
export function isForLanguage(value: unknown, language: Language): boolean {
  if (!isRecord(value) || !isRecord(value.when)) return true;
  return value.when.language === undefined || value.when.language === language;
}

/** A section in one language, with the place where it is written. `id` serves where the editor gave none. */
export function resolveSection(
  source: Source,
  pointer: Pointer,
  section: unknown,
  id: string,
  context: ResolveContext,
) {
  const { file, line } = locateValue(source, pointer);
  const resolved = resolve(section, { 'x-section': true }, context) as Record<string, unknown>;
  return { id, ...resolved, source: { file: `site/${file}`, line } };
}

export function singletonSchema(contract: Contract, kind: string): Schema {
  const schema = contract.schemas.get(`${kind}.schema.json`);
  if (schema === undefined) throw new Error(`schemas/${kind}.schema.json is missing`);
  return schema;
}
