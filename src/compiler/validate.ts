import { isRecord } from '../shared/is-record';
import type { Contract } from './contract';
import { isWellFormedId } from './names/well-formed-id';
import { isBlockUse, type SectionSource, sectionsOf } from './page-sections/sections';
import type { Finding } from './problems/finding';
import type { Fix } from './problems/fix';
import { setEdit, suggestedFix } from './problems/fixes';
import { inItemsApart, itemsApart } from './problems/shape/items-apart';
import { isSynonym } from './problems/shape/key-synonyms';
import { hasWrongType } from './problems/shape/shape-errors';
import { shapeFindings } from './problems/shape/shape-findings';
import { wrappedFile } from './problems/shape/wrapped-file';
import { type Named, namedBySchema, suggestionByTitle } from './problems/suggest';
import type { Kind } from './schema/kind';
import type { ShapeError } from './schema/validator';
import type { Source } from './source';
import { gapFinding, gapIn, gapsIn } from './values/gaps';
import { keysOf } from './values/map-keys';
import { oncePerObject } from './values/once-per-object';
import type { Pointer } from './values/pointer';
import { without } from './values/without';

/** The files without any value that has the wrong type, and what was wrong. */
export interface Validated {
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
  if (misplaced !== undefined) return { source: { ...source, data: undefined }, findings: [misplaced] };
  const sections = sectionsOf(source);
  const errors = shapeErrors(source, contract);
  const wrapped = wrappedFile(source, contract, errors);
  if (wrapped !== undefined) return { source: { ...source, data: undefined }, findings: [wrapped] };
  const gaps = gapsIn(source, contract);
  const isApart = inItemsApart(itemsApart(source, errors));
  const findings = [
    ...gaps.map((gap) => gapFinding(gap, contract)),
    ...shapeFindings(source, contract, gaps.length === 0 ? errors : errors.filter(({ value }) => !gapIn(value))),
    ...sections.flatMap((section) => (isApart(section.pointer) ? [] : typeFindings(source, contract, section))),
  ];
  // A gap that is still to be filled counts as absent: nothing else is told of it.
  const wrong = [...errors.filter(hasWrongType), ...gaps].map(({ pointer }) => pointer);
  return { source: wrong.length === 0 ? source : { ...source, data: without(source.data, wrong) }, findings };
}

/** Where a file is not as its schema has it, and its sections not as those of their types have them. */
export function shapeErrors(source: Source, contract: Contract): ShapeError[] {
  return [
    ...contract.validate(`${source.kind.name}.schema.json`, source.data),
    ...sectionsOf(source).flatMap((section) => sectionErrors(source, contract, section)),
  ];
}

/** Tells of a file in the wrong folder: its keys do not fit its own kind, but those of one other kind. */
function misplacedFile({ kind, id, path, data }: Source, contract: Contract): Finding | undefined {
  const { kinds, sections } = contract;
  if (id === undefined || !isRecord(data)) return undefined;
  const keys = Object.keys(data);
  const isOf = ({ schema }: Kind) => {
    // Where a file holds a single section, its keys are those of the section's type.
    const { properties, required = [] } = (schema['x-section'] && sections.get(String(data.type))) || schema;
    if (properties === undefined) return false;
    return keys.every((key) => Object.hasOwn(properties, key)) && required.every((key) => keys.includes(key));
  };
  if (keys.length === 0 || !lacksItsKeys(kind, keys, data.type)) return undefined;
  // Of entries by their names, only the whole of them tells what they are.
  const isOfEntries = (each: Kind) =>
    typeof each.schema.additionalProperties === 'object' &&
    keys.length > 1 &&
    contract.validate(`${each.name}.schema.json`, data).length === 0;
  const [other, ...more] = kinds.filter((each) => each !== kind && (isOf(each) || isOfEntries(each)));
  if (other === undefined || more.length > 0) return undefined;
  const details = { file: path, to: other.files.replace('*', id) };
  const fix = { edits: [{ do: 'rename-file' as const, file: path, to: details.to }], isCertain: false };
  return { code: 'file-misplaced', place: { file: path }, details, fix };
}

