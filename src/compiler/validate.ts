import type { Pointer } from '../shared/pointer';
import type { Finding } from './findings/finding';
import { gapFinding } from './problems/gap-finding';
import { inItemsApart, itemsApart } from './problems/shape/items-apart';
import { misplacedFile } from './problems/shape/misplaced-file';
import { sectionTypeFindings } from './problems/shape/section-type';
import { hasWrongType } from './problems/shape/shape-errors';
import { shapeFindings } from './problems/shape/shape-findings';
import { wrappedFile } from './problems/shape/wrapped-file';
import type { Contract } from './schema/contract';
import type { ShapeError } from './schema/validator';
import type { Source } from './source';
import { gapIn, gapsIn } from './values/gaps';
import { isBlockUseIn, type SectionSource, sectionsOf } from './values/sections';
import { without } from './values/without';

/** The files without any value that has the wrong type, and what was wrong. */
interface Validated {
  readonly sources: readonly Source[];
  readonly findings: readonly Finding[];
  /** The files in which something was wrong, by path. */
  readonly malformed: ReadonlySet<string>;
}

const BLOCK_USE = 'definitions.schema.json#/$defs/blockUse';

/** One file without any value that has the wrong type, and what was wrong in it. */
interface ValidatedFile {
  readonly source: Source;
  readonly findings: readonly Finding[];
}

/** What is known from earlier validations. */
export type ValidatedFiles = WeakMap<Source, ValidatedFile>;

/** Holds each file against the schema of its kind, then each section against that of its type. */
export function validate(
  sources: readonly Source[],
  contract: Contract,
  known: ValidatedFiles = new WeakMap(),
): Validated {
  const results = sources.map((source) => {
    const result = known.get(source) ?? validateFile(source, contract);
    known.set(source, result);
    return result;
  });
  return {
    sources: results.map(({ source }) => source),
    findings: results.flatMap(({ findings }) => findings),
    malformed: new Set(results.flatMap(({ source, findings }) => (findings.length > 0 ? source.path : []))),
  };
}

function validateFile(source: Source, contract: Contract): ValidatedFile {
  const misplaced = misplacedFile(source, contract);
  if (misplaced !== undefined) return { source: source.withData(undefined), findings: [misplaced] };
  const sections = sectionsOf(source);
  const errors = shapeErrors(source, contract);
  const wrapped = wrappedFile(source, contract, errors);
  if (wrapped !== undefined) return { source: source.withData(undefined), findings: [wrapped] };
  const gaps = gapsIn(source, contract);
  const isApart = inItemsApart(itemsApart(errors, contract, source));
  const findings = [
    ...gaps.map((gap) => gapFinding(gap, contract)),
    ...shapeFindings(source, contract, gaps.length === 0 ? errors : errors.filter(({ value }) => !gapIn(value))),
    ...sections.flatMap((section) => (isApart(section.pointer) ? [] : sectionTypeFindings(source, contract, section))),
  ];
  // A gap that is still to be filled counts as absent: nothing else is told of it.
  const wrong = [...errors.filter(hasWrongType), ...gaps].map(({ pointer }) => pointer);
  return { source: wrong.length === 0 ? source : source.withData(without(source.data, wrong)), findings };
}

/** Where a file is not as its schema has it, and its sections not as those of their types have them. */
export function shapeErrors(source: Source, contract: Contract): ShapeError[] {
  return [
    ...contract.validate(`${source.kind.name}.schema.json`, source.data),
    ...sectionsOf(source).flatMap((section) => sectionErrors(source, contract, section)),
  ];
}

function sectionErrors(source: Source, { sections, validate }: Contract, { pointer, value }: SectionSource) {
  const type = String(value.type);
  if (isBlockUseIn(source, value)) return below(pointer, validate(BLOCK_USE, value));
  return sections.has(type) ? below(pointer, validate(`sections/${type}.schema.json`, value)) : [];
}

function below(base: Pointer, errors: readonly ShapeError[]): ShapeError[] {
  return errors.map((error) => ({ ...error, pointer: [...base, ...error.pointer] }));
}
