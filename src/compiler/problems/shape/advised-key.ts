import { oncePerObject } from '../../../shared/once-per-object';
import type { Pointer } from '../../../shared/pointer';
import type { Finding } from '../../findings/finding';
import type { ValuePlace } from '../../findings/fixes';
import type { ProblemDetails } from '../../findings/problem-details';
import { isNetwork } from '../../links/link-networks';
import type { Contract } from '../../schema/contract';
import { isOneText, isProse } from '../../schema/prose';
import { dereference } from '../../schema/references';
import { type Schema, wordsOf } from '../../schema/schema';
import type { ShapeError } from '../../schema/validator';
import type { Source } from '../../source';
import { slugOf } from '../../spelling/suggest';
import { exampleOf } from '../typical-value';
import { suits } from './fits-schema';
import { isSynonym, keysNamedBySynonym, slugOfKey } from './key-synonyms';
import { isWindow } from './meant-key';
import { yesOrNo } from './read-as';

type Details = ProblemDetails['key-unknown'];
type Advice = NonNullable<Details['advice']>;

/** Keys that hide something from visitors, or with a no show it. */
const HIDING = theWords('draft borrador hidden hide oculto oculta disabled private privado archived unlisted wip');
const SHOWING = theWords(
  'published publicado publicada visible enabled active activo show mostrar public publico live',
);
/** Keys that give something its address. */
const ADDRESSING = theWords('slug permalink path url route address handle ruta direccion uri');
/** Keys that say that a field has to be filled in. */
const REQUIRED = theWords('required mandatory obligatorio obligatoria');
const STATE = theWords('status state estado');
/** Keys that say what others see of a page before they open it. */
const SHARED = /^(?:og|open-graph|twitter|social|share)-/;
/** Keys that say in which language a file is, and in which place among the others. */
const LANGUAGE = theWords('language lang locale idioma lengua');
const ORDER = theWords('order orden weight peso sort sort-order position posicion priority prioridad');

/** What takes the place here of a key for which there is no other key, as other systems have it. */
export function adviceOn(
  key: string,
  { value: holder, schema }: ShapeError,
  contract: Contract,
  { source, pointer }: ValuePlace,
): Pick<Details, 'advice' | 'taken' | 'belongs'> {
  const word = slugOfKey(key);
  const value: unknown = Reflect.get(Object(holder), key);
  const advice = adviceOnWord(word, value, schema, source, pointer);
  if (advice !== undefined) return { advice };
  const { properties = {} } = schema;
  const isHere = (name: string) => Object.hasOwn(properties, name) && Object.hasOwn(Object(holder), name);
  const taken = keysNamedBySynonym(word, isHere).filter((name) =>
    mayHold(value, dereference(contract, properties[name] ?? {})),
  );
  if (taken.length > 0) return { taken: [...new Set(taken)] };
  const belongs = pointer.length === 0 ? placeElsewhere(key, schema, contract) : undefined;
  return belongs === undefined ? {} : { belongs };
}

/** Whether a text is one that goes there, such as an address, as far as what goes there is one text. */
function mayHold(value: unknown, wanted: Schema): boolean {
  return isProse(wanted) || !isOneText(wanted) || (suits(value, wanted) && !isWindow(value));
}

function adviceOnWord(
  word: string,
  value: unknown,
  { properties = {} }: Schema,
  { id, kind }: Source,
  pointer: Pointer,
): Advice | undefined {
  const isOfEntry = id !== undefined && pointer.length === 0;
  if (ADDRESSING.has(word) && !Object.hasOwn(properties, 'path')) return isOfEntry ? 'address' : undefined;
  if (REQUIRED.has(word) && Object.hasOwn(properties, 'optional')) return 'required';
  if (isOfEntry && LANGUAGE.has(word)) return 'language';
  if (isOfEntry && ORDER.has(word)) return 'order';
  if (kind.name === 'settings' && isNetwork(word)) return 'network';
  if (Object.hasOwn(properties, 'share') && (isSynonym(word, 'media') || SHARED.test(word))) return 'share';
  return Object.hasOwn(properties, 'publish') ? visibilityMeant(word, value) : undefined;
}

function visibilityMeant(word: string, value: unknown): Advice | undefined {
  const isNo = yesOrNo(value) === false;
  if (HIDING.has(word)) return isNo ? 'shown' : 'hidden';
  if (SHOWING.has(word)) return isNo ? 'hidden' : 'shown';
  if (!STATE.has(word)) return undefined;
  return HIDING.has(slugOf(String(value))) ? 'hidden' : 'shown';
}

/** A yes or a no where the day goes on which something begins or ceases to be shown. */
export function yesForDay({ source, pointer }: ValuePlace, contract: Contract, error: ShapeError): Finding | undefined {
  const { value, schema } = error;
  const said = schema['x-resolve'] === 'publicationDay' ? yesOrNo(value) : undefined;
  if (said === undefined) return undefined;
  const advice = pointer.at(-1) === 'publish' && !said ? 'hidden' : 'shown';
  const details = {
    value: String(value),
    rule: wordsOf(schema),
    example: exampleOf(schema, contract),
    advice,
  } as const;
  return { code: 'value-malformed', place: { source, pointer }, details };
}

/** Another file of which there is one, or the only key of the same file, that has such a key. */
function placeElsewhere(key: string, schema: Schema, contract: Contract): Details['belongs'] {
  const file = fileWith(contract).get(key);
  if (file !== undefined) return { key, file };
  const [place, ...others] = Object.entries(schema.properties ?? {}).flatMap(([under, property]) =>
    Object.hasOwn(dereference(contract, property).properties ?? {}, key) ? { key, under } : [],
  );
  return others.length === 0 ? place : undefined;
}

/** The file about the whole site that has a key, by the key. */
const fileWith = oncePerObject(
  ({ kinds }: Contract): ReadonlyMap<string, string> =>
    new Map(
      kinds
        .filter(({ holds, name }) => holds === 'file' && OF_ALL.has(name))
        .flatMap(({ files, schema }) => Object.keys(schema.properties ?? {}).map((key) => [key, files])),
    ),
);

const OF_ALL = theWords('settings navigation redirects theme');

function theWords(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
