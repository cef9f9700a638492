import { isMap, isScalar, Scalar } from 'yaml';
import type { Source } from '../load';
import type { Schema } from '../schema/schema';
import type { ShapeError } from '../schema/validator';
import { nodeAt } from './locate';

/** What says that a text has a form of its own. */
const FORMS = ['format', 'pattern', 'enum', 'const', 'x-reference', 'x-page', 'x-phone'] as const;

/** A text without quotes that a colon makes a key and its value: `- Sin nada: ni mejorantes`. */
export function cutByColon(source: Source, { keyword, pointer, schema, params }: ShapeError): string | undefined {
  if (keyword !== 'additionalProperties' && keyword !== 'type') return undefined;
  if (!isFreeText(schema, keyword === 'type' ? params.type : undefined)) return undefined;
  const node = nodeAt(source, pointer);
  if (!isMap(node) || node.flow === true) return undefined;
  const [pair, ...others] = node.items;
  const { key, value } = pair ?? {};
  if (others.length > 0 || !isPlain(key) || !isPlain(value) || String(value.source).trim() === '') return undefined;
  // A word in small letters is more likely a key that does not belong.
  if (/^[a-z][\w-]*$/.test(String(key.value))) return undefined;
  const whole = source.text.slice(key.range?.[0], value.range?.[1]);
  return whole.includes('\n') ? undefined : whole;
}

function isPlain(node: unknown): node is Scalar {
  return isScalar(node) && node.type === Scalar.PLAIN;
}

function isFreeText(schema: Schema, expected: unknown): boolean {
  if (schema['x-localised'] === true) return true;
  return expected === 'string' && FORMS.every((keyword) => schema[keyword] === undefined);
}
