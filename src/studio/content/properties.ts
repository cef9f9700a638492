import type { Contract } from '../../compiler/schema/contract';
import { dereference } from '../../compiler/schema/references';
import type { Schema } from '../../compiler/schema/schema';

/** A key of an object as a form shows it. */
export interface Property {
  readonly key: string;
  readonly raw: Schema;
  readonly isRequired: boolean;
}

/** The keys of an object: those to be shown, and those that could be added to it. */
export interface Properties {
  readonly shown: readonly Property[];
  readonly addable: readonly Property[];
  /** Keys that the schema knows nothing of. */
  readonly unknown: readonly string[];
}

/**
 * The keys of an object: first those that it must have or has in the place of those, then those that it has, in the order
 * of the schema.
 */
export function propertiesOf(schema: Schema, value: Readonly<Record<string, unknown>>): Properties {
  const required = requiredKeys(schema, value);
  const all = Object.entries(schema.properties ?? {}).map(([key, raw]) => ({
    key,
    raw,
    isRequired: required.includes(key),
  }));
  const chosen = chosenKeys(schema, value);
  const isFirst = ({ key, isRequired }: Property) => isRequired || chosen.includes(key);
  const optional = all.filter((property) => !isFirst(property));
  return {
    shown: [...all.filter(isFirst), ...optional.filter(({ key }) => Object.hasOwn(value, key))],
    addable: optional.filter(({ key }) => !Object.hasOwn(value, key) && !isOfOtherValue(schema, value, key)),
    unknown: Object.keys(value).filter((key) => !Object.hasOwn(schema.properties ?? {}, key)),
  };
}

function requiredKeys(schema: Schema, value: Readonly<Record<string, unknown>>): readonly string[] {
  const { required = [], if: condition } = schema;
  if (condition === undefined) return required;
  const chosen = chosenKeys(schema, value);
  const conditional = (isMet(condition, value) ? schema.then : schema.else)?.required ?? [];
  return [...required, ...conditional.filter((key) => !chosen.includes(key))];
}

/** Whether what a schema makes depend on something depends on what is there: on keys, or on what one of them says. */
function isMet({ required = [], properties = {}, anyOf }: Schema, value: Readonly<Record<string, unknown>>): boolean {
  if (anyOf !== undefined) return anyOf.some((one) => isMet(one, value));
  const isSaid = ([key, { const: said }]: [string, Schema]) =>
    said === undefined || !Object.hasOwn(value, key) || value[key] === said;
  return required.every((key) => Object.hasOwn(value, key)) && Object.entries(properties).every(isSaid);
}

/** Whether a key says something only beside another value of a key than the one that is there. */
function isOfOtherValue(
  { if: condition, then }: Schema,
  value: Readonly<Record<string, unknown>>,
  key: string,
): boolean {
  const isOfValue = condition?.properties !== undefined && then?.required?.includes(key) === true;
  return isOfValue && !isMet(condition, value);
}

/** The keys that stand in the place of others, which are required again without them. */
function chosenKeys({ if: condition, required = [] }: Schema, value: Readonly<Record<string, unknown>>): string[] {
  return (condition?.required ?? []).filter((key) => Object.hasOwn(value, key) && !required.includes(key));
}

/** The keys that every section has whatever its type, and that are no texts: how it looks and to whom it is shown. */
function envelopeKeys(contract: Contract): ReadonlySet<string> {
  const { properties = {} } = contract.schemas.get('section.schema.json') ?? {};
  const keys = Object.entries(properties).filter(([, raw]) => dereference(contract, raw)['x-localised'] !== true);
  return new Set(keys.map(([key]) => key));
}

/** Whether a key of a section says how it looks or to whom it is shown, and not what it says. */
export function isAspect(contract: Contract, { key, raw }: Property): boolean {
  return envelopeKeys(contract).has(key) || dereference(contract, raw).enum !== undefined;
}