/** Whether a file has not what one of its kind has: of a section, a type. */
function lacksItsKeys({ schema }: Kind, keys: readonly string[], type: unknown): boolean {
  if (schema['x-section'] === true) return typeof type !== 'string';
  const { properties = {}, required = [] } = schema;
  return required.some((key) => !keys.includes(key)) && !keys.every((key) => Object.hasOwn(properties, key));
}

function sectionErrors(source: Source, { sections, validate }: Contract, { pointer, value }: SectionSource) {
  const type = String(value.type);
  if (isUseOfBlock(source, value)) return below(pointer, validate(BLOCK_USE, value));
  return sections.has(type) ? below(pointer, validate(`sections/${type}.schema.json`, value)) : [];
}

function below(base: Pointer, errors: readonly ShapeError[]): ShapeError[] {
  return errors.map((error) => ({ ...error, pointer: [...base, ...error.pointer] }));
}

function typeFindings(source: Source, contract: Contract, { pointer, value }: SectionSource): Finding[] {
  if (isUseOfBlock(source, value)) return [];
  const valid = keysOf(contract.sections);
  if (!('type' in value)) return [typeMissing(source, contract, { pointer, value })];
  if (value.type === null) {
    return [{ code: 'section-type-missing', place: { source, pointer, key: 'type' }, details: { valid } }];
  }
  const type = String(value.type);
  if (contract.sections.has(type)) return [];
  const place = { source, pointer: [...pointer, 'type'] };
  const meant = suggestionByTitle(type, titledSections(contract.sections));
  const fix = suggestedFix(type, meant, valid, (suggestion) => setEdit(place, suggestion));
  return [{ code: 'section-type-unknown', place, details: { value: type, valid, ...meant }, ...fix }];
}

/** Tells of a section without `type`: it may stand under another key, such as `tipo`, or be a key itself, as in `- faq:`. */
function typeMissing(source: Source, { sections }: Contract, { pointer, value }: SectionSource): Finding {
  const valid = keysOf(sections);
  const typeMeant = (text: string) =>
    sections.has(text) ? text : suggestionByTitle(text, titledSections(sections)).suggestion;
  for (const [key, said] of Object.entries(value)) {
    const place = { source, pointer, key };
    if (said === null && sections.has(key)) {
      const fix = underKey(source, pointer, key, 'type', key);
      return { code: 'section-type-missing', place, details: { valid, type: key }, fix };
    }
    const isType = key !== said && sections.has(String(said));
    const type = isSynonym(key, 'type') || isType ? typeMeant(String(said)) : undefined;
    // Nothing but one name under one key: as a block is used.
    const isAlone = Object.keys(value).length === 1 && typeof said === 'string';
    const isBlock = (isAlone || isSynonym(key, 'block')) && isWellFormedId(String(said));
    const suggestion = type === undefined ? 'block' : 'type';
    if (type === undefined && !isBlock) continue;
    const fix = underKey(source, pointer, key, suggestion, type ?? said);
    const correct = type === undefined || type === said ? {} : { correct: type };
    return { code: 'key-unknown', place, details: { key, suggestion, ...correct, valid: [suggestion] }, fix };
  }
  return { code: 'section-type-missing', place: { source, pointer }, details: { valid } };
}

/** Gives a key the name that was meant, and puts a value under it. */
function underKey({ path: file }: Source, pointer: Pointer, key: string, meant: string, value: unknown): Fix {
  const at = [...pointer, meant];
  return {
    edits: [
      { do: 'rename', file, pointer: [...pointer, key], key: meant },
      { do: 'set', file, pointer: at, value },
    ],
    isCertain: false,
  };
}

/** Section types with their titles in both languages of the schemas. */
const titledSections = oncePerObject((sections: Contract['sections']): readonly Named[] =>
  [...sections].map(([name, schema]) => namedBySchema(name, schema)),
);

function isUseOfBlock({ kind }: Source, section: SectionSource['value']): boolean {
  return kind.schema['x-section'] !== true && isBlockUse(section);
}
