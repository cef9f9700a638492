import type { Contract } from '../../compiler/schema/contract';
import { dereference } from '../../compiler/schema/references';
import { isRecord } from '../../shared/is-record';
import type { Language } from '../../shared/language';
import { type ContentPlace, isSamePlace, placeIn } from '../place';
import { type Property, propertiesOf } from './properties';
import { schemaAt } from './schema-at';
import { thingAt } from './thing';

/** The place at which the cursor goes to what is said in a language: of a text, or of the first text of a thing. */
export function inLanguageOf(contract: Contract, place: ContentPlace, data: unknown, language: Language): ContentPlace {
  const found = schemaAt(contract, place.file, place.pointer, data);
  if (found === undefined || found.pointer.length < place.pointer.length) return place;
  const { schema, value } = found;
  if (schema['x-localised'] === true) return isWrittenIn(value, language) ? placeIn(place, language) : place;
  if (!isRecord(value) || !isSamePlace(thingAt(contract, place), place)) return place;
  const isText = ({ raw }: Property) => dereference(contract, raw)['x-localised'] === true;
  const first = propertiesOf(schema, value).shown.find(isText);
  return first !== undefined && isWrittenIn(value[first.key], language) ? placeIn(place, first.key, language) : place;
}

function isWrittenIn(text: unknown, language: Language): boolean {
  return isRecord(text) && Object.hasOwn(text, language);
}

/** Where the same text is written in a language, of a place that is its text in another one. */
export function sameTextIn({ languages }: Contract, { file, pointer }: ContentPlace, language: Language): ContentPlace {
  const isText = languages.some(({ code }) => code === pointer.at(-1));
  return { file, pointer: isText ? [...pointer.slice(0, -1), language] : pointer };
}
