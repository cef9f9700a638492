import { inLanguage } from '../../compiler/languages';
import type { Contract } from '../../compiler/schema/contract';
import { dereference } from '../../compiler/schema/references';
import type { Schema } from '../../compiler/schema/schema';
import { isBlockUse } from '../../compiler/values/sections';
import type { MessageLanguage } from '../../diagnostics/languages';
import { schemaText } from '../../diagnostics/schema-text';
import { valueTitles } from '../../diagnostics/value-titles';
import { asRecord, isRecord } from '../../shared/is-record';
import { fieldText, isUnwritten } from '../content/gap-text';
import { titleLanguages } from '../content/thing';

const LONGEST = 90;

/** The line that stands for an item of a list or an entry of a map: the first of its texts, in the language in which titles are read. */
export function summaryOf(contract: Contract, schema: Schema, value: unknown, language: MessageLanguage): string {
  if (isRecord(value) && schema['x-localised'] !== true) {
    const named = schema['x-site-language'] === true ? ownText(contract, value.name, language) : '';
    const text = named || textIn(contract, schema, value, language);
    if (isBlockUse(value)) return `${schemaText(schema, language).title}: ${String(value.block)}`;
    if (typeof value.type !== 'string' || contract.sections.get(value.type) !== schema) return text;
    return [schemaText(schema, language).title, text].filter(Boolean).join(': ');
  }
  return ownText(contract, value, language);
}

/** The page to which an item leads that has no text by which it could be known, such as a redirect. */
export function pageLedTo(contract: Contract, { properties = {} }: Schema, item: unknown): string | undefined {
  const schemas = Object.entries(properties).map(([key, raw]) => [key, dereference(contract, raw)] as const);
  if (!isRecord(item) || schemas.some(([, schema]) => schema['x-localised'] === true)) return undefined;
  const key = schemas.find(([, schema]) => schema['x-page'] === true || schema['x-former-page'] === true)?.[0];
  return key === undefined || typeof item[key] !== 'string' ? undefined : item[key];
}

function textIn(
  contract: Contract,
  schema: Schema,
  value: Readonly<Record<string, unknown>>,
  language: MessageLanguage,
): string {
  const { properties = {}, required = [] } = schema;
  const keys = Object.keys(properties);
  const localised = keys.filter((key) => dereference(contract, properties[key] ?? {})['x-localised'] === true);
  const isRequired = (key: string) => required.includes(key);
  // Of what is only an example of itself, such as a time, nothing is told before it is written.
  const plain = keys.filter(
    (key) => isTextOrNumber(value[key]) && !isUnwritten(value[key]) && properties[key]?.const === undefined,
  );
  // One of a few choices tells least of a value.
  const isChoice = (key: string) => dereference(contract, properties[key] ?? {}).enum !== undefined;
  const others = [...plain.filter((key) => !isChoice(key)), ...plain.filter(isChoice)];
  const order = [...localised.filter(isRequired), ...others.filter(isRequired), ...localised, ...others];
  const texts = order.map((key) => ownText(contract, value[key], language));
  const isSaid = order.some((key) => textsOf(value[key]).some((text) => !isUnwritten(text)));
  const text = (!isSaid && pictureIn(contract, properties, value)) || (texts.find((each) => each !== '') ?? '');
  const chosen =
    localised.length > 0 ? [] : keys.flatMap((key) => choicesIn(contract, properties[key] ?? {}, value[key], language));
  return [chosen.join(', '), text].filter(Boolean).join(' · ');
}

/** The file of the picture that belongs to a value; none before one is chosen. */
function pictureIn(contract: Contract, properties: Readonly<Record<string, Schema>>, value: object): string {
  const isPicture = (raw: Schema) => dereference(contract, raw)['x-resolve'] === 'media';
  const key = Object.entries(properties).find(([, raw]) => isPicture(raw))?.[0] ?? '';
  const { src } = asRecord(asRecord(value)[key]);
  return isUnwritten(src) ? '' : String(src);
}

function textsOf(value: unknown): readonly unknown[] {
  return isRecord(value) ? Object.values(value) : [value];
}

/** What a list of choices is called by, such as days of the week. */
function choicesIn(contract: Contract, schema: Schema, value: unknown, language: MessageLanguage): string[] {
  const titles = valueTitles(dereference(contract, dereference(contract, schema).items ?? {}), language);
  return Array.isArray(value) ? value.flatMap((each) => titles.get(String(each)) ?? []) : [];
}

function isTextOrNumber(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

function ownText(contract: Contract, value: unknown, language: MessageLanguage): string {
  const texts = isRecord(value)
    ? titleLanguages(contract, language).map((code) => inLanguage(value as Record<string, string>, code))
    : [value];
  const written = texts.find((text) => !isUnwritten(text)) ?? texts.find((text) => !!text);
  if (!isTextOrNumber(written)) return '';
  const { text, placeholder = '' } = fieldText(written);
  const plain = (text || placeholder)
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST).trimEnd()}…` : plain;
}
