import {
  type Alias,
  type Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml';
import { oncePerObject, oncePerRecentObject } from '../../shared/once-per-object';

/** A file as it is written: where each of its values stands. */
export interface WrittenDocument {
  readonly document: Document;
  readonly lines: LineCounter;
}

/** Of a key that is a list it would warn on the terminal. */
const SILENT = { logLevel: 'error' } as const;

/** `keepSourceTokens` is for those who also want to know where indicators and comments stand. */
export function readDocument(text: string, { keepSourceTokens = false } = {}): WrittenDocument {
  const lines = new LineCounter();
  // The parser would compare each key of a map with all others.
  const options = { lineCounter: lines, prettyErrors: false, uniqueKeys: false, keepSourceTokens, ...SILENT };
  return { document: parseDocument(text, options), lines };
}

/** One takes some fifty times the room of its file, and most are asked for once. */
const MOST_DOCUMENTS = 150;

/** A file as it is written, read when it is asked for, and again when many others have been meanwhile. */
export const writtenDocument = oncePerRecentObject(
  MOST_DOCUMENTS,
  ({ text }: { readonly text: string }): WrittenDocument => readDocument(text),
);

/** What each alias of a document stands for: the last node before it that has its name. */
export const aliasTargets = oncePerObject((document: Document) => {
  const named = new Map<string, Node>();
  const targets = new Map<Alias, Node | undefined>();
  visit(document, {
    Alias: (_key, alias) => void targets.set(alias, named.get(alias.source)),
    Value: (_key, node) => void (node.anchor !== undefined && named.set(node.anchor, node)),
  });
  return targets;
});

/** Whether nothing of a document is lost when it is read as data: there is no fault in it, and each key is there once. */
export function isReadable({ errors, warnings, contents }: Document): boolean {
  return errors.length + warnings.length === 0 && hasEachKeyOnce(contents);
}

function hasEachKeyOnce(node: unknown): boolean {
  if (isPair(node)) return hasEachKeyOnce(node.key) && hasEachKeyOnce(node.value);
  if (!isCollection(node)) return true;
  const keys = isMap(node) ? node.items.flatMap(({ key }) => (isScalar(key) ? [key.value] : [])) : [];
  return new Set(keys).size === keys.length && node.items.every(hasEachKeyOnce);
}
