import { isRecord } from '../../../shared/is-record';
import { oncePerObject } from '../../../shared/once-per-object';
import type { Pointer } from '../../../shared/pointer';
import type { Finding } from '../../findings/finding';
import type { Fix } from '../../findings/fix';
import { insertEdits, possibleFix, setEdit, suggestedFix } from '../../findings/fixes';
import { commentedAt } from '../../findings/locate';
import { isWellFormedId } from '../../names/well-formed-id';
import type { Contract } from '../../schema/contract';
import type { Source } from '../../source';
import { type Named, namedBySchema, suggestionByTitle, suggestionFor } from '../../spelling/suggest';
import { keysOf } from '../../values/map-keys';
import { isBlockUseIn, type SectionSource } from '../../values/sections';
import { inPlaceOfNote } from '../note-as-value';
import { isSynonym } from './key-synonyms';

/** What is wrong with the type of a section, or with the name of the block that stands in its place. */
export function sectionTypeFindings(source: Source, contract: Contract, { pointer, value }: SectionSource): Finding[] {
  if (isBlockUseIn(source, value)) return [];
  const valid = keysOf(contract.sections);
  if (!('type' in value)) return [typeMissing(source, contract, { pointer, value })];
  const noted = value.type === null ? commentedAt({ source, pointer: [...pointer, 'type'] })?.slice(1) : undefined;
  if (value.type === null && noted === undefined) {
    return [{ code: 'section-type-missing', place: { source, pointer, key: 'type' }, details: { valid } }];
  }
  const type = noted ?? String(value.type);
  if (noted === undefined && contract.sections.has(type)) return [];
  const place = { source, pointer: [...pointer, 'type'] };
  const suggestion = typeMeantBy(type, value, contract.sections);
  const meant = suggestion === undefined ? {} : { suggestion };
  const fix =
    noted === undefined
      ? suggestedFix(type, meant, valid, (correct) => setEdit(place, correct))
      : suggestion && possibleFix(inPlaceOfNote(place, suggestion));
  const written = noted === undefined ? type : `#${noted}`;
  return [{ code: 'section-type-unknown', place, details: { value: written, valid, ...meant }, ...fix }];
}

/** By its title or by its letters, whichever of the two has all keys that the section has. */
function typeMeantBy(
  type: string,
  section: SectionSource['value'],
  sections: Contract['sections'],
): string | undefined {
  const byTitle = suggestionByTitle(type, titledSections(sections)).suggestion;
  const byLetters = sections.has(type) ? type : suggestionFor(type, keysOf(sections)).suggestion;
  const hasAllKeys = (name = '') =>
    Object.keys(section).every((key) => Object.hasOwn(sections.get(name)?.properties ?? {}, key));
  return [byTitle, byLetters].find(hasAllKeys) ?? byTitle ?? byLetters;
}

/** Tells of a section without `type`: it may stand under another key, such as `tipo`, or be a key itself, as in `- faq:`. */
function typeMissing(source: Source, { sections }: Contract, { pointer, value }: SectionSource): Finding {
  const valid = keysOf(sections);
  const typeMeant = (text: string) =>
    sections.has(text) ? text : suggestionByTitle(text, titledSections(sections)).suggestion;
  const [asKey] = Object.entries(value).filter(([key, said]) => sections.has(key) && (said === null || isRecord(said)));
  if (asKey !== undefined) return typeAsKey(source, pointer, asKey, valid);
  for (const [key, said] of Object.entries(value)) {
    const place = { source, pointer, key };
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

/** Tells of `- faq:`, below which there may be what the section has. */
function typeAsKey(
  source: Source,
  pointer: Pointer,
  [type, inside]: readonly [string, unknown],
  valid: readonly string[],
): Finding {
  const edits = [
    ...insertEdits({ source, pointer }, [['type', type], ...Object.entries(Object(inside))], type),
    { do: 'remove' as const, file: source.path, pointer: [...pointer, type] },
  ];
  const details = { valid, type, ...(inside !== null && { isAbove: true as const }) };
  return {
    code: 'section-type-missing',
    place: { source, pointer, key: type },
    details,
    fix: { edits, isCertain: false },
  };
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
