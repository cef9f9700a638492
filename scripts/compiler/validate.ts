import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { Contract } from './contract';
import type { Source } from './load';
import { locateKey, locateValue } from './position';
import { type Pointer, type Problem, problem } from './problem';
import { isBlockUse, sectionsOf } from './sections';
import { shapeProblems } from './shape-problems';
import { suggestionFor } from './suggest';

/** Applies a schema of the contract to a value and gives its raw faults. */
export type Validator = (schemaPath: string, value: unknown) => ErrorObject[];

const BLOCK_USE = 'definitions.schema.json#/$defs/blockUse';

const OWN_KEYWORDS = [
  'x-files',
  'x-required',
  'x-collection',
  'x-entry',
  'x-resolve',
  'x-reference',
  'x-section',
  'x-page',
];

/** Compiles the contract's schemas once; each is used on first need. */
export function createValidator(contract: Contract): Validator {
  const ajv = new Ajv({ allErrors: true, verbose: true, allowUnionTypes: true, schemas: [] });
  addFormats.default(ajv);
  ajv.addVocabulary(OWN_KEYWORDS);
  for (const [path, schema] of contract.schemas) ajv.addSchema({ ...schema, $id: flatId(path) });
  return (path, value) => {
    const validate = ajv.getSchema(flatId(path)) as ValidateFunction;
    validate(value);
    return (validate.errors ?? []) as ErrorObject[];
  };
}

/** References of the contract count from schemas/, those of JSON Schema from the schema's own folder: so there are no folders. */
function flatId(path: string): string {
  const [file = '', fragment] = path.split('#');
  return file.replaceAll('/', '.') + (fragment === undefined ? '' : `#${fragment}`);
}

/** Every fault of shape in one file: the file against its kind, then each section against the schema of its type. */
export function validate(source: Source, contract: Contract, validator: Validator): Problem[] {
  return [
    ...shapeProblems(source, contract, [], validator(`${source.kind.name}.schema.json`, source.data)),
    ...sectionsOf(source).flatMap(({ pointer, value }) => validateSection(source, contract, validator, pointer, value)),
  ];
}

function validateSection(
  source: Source,
  contract: Contract,
  validator: Validator,
  pointer: Pointer,
  value: Record<string, unknown>,
): Problem[] {
  const isBlock = source.kind.schema['x-section'] === true;
  if (!isBlock && isBlockUse(value)) return shapeProblems(source, contract, pointer, validator(BLOCK_USE, value));
  const valid = [...contract.sections.keys()];
  if (!('type' in value)) return [problem('section-type-missing', locateValue(source, pointer), { valid })];
  const type = String(value.type);
  if (contract.sections.has(type)) {
    return shapeProblems(source, contract, pointer, validator(`sections/${type}.schema.json`, value));
  }
  const location = value.type === null ? locateKey(source, pointer, 'type') : locateValue(source, [...pointer, 'type']);
  return [problem('section-type-unknown', location, { value: type, valid, ...suggestionFor(type, valid) })];
}
