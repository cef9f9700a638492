import { createHash } from 'node:crypto';

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
