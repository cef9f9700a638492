import type { Collections as Sources } from '../../../generated/source-types';
import type { Collections, Section, Singletons } from '../../../generated/types';
import { isRecord } from '../../shared/is-record';
import type { SourcePlace } from '../../shared/manifest';
import { pathIn } from '../../shared/paths';
import type { Pointer } from '../../shared/pointer';
import { isPublished } from '../dates/publication';
import { entrySchema, kindOfCollection } from '../schema/kind';
import { dereference } from '../schema/references';
import type { ResolverName } from '../schema/resolvers';
import type { Schema } from '../schema/schema';
import { collection, type Site, singleton } from '../site';
import type { Source } from '../source';
import { propertySchema, schemaOfValue } from '../values/visit';
import { isShown } from './condition';
import { withSpan } from './date';
import { OWN_ENTRY } from './own-entry';
import { withPostalCode } from './postal-address';
import type { ResolveContext } from './resolve-context';
import { type Resolver, resolvers } from './resolvers';

/**
 * Turns a checked value into what a manifest holds in one language: texts, links and pictures by their resolver,
 * references by the entry they name. Throws where an error is left in the site.
 */
export function resolve(value: unknown, raw: Schema, context: ResolveContext): unknown {
  const schema = schemaOfValue(context.site.contract, value, dereference(context.site.contract, raw));
  const name = schema['x-resolve'];
  if (name !== undefined) return resolveAs(name, value, context, raw);
  const target = schema['x-reference'];
  if (target !== undefined) return resolveReference(String(value), target, context);
  if (Array.isArray(value)) return resolveList(value, schema.items ?? {}, context);
  return isRecord(value) ? resolveRecord(value, schema, context) : value;
}

// The casts below say what TypeScript cannot know: the types of sources and of manifests are generated from the same
// schemas by which values are validated and resolved.

function resolveAs(name: ResolverName, value: unknown, context: ResolveContext, place: Schema): unknown {
  const resolver: Resolver = resolvers[name];
  return resolver(value as never, context, place);
}

/** Resolves a file of which there is one. */
export function resolveSingleton<Name extends keyof Singletons>(name: Name, context: ResolveContext) {
  const { site } = context;
  return resolve(singleton(site, name), singletonSchema(site, name), context) as Singletons[Name];
}

/** Resolves an entry of a collection, or some of its keys. */
export function resolveEntry<Name extends keyof Collections, Value extends Partial<Sources[Name]>>(
  name: Name,
  value: Value,
  context: ResolveContext,
) {
  const schema = entrySchema(kindOfCollection(context.site.contract, name));
  return resolve(value, schema, context) as Pick<Collections[Name], keyof Value & keyof Collections[Name]>;
}

/** Resolves a section in one language, and notes where it is written. `id` is used where the editor gave none. */
export function resolveSection(
  source: Source,
  pointer: Pointer,
  section: Readonly<Record<string, unknown>>,
  id: string,
  context: ResolveContext,
): Section {
  const place: SourcePlace = `${source.path}#${pointer.map((key) => `/${key}`).join('')}`;
  const schema = sectionSchema(section, context);
  const dated = schema['x-dated'] === true ? { builtOn: context.today } : {};
  return { id, ...resolveRecord(section, schema, context), ...dated, source: place } as Section;
}

function sectionSchema(section: Readonly<Record<string, unknown>>, { site }: ResolveContext): Schema {
  return schemaOfValue(site.contract, section, { 'x-section': true });
}

function resolveList(list: readonly unknown[], items: Schema, context: ResolveContext): unknown[] {
  return list
    .filter((item) => isShown(referenced(item, items, context), context))
    .map((item) => resolve(item, items, context));
}

function resolveRecord(
  record: Readonly<Record<string, unknown>>,
  schema: Schema,
  context: ResolveContext,
): Record<string, unknown> {
  const resolved = Object.entries(record).map(([key, value]) => [
    key,
    resolve(value, propertySchema(schema, key) ?? {}, context),
  ]);
  const known = Object.fromEntries(resolved.filter(([, value]) => value !== undefined));
  if (schema['x-postal'] !== undefined) return withPostalCode(known, schema['x-postal']);
  return schema['x-span'] === undefined ? known : withSpan(known, schema['x-span'], context);
}

export function resolveReference(id: string, target: string, context: ResolveContext): Record<string, unknown> {
  const { site } = context;
  const entry = id === OWN_ENTRY ? context.entry : collection(site, target).get(id);
  if (entry === undefined) throw new Error(`${target}: no entry «${id}»`);
  const schema = entrySchema(kindOfCollection(site.contract, target));
  const resolved = resolve(entry.value, schema, context);
  return { id: entry.id, ...ownPage(`${target}:${entry.id}`, schema, context), ...(isRecord(resolved) && resolved) };
}

/** The page of an entry is the one that a template makes of it, unless the entry names another. */
function ownPage(entry: string, schema: Schema, context: ResolveContext): { page: string } | undefined {
  const { contract, pages } = context.site;
  const named = propertySchema(schema, 'page');
  // Where others ask for a page, the Studio has the home page stand in for one that is not there.
  const page = pages.byEntry.has(entry) ? pages.byEntry.get(entry) : undefined;
  const isNamed = named !== undefined && dereference(contract, named)['x-resolve'] === 'pageAddress';
  const isShown = page !== undefined && isPublished(page.page.value, context.today);
  return isNamed && isShown ? { page: pathIn(page, context.language) } : undefined;
}

/** A condition may stand on the item itself or on the entry it names. */
function referenced(item: unknown, items: Schema, { site }: ResolveContext): unknown {
  const target = dereference(site.contract, items)['x-reference'];
  return target === undefined ? item : collection(site, target).get(String(item))?.value;
}

export function singletonSchema({ contract }: Site, name: keyof Singletons): Schema {
  const schema = contract.schemas.get(`${name}.schema.json`);
  if (schema === undefined) throw new Error(`schemas/${name}.schema.json is missing`);
  return schema;
}
