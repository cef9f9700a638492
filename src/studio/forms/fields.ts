import type { ReactElement } from 'react';
import { nameKindOf } from '../../compiler/names/known-names';
import type { Contract } from '../../compiler/schema/contract';
import type { Schema } from '../../compiler/schema/schema';
import { isRecord } from '../../shared/is-record';
import type { FieldProps } from './field';
import { AlternativesField } from './fields/AlternativesField';
import { ChoiceField } from './fields/ChoiceField';
import { ChoicesField, isOfChoices } from './fields/ChoicesField';
import { CodeField, isOfCodes } from './fields/CodeField';
import { ColourField } from './fields/ColourField';
import { ConditionField } from './fields/ConditionField';
import { ConstantField } from './fields/ConstantField';
import { DateField, DayOrMonthField, MonthDayField } from './fields/DateFields';
import { FlagField } from './fields/FlagField';
import { IconField } from './fields/IconField';
import { LinkField } from './fields/LinkField';
import { ListField } from './fields/ListField';
import { LocalisedField } from './fields/LocalisedField';
import { MapField } from './fields/MapField';
import { NumberField } from './fields/NumberField';
import { ObjectField } from './fields/ObjectField';
import { PageAddressField } from './fields/PageAddressField';
import { PictureField } from './fields/PictureField';
import { ReferenceField } from './fields/ReferenceField';
import { SectionField } from './fields/SectionField';
import { LineField, NoteField, SharedTextField } from './fields/TextFields';
import { ThemePictureField } from './fields/ThemePictureField';
import { YamlField } from './fields/YamlField';
import { themePictures } from './media/picture-kinds';

/** A way in which values are edited. */
interface FieldType {
  readonly name: string;
  readonly fits: (schema: Schema, value: unknown, contract: Contract) => boolean;
  readonly Field: (props: FieldProps) => ReactElement;
}

/** How values are edited: the first that fits. */
const fieldTypes: readonly FieldType[] = [
  type('section', isSection, SectionField),
  type('page-address', (schema, value) => isPageAddress(schema) && isLocalised(schema, value), PageAddressField),
  type('localised', isLocalised, LocalisedField),
  type('condition', (schema, value) => schema['x-resolve'] === 'condition' && isMapOrNothing(value), ConditionField),
  type('link', (schema, value) => schema['x-resolve'] === 'link' && isRecord(value), LinkField),
  type('media', (schema, value) => schema['x-resolve'] === 'media' && isMapOrNothing(value), PictureField),
  type('theme-picture', (schema, value) => themePictures(schema) !== undefined && isText(value), ThemePictureField),
  type('icon', (schema, value) => schema['x-icon'] === true && isText(value), IconField),
  type('reference', (schema, value) => nameKindOf(schema) !== undefined && isText(value), ReferenceField),
  type('choice', ({ enum: values }, value) => values !== undefined && isScalar(value), ChoiceField),
  type('code', (schema, value) => isOfCodes(schema) && isText(value), CodeField),
  type('flag', (schema, value) => isOfType(schema, 'boolean') || (schema.const === true && isScalar(value)), FlagField),
  type('constant', (schema, value) => schema.const !== undefined && schema.const === value, ConstantField),
  type('number', (schema, value) => isNumeric(schema) && isScalar(value), NumberField),
  type('date', (schema, value) => schema.format === 'date' && isText(value), DateField),
  type('month-day', (schema, value) => schema.format === 'month-day' && isText(value), MonthDayField),
  type('day-or-month', (schema, value) => schema.format === 'day-or-month' && isText(value), DayOrMonthField),
  type('colour', (schema, value) => isColour(schema) && isText(value), ColourField),
  type('shared-text', (schema, value) => schema['x-resolve'] === 'sharedText' && isScalar(value), SharedTextField),
  type(
    'alternatives',
    (schema, value) => isAlternatives(schema) && (isText(value) || isRecord(value)),
    AlternativesField,
  ),
  type('note', (schema, value) => isNote(schema) && isScalar(value), NoteField),
  type('line', (schema, value) => isOfType(schema, 'string') && isScalar(value), LineField),
  type('choices', isOfChoices, ChoicesField),
  type('list', ({ items }, value) => items !== undefined && (isNothing(value) || Array.isArray(value)), ListField),
  type('map', (schema, value) => isMapSchema(schema) && (isNothing(value) || isRecord(value)), MapField),
  type(
    'object',
    ({ properties }, value) => properties !== undefined && (isNothing(value) || isRecord(value)),
    ObjectField,
  ),
];

/** Whatever no other field fits. */
const lastResort: FieldType = type('yaml', () => true, YamlField);

/** The first type of field that fits a value and its schema; the one that takes any where none does. */
export function fieldFor(contract: Contract, schema: Schema, value: unknown): FieldType {
  return fieldTypes.find(({ fits }) => fits(schema, value, contract)) ?? lastResort;
}

function type(name: string, fits: FieldType['fits'], Field: FieldType['Field']): FieldType {
  return { name, fits, Field };
}

function isSection(schema: Schema, value: unknown, contract: Contract): boolean {
  const blockUse = contract.schemas.get('definitions.schema.json')?.$defs?.blockUse;
  return isRecord(value) && (schema === blockUse || contract.sections.get(String(value.type)) === schema);
}

function isLocalised(schema: Schema, value: unknown): boolean {
  if (schema['x-localised'] !== true) return false;
  return isText(value) || (isRecord(value) && Object.values(value).every(isScalar));
}

/** Which pattern, or that of the text in each language, asks for an address of the website itself. */
function isPageAddress({ pattern, properties = {} }: Schema): boolean {
  return [pattern, ...Object.values(properties).map((text) => text.pattern)].includes('^/');
}

function isNumeric(schema: Schema): boolean {
  return isOfType(schema, 'number') || isOfType(schema, 'integer');
}

/** Which pattern asks for a colour: six figures after a hash sign. */
function isColour({ pattern }: Schema): boolean {
  return pattern === '^#[0-9a-fA-F]{6}$';
}

/** Which text may be a sentence, as its example is: nothing else is asked of it. */
function isNote({ type, pattern, format, examples: [example] = [] }: Schema): boolean {
  const isSentence = typeof example === 'string' && example.includes(' ');
  return type === 'string' && pattern === undefined && format === undefined && isSentence;
}

function isAlternatives(schema: Schema): boolean {
  return isOfType(schema, 'string') && isOfType(schema, 'object') && schema.properties !== undefined;
}

function isMapSchema(schema: Schema): boolean {
  return schema.properties === undefined && typeof schema.additionalProperties === 'object';
}

function isOfType({ type }: Schema, name: string): boolean {
  return type === name || (Array.isArray(type) && type.includes(name));
}

function isMapOrNothing(value: unknown): boolean {
  return value === undefined || isRecord(value);
}

/** A key without a value, or a file without anything in it. */
function isNothing(value: unknown): boolean {
  return value === undefined || value === null;
}

function isText(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

function isScalar(value: unknown): boolean {
  return value === null || typeof value !== 'object';
}
