import { isRecord } from '../../../shared/is-record';
import { isOneText } from '../../schema/prose';
import type { Schema } from '../../schema/schema';

/** Whether a map or a list may stand where a schema says what goes there, and no map or list where there is a choice. */
export function canHold(value: unknown, { type, enum: values, items, ...other }: Schema): boolean {
  if (values !== undefined) return typeof value !== 'object' || value === null;
  if (typeof value === 'boolean' && type !== undefined) return type.includes('boolean');
  if (Array.isArray(value)) return type === undefined || type.includes('array') || items !== undefined;
  // One item where a list of them goes.
  const isItem = items !== undefined;
  return !isRecord(value) || type === undefined || type.includes('object') || other['x-localised'] === true || isItem;
}

/** Whether a value looks like what a schema asks for, right or not. */
export function suits(value: unknown, schema: Schema): boolean {
  if (schema['x-localised'] === true) return isRecord(value) || typeof value === 'string';
  if (schema.enum !== undefined) return schema.enum.includes(value);
  if (schema.items !== undefined) return Array.isArray(value);
  if (isOneText(schema)) return typeof value === 'string' && isAlike(value, schema);
  if (schema.type === 'number' || schema.type === 'integer') return typeof value === 'number';
  if (Array.isArray(schema.type)) return schema.type.includes(typeof value);
  return schema.type === 'object' && isRecord(value);
}

function isAlike(text: string, { pattern, format, ...schema }: Schema): boolean {
  if (schema['x-reference'] !== undefined || schema['x-page'] !== undefined || isNameOfPage(schema)) {
    return /^\/?[\p{L}\p{N}_/-]+$/u.test(text);
  }
  if (schema['x-names'] === 'media') return /\.\w{2,5}$/.test(text) && !text.includes(':');
  if (format !== undefined) return (looks[format] ?? DAY).test(text);
  return schema.const === undefined && (pattern === undefined || new RegExp(pattern, 'u').test(text));
}

const ADDRESS = /^(?:[a-z]+:|www\.)\S+$/i;
/** As against a text: a day, or a part of one. */
const DAY = /^\d[\d/.-]*$/;
const looks: Readonly<Record<string, RegExp>> = { 'link-address': ADDRESS, 'web-address': ADDRESS, email: /^\S+@\S+$/ };

function isNameOfPage({ 'x-names': named }: Schema): boolean {
  return named === 'pages' || named === 'posts' || named === 'forms';
}
