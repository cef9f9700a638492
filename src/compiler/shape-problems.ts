import type { ErrorObject } from 'ajv';
import { type Contract, dereference, type Schema, type SchemaText } from './contract';
import type { Source } from './load';
import { locateKey, locateValue } from './position';
import { type Pointer, type Problem, problem } from './problem';
import { isRecord } from './sections';
import { suggestionFor } from './suggest';

type ShapeError = Omit<ErrorObject<string, Record<string, unknown>>, 'parentSchema'> & { parentSchema?: Schema };

/** Translates what the schema validator found into problems; the only place that knows the validator's errors. */
export function shapeProblems(
  source: Source,
  contract: Contract,
  base: Pointer,
  errors: readonly ErrorObject[],
): Problem[] {
  const all = errors as ShapeError[];
  const misspelt = new Set(all.map(meantKey));
  // A required key that is there under a misspelt name is one fault, not two.
  const told = all.filter((error) => error.keyword !== 'if');
  const faults = told.filter(
    (error) => error.keyword !== 'required' || !misspelt.has(place(error, requiredKey(error))),
  );
  return faults.flatMap((error) => {
    const pointer = [...base, ...parsePointer(error.instancePath, source.data, base)];
    return toProblem(source, contract, pointer, error) ?? [];
  });
}

function toProblem(source: Source, contract: Contract, pointer: Pointer, error: ShapeError): Problem | undefined {
  const { params, parentSchema = {}, data } = error;
  const here = locateValue(source, pointer);
  switch (error.keyword) {
    case 'additionalProperties':
      return unknownKey(source, pointer, String(params.additionalProperty), parentSchema);
    case 'required':
      return missingKey(source, contract, pointer, requiredKey(error), parentSchema);
    case 'type':
      if (isLocalised(parentSchema)) {
        const languages = contract.languages.map(({ code }) => code);
        return problem('translations-missing', here, { text: String(data ?? '…'), languages });
      }
      return problem('type-wrong', here, { expected: expectedType(error), example: exampleOf(parentSchema) });
    case 'enum':
    case 'const': {
      const valid =
        error.keyword === 'const' ? [String(params.allowedValue)] : (params.allowedValues as unknown[]).map(String);
      return problem('value-not-listed', here, { value: String(data), valid, ...suggestionFor(String(data), valid) });
    }
    case 'minLength':
      return problem('value-empty', here, { example: exampleOf(parentSchema) });
    case 'minItems':
    case 'minProperties':
      return problem('list-too-short', here, { minimum: Number(params.limit) });
    case 'propertyNames':
      return undefined;
    default:
      return problem('value-malformed', locationOfMalformed(source, pointer, error), {
        value: String(error.propertyName ?? data),
        rule: textOf(parentSchema),
        example: exampleOf(parentSchema),
      });
  }
}

function locationOfMalformed(source: Source, pointer: Pointer, error: ShapeError) {
  return error.propertyName === undefined
    ? locateValue(source, pointer)
    : locateKey(source, pointer, error.propertyName);
}

function unknownKey(source: Source, pointer: Pointer, key: string, schema: Schema): Problem {
  const valid = Object.keys(schema.properties ?? {});
  return problem('key-unknown', locateKey(source, pointer, key), { key, valid, ...suggestionFor(key, valid) });
}

/** The key that an unknown one was probably meant to be, with its place; undefined of any other fault. */
function meantKey(error: ShapeError): string | undefined {
  if (error.keyword !== 'additionalProperties') return undefined;
  const valid = Object.keys(error.parentSchema?.properties ?? {});
  const { suggestion } = suggestionFor(String(error.params.additionalProperty), valid);
  return suggestion === undefined ? undefined : place(error, suggestion);
}

function requiredKey({ params }: ShapeError): string {
  return String(params.missingProperty);
}

function place({ instancePath }: ShapeError, key: string): string {
  return `${instancePath}/${key}`;
}

function missingKey(source: Source, contract: Contract, pointer: Pointer, key: string, schema: Schema): Problem {
  const location = locateValue(source, pointer);
  const language = contract.languages.find(({ code }) => code === key);
  if (language !== undefined && isLocalised(schema)) {
    return problem('translation-missing', location, { language: language.code });
  }
  return problem('key-missing', location, {
    key,
    example: exampleOf(dereference(contract, schema.properties?.[key] ?? {})),
  });
}

/** What is to be written: in a site of one language a text, though one by language is allowed as well. */
function expectedType({ params, parentSchema }: ShapeError): string {
  return parentSchema?.['x-localised'] === true ? 'string' : String(params.type);
}

/** A text in several languages. */
function isLocalised(schema: Schema): boolean {
  return schema['x-localised'] === true && schema.type === 'object';
}

function textOf({ title, description, 'x-en': english }: Schema): SchemaText {
  return { ...(title && { title }), ...(description && { description }), ...(english && { 'x-en': english }) };
}

function exampleOf(schema: Schema): string {
  const [example] = schema.examples ?? [];
  return example === undefined ? '…' : JSON.stringify(example);
}

/** A JSON pointer as keys; numbers where the value at that place is a list. */
function parsePointer(pointer: string, root: unknown, base: Pointer): Pointer {
  let node = base.reduce<unknown>(child, root);
  return pointer
    .split('/')
    .slice(1)
    .map((escaped) => {
      const name = escaped.replaceAll('~1', '/').replaceAll('~0', '~');
      const key = Array.isArray(node) ? Number(name) : name;
      node = child(node, key);
      return key;
    });
}

function child(node: unknown, key: string | number): unknown {
  if (Array.isArray(node)) return node[Number(key)];
  return isRecord(node) ? node[key] : undefined;
}
