import type { Contract } from './contract';
import type { Source } from './load';
import { locateKey, locateValue } from './position';
import { type Pointer, type Problem, problem } from './problem';
import { isBlockUse, sectionsOf } from './sections';
import { shapeProblems } from './shape-problems';
import { suggestionFor } from './suggest';

const BLOCK_USE = 'definitions.schema.json#/$defs/blockUse';

/** Every fault of shape in one file: the file against its kind, then each section against the schema of its type. */
export function validate(source: Source, contract: Contract): Problem[] {
  return [
    ...shapeProblems(source, contract, [], contract.validate(`${source.kind.name}.schema.json`, source.data)),
    ...sectionsOf(source).flatMap(({ pointer, value }) => validateSection(source, contract, pointer, value)),
  ];
}

function validateSection(
  source: Source,
  contract: Contract,
  pointer: Pointer,
  value: Record<string, unknown>,
): Problem[] {
  const isBlock = source.kind.schema['x-section'] === true;
  if (!isBlock && isBlockUse(value))
    return shapeProblems(source, contract, pointer, contract.validate(BLOCK_USE, value));
  const valid = [...contract.sections.keys()];
  if (!('type' in value)) return [problem('section-type-missing', locateValue(source, pointer), { valid })];
  const type = String(value.type);
  if (contract.sections.has(type)) {
    return shapeProblems(source, contract, pointer, contract.validate(`sections/${type}.schema.json`, value));
  }
  const location = value.type === null ? locateKey(source, pointer, 'type') : locateValue(source, [...pointer, 'type']);
  return [problem('section-type-unknown', location, { value: type, valid, ...suggestionFor(type, valid) })];
}
