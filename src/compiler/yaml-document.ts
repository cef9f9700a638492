import { type Document, LineCounter, parseDocument } from 'yaml';

/** A YAML file as it is written: where each of its values stands. */
export interface YamlDocument {
  readonly document: Document;
  readonly lines: LineCounter;
}

export function parseYaml(text: string): YamlDocument {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines, prettyErrors: false }), lines };
}
