import { type Alias, type Document, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml';
import { oncePerObject } from './once-per-object';

/** A file as it is written: where each of its values stands. */
export interface WrittenDocument {
  readonly document: Document;
  readonly lines: LineCounter;
}

/** What keeps a file from being read, by the parser's name for it, and from where on. */
export interface SyntaxFault {
  readonly code: string;
  readonly offset: number;
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

export function syntaxFaults(document: Document): SyntaxFault[] {
  const told = [...document.errors, ...document.warnings].map(({ code, pos }) => ({ code, offset: pos[0] }));
  return [...told, ...repeatedKeys(document)];
}

function repeatedKeys(document: Document): SyntaxFault[] {
  const faults: SyntaxFault[] = [];
  visit(document, {
    Map: (_key, { items }) => {
      const known = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (known.has(key.value)) faults.push({ code: 'DUPLICATE_KEY', offset: key.range?.[0] ?? 0 });
        known.add(key.value);
      }
    },
  });
  return faults;
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
