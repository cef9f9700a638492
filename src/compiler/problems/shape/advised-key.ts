import type { Schema } from '../../schema/schema';
import type { Source } from '../../source';
import type { Pointer } from '../../values/pointer';
import type { ProblemDetails } from '../problem-details';
import { slugOf, splitCamelCase } from '../suggest';

/** What takes the place here of a key that other systems have. */
export type Advice = NonNullable<ProblemDetails['key-unknown']['advice']>;

/** Keys that hide something from visitors, or with a no show it. */
const HIDING = wordsOf('draft borrador hidden hide oculto oculta disabled private privado archived unlisted wip');
const SHOWING = wordsOf('published publicado publicada visible enabled active activo show mostrar public publico live');
/** Keys that give something its address. */
const ADDRESSING = wordsOf('slug permalink path url route address handle ruta direccion uri');
/** Keys that say that a field has to be filled in. */
const REQUIRED = wordsOf('required mandatory obligatorio obligatoria');
const STATE = wordsOf('status state estado');

/** The advice about a key for which there is no other key here. */
export function adviceOn(
  key: string,
  value: unknown,
  { properties = {} }: Schema,
  { id }: Source,
  pointer: Pointer,
): Advice | undefined {
  const word = slugOf(splitCamelCase(key));
  if (ADDRESSING.has(word)) return id !== undefined && pointer.length === 0 ? 'address' : undefined;
  if (REQUIRED.has(word) && Object.hasOwn(properties, 'optional')) return 'required';
  return Object.hasOwn(properties, 'publish') ? visibilityMeant(word, value) : undefined;
}

function visibilityMeant(word: string, value: unknown): Advice | undefined {
  const isNo = value === false || /^(?:no|false)$/i.test(String(value));
  if (HIDING.has(word)) return isNo ? 'shown' : 'hidden';
  if (SHOWING.has(word)) return isNo ? 'hidden' : 'shown';
  if (!STATE.has(word)) return undefined;
  return HIDING.has(slugOf(String(value))) ? 'hidden' : 'shown';
}

function wordsOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
