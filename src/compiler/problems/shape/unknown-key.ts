import type { Finding } from '../../findings/finding';
import type { Edit, Fix } from '../../findings/fix';
import { suggestedFix, type ValuePlace } from '../../findings/fixes';
import type { Contract } from '../../schema/contract';
import { isByLanguage } from '../../schema/prose';
import { dereference } from '../../schema/references';
import type { Schema } from '../../schema/schema';
import type { ShapeError } from '../../schema/validator';
import { namesOf } from '../../values/map-keys';
import { inOneLine } from '../typical-value';
import { adviceOn } from './advised-key';
import { isLanguageKey } from './cut-by-colon';
import { isOfOtherLanguage } from './languages-apart';
import type { MeantKeys } from './meant-keys';
import { asWanted, yesOrNo } from './read-as';
import { unknownKeyOf } from './shape-errors';

/** A key that does not exist where it stands, with the one that was meant. */
export function unknownKey(place: ValuePlace, contract: Contract, error: ShapeError, allMeant: MeantKeys): Finding {
  const { schema, value: holder } = error;
  const key = unknownKeyOf(error);
  const value: unknown = Reflect.get(Object(holder), key);
  const suggestion = allMeant.get(error);
  if (suggestion !== undefined) return keyCalledOtherwise(place, contract, { key, value, suggestion, schema });
  const languages = contract.languages.map(({ code }) => code);
  const isOfOther = isOfOtherLanguage(key, schema, contract);
  // Where texts stand by language, it is one that the site does not have.
  const isLanguage = isOfOther || (isByLanguage(schema) && isLanguageKey(key));
  const details = {
    key,
    valid: isOfOther ? languages : keysIn(schema),
    ...(isLanguage && { isLanguage }),
    ...(!isLanguage && adviceOn(key, error, contract, place)),
  };
  // A text that says all without it needs it no more: whoever gives a language up has it in many.
  const isLeft = isLanguage && !isOfOther && languages.every((code) => Object.hasOwn(Object(holder), code));
  const edit: Edit = { do: 'remove', file: place.source.path, pointer: [...place.pointer, key] };
  const fix = isLeft && { edits: [edit], isCertain: false };
  return { code: 'key-unknown', place: { ...place, key }, details, ...(fix && { fix }) };
}

/** What stands under another key than the one that is meant for it, which may ask for another value, too. */
function keyCalledOtherwise(
  place: ValuePlace,
  contract: Contract,
  { key, value, suggestion, schema }: { key: string; value: unknown; suggestion: string; schema: Schema },
): Finding {
  const valid = keysIn(schema);
  const wanted = dereference(contract, schema.properties?.[suggestion] ?? {});
  const converted =
    (suggestion === 'noindex' ? noindexMeant(key, value) : undefined) ?? asWanted(value, wanted, contract);
  const correct = converted === undefined ? undefined : inOneLine(converted);
  // Where something is still to be written, or a page to be named by its path, no machine does it.
  const isUnfinished =
    correct?.includes('"…"') === true || (suggestion === 'page' && /^(?:\/|https?:)/i.test(String(value)));
  const { fix: renaming } = suggestedFix(key, { suggestion }, valid, (name) =>
    isUnfinished ? undefined : { do: 'rename', file: place.source.path, pointer: [...place.pointer, key], key: name },
  );
  const fix = converted === undefined ? renaming : renaming && thenSetting(renaming, place, suggestion, converted);
  const details = { key, valid, suggestion, ...(correct !== undefined && { correct }) };
  return { code: 'key-unknown', place: { ...place, key }, details, ...(fix && { fix }) };
}

/** `index: no` is `noindex: true`, and so is what robots are told: `robots: noindex, nofollow`. */
function noindexMeant(key: string, value: unknown): boolean | undefined {
  if (/^robots$/i.test(key)) return /\b(?:noindex|none)\b/i.test(String(value));
  const isIndexed = /^index/i.test(key) ? yesOrNo(value) : undefined;
  return isIndexed === undefined ? undefined : !isIndexed;
}

/** A fix that puts another value under the key once that has its right name. */
function thenSetting({ edits }: Fix, { source, pointer }: ValuePlace, key: string, value: unknown): Fix {
  const set = { do: 'set' as const, file: source.path, pointer: [...pointer, key], value };
  return { edits: [...edits, set], isCertain: false };
}

function keysIn({ properties = {} }: Schema): readonly string[] {
  return namesOf(properties);
}
