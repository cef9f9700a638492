import type { Language } from '../../../shared/language';
import { oncePerObject } from '../../../shared/once-per-object';
import { languageData } from '../../language-data/known-languages';
import { isOfLanguage } from '../../languages';
import type { Contract } from '../../schema/contract';
import { isLocalised } from '../../schema/prose';
import { dereference } from '../../schema/references';
import type { ShapeError } from '../../schema/validator';
import { functionWordsIn } from '../../texts/language-of';
import { suits } from './fits-schema';
import { meantKey } from './meant-key';
import { byHolder, isMissingKey, isUnknownKey, missingKeyOf, unknownKeyOf } from './shape-errors';

/** The keys that unknown ones stand for, by the errors that tell of the unknown ones. */
export type MeantKeys = ReadonlyMap<ShapeError, string>;

/** No key of a map is meant twice. */
export const meantKeys = oncePerObject((errors: readonly ShapeError[], contract: Contract): MeantKeys => {
  const found = new Map<ShapeError, string>();
  for (const ofHolder of byHolder(errors).values()) {
    const unknown = ofHolder.filter(isUnknownKey);
    if (unknown.some((error) => isOfSection(error, contract))) continue;
    const missing = ofHolder.filter(isMissingKey);
    const taken = new Set<string>();
    for (const error of unknown) {
      const key = meantKey(unknownKeyOf(error), error.value, error.schema, contract, taken);
      if (key === undefined || taken.has(key)) continue;
      taken.add(key);
      found.set(error, key);
    }
    const [left, ...others] = unknown.filter((error) => !found.has(error));
    const [lacking, ...more] = missing.filter((error) => !taken.has(missingKeyOf(error)));
    const isOnly = others.length === 0 && more.length === 0;
    const last = left && lacking && isOnly ? standingFor(lacking, left, contract) : undefined;
    if (left !== undefined && last !== undefined) found.set(left, last);
    for (const [error, key] of inOrder(unknown, found, contract)) found.set(error, key);
  }
  return found;
});

/** Whether it is the type of a section that was pasted where there are none: its keys stand for themselves. */
function isOfSection(error: ShapeError, { sections }: Contract): boolean {
  return unknownKeyOf(error) === 'type' && sections.has(String(Reflect.get(Object(error.value), 'type')));
}

/**
 * Where all keys of a map of texts are unknown, and there are as many as there may or have to be, those that say nothing
 * by themselves stand for the others in their order: `nombre`, `hora`, `qué` for `name`, `period`, `applications`.
 */
function inOrder(
  unknown: readonly ShapeError[],
  known: ReadonlyMap<ShapeError, string>,
  contract: Contract,
): (readonly [ShapeError, string])[] {
  const [first] = unknown;
  const keys = Object.keys(Object(first?.value) as object);
  const { properties = {}, required = [] } = first?.schema ?? {};
  const wanted = [required, Object.keys(properties)].find(({ length }) => length === keys.length);
  if (first === undefined || keys.length !== unknown.length || wanted === undefined) return [];
  const paired = unknown.map((error, index) => [error, wanted[index] ?? ''] as const);
  const isMeant = ([error, key]: readonly [ShapeError, string]) => {
    const value: unknown = Reflect.get(Object(error.value), unknownKeyOf(error));
    return (
      typeof value === 'string' &&
      (known.get(error) ?? key) === key &&
      suits(value, dereference(contract, properties[key] ?? {}))
    );
  };
  const isAnyKnown = unknown.some((error) => known.has(error));
  return isAnyKnown && paired.every(isMeant) ? paired.filter(([error]) => !known.has(error)) : [];
}

/** Where a single key is left unknown and a single one missing, that one, if what is there suits it. */
function standingFor(missing: ShapeError, unknown: ShapeError, contract: Contract): string | undefined {
  const written = unknownKeyOf(unknown);
  const value: unknown = Reflect.get(Object(unknown.value), written);
  const key = missingKeyOf(missing);
  // A text in a language that the site does not have is none of the one that it lacks.
  if (isLocalised(missing.schema) && mayBeOf(written, String(value), key)) return undefined;
  // What a condition asks for is described where all keys are.
  const wanted = unknown.schema.properties?.[key] ?? missing.schema.properties?.[key] ?? {};
  return suits(value, dereference(contract, wanted)) ? key : undefined;
}

/** Whether a text may well be in the language by which it stands; of one that cannot be read, if it is not seen to be in the other. */
function mayBeOf(language: Language, text: string, other: Language): boolean {
  if (languageData(language) !== undefined) return functionWordsIn(text, [language]) > 0;
  // `ne` is Nepali, and `en` with its letters in the wrong order.
  const isTurned = language === [...other].reverse().join('');
  return isOfLanguage(language) && !isTurned && functionWordsIn(text, [other]) === 0;
}
