import type { Schema } from '../schema/schema';
import type { Source } from '../source';
import type { Pointer } from '../values/pointer';
import type { ProblemDetails } from './problem-details';
import { inWords, plainWords } from './suggest';

/** What does here what a key does in other systems. */
export type Advice = NonNullable<ProblemDetails['key-unknown']['advice']>;

/** Words that say of something that visitors are not to see it, or with a no that they are. */
const HIDING = wordsOf('draft borrador hidden hide oculto oculta disabled private privado archived unlisted wip');
const SHOWING = wordsOf('published publicado publicada visible enabled active activo show mostrar public publico live');
/** Words that say the address of something. */
const ADDRESSING = wordsOf('slug permalink path url route address handle ruta direccion uri');
/** Words that say of a field that it has to be filled in. */
const REQUIRED = wordsOf('required mandatory obligatorio obligatoria');
const STATE = wordsOf('status state estado');

/** The advice on a key that does not exist here, and does nothing that another key does. */
export function adviceOn(
  key: string,
  value: unknown,
  { properties = {} }: Schema,
  { id }: Source,
  pointer: Pointer,
): Advice | undefined {
  const word = plainWords(inWords(key));
  if (ADDRESSING.has(word)) return id !== undefined && pointer.length === 0 ? 'address' : undefined;
  if (REQUIRED.has(word) && Object.hasOwn(properties, 'optional')) return 'required';
  return Object.hasOwn(properties, 'publish') ? visibilityMeant(word, value) : undefined;
}

function visibilityMeant(word: string, value: unknown): Advice | undefined {
  const isNo = value === false || /^(?:no|false)$/i.test(String(value));
  if (HIDING.has(word)) return isNo ? 'shown' : 'hidden';
  if (SHOWING.has(word)) return isNo ? 'hidden' : 'shown';
  if (!STATE.has(word)) return undefined;
  return HIDING.has(plainWords(String(value))) ? 'hidden' : 'shown';
}

function wordsOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
