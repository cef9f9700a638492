import { oncePerObject } from '../../shared/once-per-object';
import type { Contract } from '../schema/contract';
import { entrySchema, kindOfCollection } from '../schema/kind';
import { type Schema, visitSchemas } from '../schema/schema';
import { collection, type DraftSite, type Entry } from '../site';
import { noted } from '../values/notes';
import { valuesWith } from '../values/values';

/** The entries that nothing names, of the collections whose entries are shown where they are named. */
export function unusedEntries(site: DraftSite): Entry[] {
  const used = new Set(site.sources.flatMap((source) => entriesNamedIn(source, site.contract)));
  const withPages = new Set([...collection(site, 'pages').values()].map(({ value }) => value.each));
  return [...namedCollections(site.contract)]
    .filter((name) => !withPages.has(name as never))
    .flatMap((name) => [...collection(site, name).values()])
    .filter(({ id, source }) => !used.has(`${source.kind.collection}:${id}`));
}

/** What the entries that a file names are called with their collections, each once. */
const entriesNamedIn = noted('entries', (source, contract) => {
  const references = valuesWith({ sources: [source], contract }, 'x-reference');
  return [...new Set(references.map(({ value, schema }) => `${schema['x-reference']}:${String(value)}`))];
});

/** The collections whose entries are named where they are shown, but for those whose entries say themselves on which page that is. */
const namedCollections = oncePerObject((contract: Contract): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const schema of contract.schemas.values()) {
    visitSchemas(schema, (part) => {
      if (part['x-reference'] !== undefined) found.add(part['x-reference']);
    });
  }
  return new Set([...found].filter((name) => !namesPage(entrySchema(kindOfCollection(contract, name)))));
});

function namesPage({ properties = {} }: Schema): boolean {
  return Object.values(properties).some((property) => property['x-page'] === true);
}
