import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { isDayOrMonth } from '../../shared/dates';
import { isRecord } from '../../shared/is-record';
import type { Pointer } from '../../shared/pointer';
import { isTimeZone } from '../../shared/time-zone';
import { factNamed } from '../../shared/token-syntax';
import { suggestionFor } from '../spelling/suggest';
import { allCurrencies } from '../standards/currencies';
import { isLinkAddress, isWebAddress } from '../standards/web-address';
import { ContractError } from './contract-error';
import type { OwnKeyword, Schema } from './schema';

/** One way in which a value is not as its schema asks for. */
export interface ShapeError {
  /** Of the value, from the one that was validated. */
  readonly pointer: Pointer;
  /** The keyword of JSON Schema that it does not meet, with what that keyword says. */
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly value: unknown;
  readonly schema: Schema;
  /** The key that is at issue, where it is a key and not its value. */
  readonly propertyName: string | undefined;
}

/** Applies a schema of the contract, by its path, to a value. */
export type Validator = (schemaPath: string, value: unknown) => ShapeError[];

const OWN_KEYWORDS: Readonly<Record<OwnKeyword, true>> = {
  'x-en': true,
  'x-plural': true,
  'x-values': true,
  'x-files': true,
  'x-required': true,
  'x-collection': true,
  'x-entry': true,
  'x-resolve': true,
  'x-reference': true,
  'x-messages': true,
  'x-usual': true,
  'x-section': true,
  'x-names': true,
  'x-page': true,
  'x-former-page': true,
  'x-default': true,
  'x-own': true,
  'x-upcoming': true,
  'x-past': true,
  'x-localised': true,
  'x-localisable': true,
  'x-interactive': true,
  'x-own-opening': true,
  'x-main-heading': true,
  'x-without': true,
  'x-offers-contact': true,
  'x-seldom': true,
  'x-dated': true,
  'x-reads': true,
  'x-anchor': true,
  'x-discarding': true,
  'x-contacts': true,
  'x-language': true,
  'x-site-language': true,
  'x-icon': true,
  'x-phone': true,
  'x-country': true,
  'x-postal-code': true,
  'x-postal': true,
  'x-person': true,
  'x-name': true,
  'x-month-said': true,
  'x-named-values': true,
  'x-not-before': true,
  'x-event': true,
  'x-span': true,
  'x-hours': true,
  'x-on-map': true,
  'x-theme-file': true,
  'x-placeholders': true,
  'x-room': true,
  'x-layouts': true,
};

/** Each schema is read when something is first held against one, and compiled when something is held against it. */
export function createValidator(schemas: ReadonlyMap<string, Schema>): Validator {
  let ajv: Ajv | undefined;
  return (path, value) => {
    ajv ??= ajvOf(schemas);
    const validate = compiled(path, ajv);
    if (validate === undefined) throw new Error(`schemas/${path} is missing`);
    validate(value);
    return shapeErrors(validate.errors ?? [], value);
  };
}

/**
 * Compiles all schemas. Throws a {@link ContractError} that names the first of them that says what means nothing, such as an
 * unknown keyword or type: a validator refuses that only when something is held against the schema.
 */
export function requireSchemas(schemas: ReadonlyMap<string, Schema>): void {
  const ajv = ajvOf(schemas, { messages: true });
  for (const path of schemas.keys()) compiled(path, ajv);
}

function ajvOf(schemas: ReadonlyMap<string, Schema>, options?: Options): Ajv {
  const ajv = createAjv(options);
  for (const [path, schema] of schemas) {
    unlessRefused(path, ajv, () => ajv.addSchema({ ...schema, $id: flatId(path) }));
  }
  return ajv;
}

function compiled(path: string, ajv: Ajv): ValidateFunction | undefined {
  return unlessRefused(path, ajv, () => ajv.getSchema(flatId(path)));
}

/** What the work gives; where a schema is refused by it, that is said with the file. */
function unlessRefused<Result>(path: string, ajv: Ajv, work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    const keyword = /unknown keyword: "(.+?)"/.exec(message)?.[1] ?? '';
    const { suggestion } = suggestionFor(keyword, Object.keys(ajv.RULES.keywords));
    const meant = suggestion === undefined ? '' : `; did you mean "${suggestion}"?`;
    throw new ContractError(`schemas/${path}: ${message}${meant}`, { cause });
  }
}

function createAjv(options: Options = {}): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    // What is told is in words of our own: those of the library would take a fifth of the compiling.
    messages: false,
    allowUnionTypes: true,
    // What every object has is no key of it.
    ownProperties: true,
    schemas: [],
    // What many schemas refer to is compiled once, not wherever it is referred to.
    inlineRefs: false,
    code: { optimize: false },
    ...options,
  });
  addContractFormats(ajv);
  ajv.addVocabulary(Object.keys(OWN_KEYWORDS));
  return ajv;
}

const currencies: ReadonlySet<string> = new Set(allCurrencies());

/** The formats that the schemas may name: those of JSON Schema and the contract's own. */
export function addContractFormats(ajv: Ajv): void {
  addFormats.default(ajv);
  ajv.addFormat('day-or-month', (text) => isDayOrMonth(text) || factNamed(text) !== undefined);
  // Which form it has says the pattern; whether there is such a day, a rule.
  ajv.addFormat('month-day', true);
  ajv.addFormat('web-address', isWebAddress);
  ajv.addFormat('link-address', isLinkAddress);
  ajv.addFormat('time-zone', isTimeZone);
  // Which form it has says the pattern.
  ajv.addFormat('currency', (code) => !/^[A-Z]{3}$/.test(code) || currencies.has(code));
}

/** References of the contract count from schemas/, those of JSON Schema from the schema's own folder: so there are no folders. */
function flatId(path: string): string {
  const [file = '', fragment] = path.split('#');
  return file.replaceAll('/', '.') + (fragment === undefined ? '' : `#${fragment}`);
}

function shapeErrors(errors: readonly ErrorObject[], root: unknown): ShapeError[] {
  // What is wrong with the name of a key is told of its holder, and once more as a name.
  const names = new Set(
    errors.flatMap(({ keyword, instancePath, params }) =>
      keyword === 'propertyNames' ? `${instancePath}\n${String(params.propertyName)}` : [],
    ),
  );
  // A value that two parts of a schema speak of is wrong once.
  const told = new Map(
    errors.map((error) => [JSON.stringify([error.instancePath, error.keyword, error.params]), error] as const),
  );
  return [...told.values()].map(({ instancePath, keyword, params, data, parentSchema }) => ({
    pointer: parsePointer(instancePath, root),
    keyword,
    params,
    value: data,
    schema: parentSchema ?? {},
    propertyName: typeof data === 'string' && names.has(`${instancePath}\n${data}`) ? data : undefined,
  }));
}

/** A JSON pointer as keys; numbers where the value at that place is a list. */
function parsePointer(pointer: string, root: unknown): Pointer {
  let node = root;
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
