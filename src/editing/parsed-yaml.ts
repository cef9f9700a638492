import { type Document, type Node, visit } from 'yaml';
import { readFast } from '../compiler/yaml/yaml-data';
import { isReadable, readDocument } from '../compiler/yaml/yaml-document';
import { lineBreakOf } from './lines';
import { EditRefused } from './operation';

/** A text with what YAML makes of it. */
export interface ParsedYaml {
  readonly text: string;
  readonly data: unknown;
  readonly root: Node | undefined;
  readonly lineBreak: string;
  /** The names of nodes that stand for themselves somewhere else as well. */
  readonly shared: ReadonlySet<string>;
}

/** How many texts are remembered: what is typed is edited again and again, from where the typing began. */
const REMEMBERED = 4;

const remembered = new Map<string, ParsedYaml>();

/** Reads a text to be edited. Throws {@link EditRefused} where that cannot be done. */
export function parseYaml(text: string): ParsedYaml {
  const written = remembered.get(text) ?? parseAnew(text);
  remembered.delete(text);
  remembered.set(text, written);
  const [oldest] = remembered.keys();
  if (oldest !== undefined && remembered.size > REMEMBERED) remembered.delete(oldest);
  return written;
}

function parseAnew(text: string): ParsedYaml {
  const { document } = readDocument(text, { keepSourceTokens: true });
  if (!isReadable(document)) throw new EditRefused('unreadable');
  const shared = new Set<string>();
  visit(document, { Alias: (_key, { source }) => void shared.add(source) });
  const { contents } = document;
  return {
    text,
    shared,
    data: dataOf(document),
    root: contents === null ? undefined : contents,
    lineBreak: lineBreakOf(text),
  };
}

function dataOf(document: Document): unknown {
  try {
    return document.toJS();
  } catch {
    throw new EditRefused('unreadable');
  }
}

/** The data of a text, without where it stands; nothing where it cannot be read. */
export function readData(text: string): { readonly data: unknown } | undefined {
  const fast = readFast(text);
  if (fast !== undefined) return fast;
  const { document } = readDocument(text);
  if (!isReadable(document)) return undefined;
  try {
    return { data: document.toJS() };
  } catch {
    return undefined;
  }
}
