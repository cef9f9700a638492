import { parseAst } from 'vite';

/** A piece of text in a source file, outside comments. */
export interface Literal {
  readonly kind: 'jsx' | 'label' | 'pattern' | 'string';
  readonly text: string;
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

/** Attributes whose value people read or hear. */
const LABELS = new Set(['alt', 'aria-description', 'aria-label', 'aria-roledescription', 'placeholder', 'title']);

/** All text of a TypeScript file: text between tags, attributes that people read, every other string, and patterns. */
export function literalsIn(code: string, path: string): Literal[] {
  return [...walk(parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node)];
}

function* walk(node: Node): Generator<Literal> {
  if (node.type === 'JSXText') yield { kind: 'jsx', text: String(node.value).trim() };
  if (node.type === 'Literal' && typeof node.value === 'string') yield { kind: 'string', text: node.value };
  if (node.type === 'Literal' && node.regex !== undefined) {
    yield { kind: 'pattern', text: (node.regex as { pattern: string }).pattern };
  }
  if (node.type === 'TemplateElement') {
    yield { kind: 'string', text: String((node.value as { cooked?: string }).cooked) };
  }
  if (isLabel(node)) yield { kind: 'label', text: String((node.value as { value: string }).value) };
  for (const child of Object.values(node).flat()) {
    if (isNode(child)) yield* walk(child);
  }
}

function isLabel({ type, name, value }: Node): boolean {
  return (
    type === 'JSXAttribute' &&
    isNode(name) &&
    LABELS.has(String(name.name)) &&
    isNode(value) &&
    value.type === 'Literal'
  );
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
