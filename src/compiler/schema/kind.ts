import type { Schema } from './schema';

/** One kind of file: a singleton, a file of entries, or one file an entry. */
export interface Kind {
  readonly name: string;
  readonly schema: Schema;
  readonly files: string;
  readonly collection: string | undefined;
  /** `file`: one singleton · `map`: a file of entries by id · `entries`: one file an entry. */
  readonly holds: 'file' | 'map' | 'entries';
}

/** What knows all kinds of files: the contract. */
interface Kinds {
  readonly kinds: readonly Kind[];
}

/** The kind of file that a schema describes, by the schema's name; none where it describes parts of others. */
export function toKind(name: string, schema: Schema): Kind | undefined {
  const files = schema['x-files'];
  if (files === undefined) return undefined;
  const collection = schema['x-collection'];
  const holds = files.includes('*') ? 'entries' : collection === undefined ? 'file' : 'map';
  return { name, schema, files, collection, holds };
}

/** The schema of one entry of a collection. */
export function entrySchema(kind: Kind): Schema {
  const { additionalProperties: entry } = kind.schema;
  return kind.holds === 'map' && typeof entry === 'object' ? entry : kind.schema;
}

export function kindOfCollection({ kinds }: Kinds, collection: string): Kind {
  const kind = kinds.find((candidate) => candidate.collection === collection);
  if (kind === undefined) throw new Error(`schemas: no kind of file holds the collection «${collection}»`);
  return kind;
}

/** The kind of file that holds what a collection has, or what a placeholder names. */
export function kindOfName({ kinds }: Kinds, name: string): Kind | undefined {
  return kinds.find((kind) => (kind.collection ?? kind.name) === name);
}

/** The kind of file that a path below site/ is, with the entry's id where each file is an entry. */
export function kindOfFile({ kinds }: Kinds, path: string): { kind: Kind; id: string | undefined } | undefined {
  for (const kind of kinds) {
    if (kind.holds !== 'entries') {
      if (kind.files === path) return { kind, id: undefined };
      continue;
    }
    const star = kind.files.indexOf('*');
    const after = kind.files.slice(star + 1);
    if (!path.startsWith(kind.files.slice(0, star)) || !path.endsWith(after)) continue;
    const id = path.slice(star, path.length - after.length);
    if (!id.includes('/')) return { kind, id };
  }
  return undefined;
}
