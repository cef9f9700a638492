import { type Alias, type Document, LineCounter, type Node, parseDocument, visit } from 'yaml';
import { oncePerObject } from './once-per-object';

/** A file as it is written: where each of its values stands. */
export interface WrittenDocument {
  readonly document: Document;
  readonly lines: LineCounter;
}

export function readDocument(text: string): WrittenDocument {
  const lines = new LineCounter();
  // The parser would compare each key of a map with all others.
  return { document: parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false }), lines };
}

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
