import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { isDayOrMonth } from '../shared/dates';
import type { Schema } from './contract';
import { factNamed } from './token-syntax';
import { isLinkAddress, isWebAddress } from './web-address';

/** Applies a schema of the contract to a value and gives its raw faults. */
export type Validator = (schemaPath: string, value: unknown) => ErrorObject[];

const OWN_KEYWORDS = [
  'x-en',
  'x-files',
  'x-required',
  'x-collection',
  'x-entry',
  'x-resolve',
  'x-reference',
  'x-section',
  'x-page',
  'x-default',
  'x-upcoming',
  'x-localised',
  'x-interactive',
  'x-own-opening',
  'x-without',
  'x-offers-contact',
  'x-reads',
  'x-anchor',
  'x-discarding',
  'x-language',
  'x-icon',
  'x-theme-file',
];

/** Each schema is compiled when it is first needed. */
export function createValidator(schemas: ReadonlyMap<string, Schema>): Validator {
  const ajv = new Ajv({ allErrors: true, verbose: true, allowUnionTypes: true, schemas: [] });
  addContractFormats(ajv);
  ajv.addVocabulary(OWN_KEYWORDS);
  for (const [path, schema] of schemas) ajv.addSchema({ ...schema, $id: flatId(path) });
  return (path, value) => {
    const validate = ajv.getSchema(flatId(path)) as ValidateFunction;
    validate(value);
    return (validate.errors ?? []) as ErrorObject[];
  };
}

/** The formats that the schemas may name: those of JSON Schema and the contract's own. */
export function addContractFormats(ajv: Ajv): void {
  addFormats.default(ajv);
  ajv.addFormat('day-or-month', (text) => isDayOrMonth(text) || factNamed(text) !== undefined);
  ajv.addFormat('web-address', isWebAddress);
  ajv.addFormat('link-address', isLinkAddress);
}

/** References of the contract count from schemas/, those of JSON Schema from the schema's own folder: so there are no folders. */
function flatId(path: string): string {
  const [file = '', fragment] = path.split('#');
  return file.replaceAll('/', '.') + (fragment === undefined ? '' : `#${fragment}`);
}
