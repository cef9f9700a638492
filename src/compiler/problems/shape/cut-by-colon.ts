import { isMap, isScalar, Scalar } from 'yaml';
import { oncePerObject } from '../../../shared/once-per-object';
import type { Finding } from '../../findings/finding';
import { possibleFix, setEdit } from '../../findings/fixes';
import { nodeAt } from '../../findings/locate';
import type { Contract } from '../../schema/contract';
import { isLocalised } from '../../schema/prose';
import { type Schema, visitSchemas } from '../../schema/schema';
import type { ShapeError } from '../../schema/validator';
import type { Source } from '../../source';
import { namesOf } from '../../values/map-keys';
import { isSynonymOfAnyKey } from './key-synonyms';
import { meantKeys } from './meant-keys';
import { byHolder } from './shape-errors';

/** Keywords that give a text a form of its own. */
const FORMS = ['format', 'pattern', 'enum', 'const', 'x-reference', 'x-page', 'x-phone'] as const;

/** A text without quotes that a colon makes a key and its value: `- Sin nada: ni mejorantes`. */
interface TextCutByColon {
  /** All errors at its place. */
  readonly errors: readonly ShapeError[];
  readonly error: ShapeError;
  readonly whole: string;
}

export function textsCutByColon(errors: readonly ShapeError[], contract: Contract, source: Source): TextCutByColon[] {
  const meant = meantKeys(errors, contract);
  return [...byHolder(errors).values()].flatMap((ofHolder) => {
    const [found] = ofHolder.flatMap((error) => {
      const whole = meant.has(error) ? undefined : wholeOf(source, contract, error);
      return whole === undefined ? [] : [{ errors: ofHolder, error, whole }];
    });
    return found ?? [];
  });
}

/** Tells that the text needs quotes. */
export function wholeText({ error: { pointer, schema }, whole }: TextCutByColon, source: Source): Finding {
  const place = { source, pointer };
  const details = { whole, correct: JSON.stringify(whole) };
  // Which of the languages the text is in, only its author knows.
  return {
    code: 'value-cut-by-colon',
    place,
    details,
    ...(!isLocalised(schema) && possibleFix(setEdit(place, whole))),
  };
}

function wholeOf(
  source: Source,
  contract: Contract,
  { keyword, pointer, schema, params }: ShapeError,
): string | undefined {
  if (keyword !== 'additionalProperties' && keyword !== 'type') return undefined;
  if (!isFreeText(schema, keyword === 'type' ? params.type : undefined)) return undefined;
  const node = nodeAt(source, pointer);
  if (!isMap(node) || node.flow === true) return undefined;
  const [pair, ...others] = node.items;
  const { key, value } = pair ?? {};
  if (others.length > 0 || !isPlain(key) || !isPlain(value) || String(value.source).trim() === '') return undefined;
  if (isKey(String(key.value), contract)) return undefined;
  const whole = source.text.slice(key.range?.[0], value.range?.[1]);
  return whole.includes('\n') ? undefined : whole;
}

/** A lower-case word that is the code of a language, or a key elsewhere, is more likely a key in the wrong place than a text. */
function isKey(word: string, contract: Contract): boolean {
  if (!/^[a-z][\w-]*$/.test(word)) return false;
  return isLanguageKey(word) || knownKeys(contract).has(word) || isSynonymOfAnyKey(word);
}

/** Whether a key looks like the code of a language. */
export function isLanguageKey(word: string): boolean {
  return /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i.test(word);
}

const knownKeys = oncePerObject(({ schemas }: Contract): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const schema of schemas.values()) {
    visitSchemas(schema, ({ properties }) => {
      for (const key of namesOf(properties ?? {})) found.add(key);
    });
  }
  return found;
});

function isPlain(node: unknown): node is Scalar {
  return isScalar(node) && node.type === Scalar.PLAIN;
}

function isFreeText(schema: Schema, expected: unknown): boolean {
  if (schema['x-localised'] === true) return true;
  return expected === 'string' && FORMS.every((keyword) => schema[keyword] === undefined);
}
