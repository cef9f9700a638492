import { createHash, type Hash } from 'node:crypto';

/** Hashes of objects that many outputs have in common, such as the shell of a language. */
const known = new WeakMap<object, string>();

/** The hash of a value: of bytes and texts as they are, of anything else as JSON. */
export function hashOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return digest(String(value));
  const hash = known.get(value) ?? digest(value instanceof Uint8Array ? value : JSON.stringify(value));
  known.set(value, hash);
  return hash;
}

function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/** Has a hash depend on files, by their paths and contents. */
export function addFiles(hash: Hash, files: Iterable<readonly [path: string, content: string | Uint8Array]>): void {
  for (const [path, content] of files) hash.update(`${path}\0${content.length}\0`).update(content);
}
