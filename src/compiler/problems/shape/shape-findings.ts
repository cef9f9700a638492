import type { Finding } from '../../findings/finding';
import type { ValuePlace } from '../../findings/fixes';
import type { ProblemDetails } from '../../findings/problem-details';
import type { Contract } from '../../schema/contract';
import type { ShapeError } from '../../schema/validator';
import type { Source } from '../../source';
import { shortened } from '../../translations/excerpts';
import { valueAt } from '../../values/value-at';
import { exampleOf } from '../typical-value';
import { yesForDay } from './advised-key';
import { type MeantKeys, meantKeys } from './meant-keys';
import { missingKey } from './missing-key';
import { unknownToStandard } from './named-by-standard';
import { oncePerLine } from './once-per-line';
import { isMissingKey, missingKeyOf, pathOf } from './shape-errors';
import { toldTogether } from './told-together';
import { unknownKey } from './unknown-key';
import { valueMalformed } from './value-malformed';
import { valueNotListed } from './value-not-listed';
import { wrongType } from './wrong-type';

/** Translates what is wrong with the shape of a file into what an editor is told. */
export function shapeFindings(source: Source, contract: Contract, errors: readonly ShapeError[]): Finding[] {
  const { findings: together, left } = toldTogether(source, contract, errors);
  const meant = meantKeys(left, contract);
  const oneByOne = withoutDoubles(left, meant).flatMap(
    (error) => findingOf({ source, pointer: error.pointer }, contract, error, meant) ?? [],
  );
  return oncePerLine(source, contract, [...together, ...oneByOne]);
}

/** Leaves out that a key is missing where it is there under another name, a pattern where the whole format is wrong, and of the type and the choice one. */
function withoutDoubles(errors: readonly ShapeError[], meant: MeantKeys): ShapeError[] {
  const there = new Set([...meant].map(([error, key]) => pathOf(error, key)));
  const placesOf = (word: string, isSuch: (value: unknown) => boolean = () => true) =>
    new Set(errors.filter(({ keyword, value }) => keyword === word && isSuch(value)).map(placeOf));
  const [ofFormat, ofType] = [placesOf('format'), placesOf('type')];
  const ofChoice = placesOf('enum', (value) => typeof value !== 'object' || value === null);
  return errors.filter((error) => {
    if (error.keyword === 'enum' && Array.isArray(error.value)) return !ofType.has(placeOf(error));
    if (error.keyword === 'type') return !ofChoice.has(placeOf(error));
    if (error.keyword === 'pattern') return !ofFormat.has(placeOf(error));
    return !isMissingKey(error) || !there.has(pathOf(error, missingKeyOf(error)));
  });
}

function placeOf({ pointer }: ShapeError): string {
  return pointer.join('/');
}

type Teller = (place: ValuePlace, contract: Contract, error: ShapeError, meant: MeantKeys) => Finding | undefined;

/** By the keyword of JSON Schema that is not met, what is told of a single error. */
const TELLERS: Readonly<Record<string, Teller>> = {
  additionalProperties: unknownKey,
  required: missingKey,
  type: wrongType,
  enum: valueNotListed,
  const: valueNotListed,
  minLength: valueEmpty,
  minItems: listTooShort,
  minProperties: listTooShort,
  // Both only say that there is another error, which is told itself.
  if: () => undefined,
  propertyNames: () => undefined,
};

const findingOf: Teller = (place, contract, error, meant) => {
  const tellForm = error.value === '' ? valueEmpty : valueMalformed;
  // A text that says nothing, where it says something in another language.
  if (error.value === null && whatItTranslates(place, contract) !== undefined)
    return valueEmpty(place, contract, error);
  return (
    unknownToStandard(place, contract, error) ??
    yesForDay(place, contract, error) ??
    (TELLERS[error.keyword] ?? tellForm)(place, contract, error, meant)
  );
};

function valueEmpty(place: ValuePlace, contract: Contract, { schema }: ShapeError): Finding {
  const translates = whatItTranslates(place, contract);
  return {
    code: 'value-empty',
    place,
    details: { example: exampleOf(schema, contract), ...(translates && { translates }) },
  };
}

/** Of a text of some language, what stands beside it in the first one in which it is written. */
function whatItTranslates(
  { source, pointer }: ValuePlace,
  { languages }: Contract,
): ProblemDetails['value-empty']['translates'] {
  const language = languages.find(({ code }) => code === pointer.at(-1))?.code;
  if (language === undefined) return undefined;
  const beside = valueAt(source.data, pointer.slice(0, -1));
  const [found] = languages.flatMap(({ code: original }) => {
    const text = valueAt(beside, [original]);
    return typeof text === 'string' && text.trim() !== '' ? [{ language, original, text: shortened(text) }] : [];
  });
  return found;
}

function listTooShort(place: ValuePlace, _contract: Contract, { params }: ShapeError): Finding {
  return { code: 'list-too-short', place, details: { minimum: Number(params.limit) } };
}
