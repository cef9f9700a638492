import type { Schema, SchemaText } from '../../compiler/schema/schema';
import type { MessageLanguage } from '../../diagnostics/languages';
import { schemaText } from '../../diagnostics/schema-text';

/** What a form calls a value, and how it helps with it. */
export interface ValueWords {
  readonly title: string;
  readonly help: string;
}

/**
 * The words of a schema; of a reference, those beside it before those of what it refers to. That something is a text says
 * little of one text: there, the key stands in for a title.
 */
export function valueWords(
  raw: Schema,
  schema: Schema,
  key: string | undefined,
  language: MessageLanguage,
): ValueWords {
  const own = schemaText(raw, language);
  const shared = schemaText(schema, language);
  const isAnyText = raw !== schema && (schema['x-localised'] === true || schema['x-resolve'] === 'sharedText');
  const title = own.title || (isAnyText && key !== undefined ? '' : shared.title) || asWords(key ?? '');
  return { title, help: own.description || shared.description };
}

/** `metaTitle` as `Meta title`. */
export function asWords(key: string): string {
  const words = key.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|[-_]/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * What the description of a choice says of each of its values: `full: large; page: small`, `light (claro)` or
 * `money, a price; date, a day`. Values of which it says nothing are missing.
 */
export function choiceWords(
  schema: SchemaText,
  values: readonly string[],
  language: MessageLanguage,
): Map<string, string> {
  const { description } = schemaText(schema, language);
  return new Map(
    values.flatMap((value) => {
      const words = wordsFor(value, description, values);
      return words === undefined ? [] : [[value, words]];
    }),
  );
}

function wordsFor(value: string, description: string, values: readonly string[]): string | undefined {
  const sign = (before: string) =>
    new RegExp(`${asWord(value)}${before}([^;.()]+)`, 'u').exec(description)?.[1]?.trim();
  const explained = sign('(?:: | \\()');
  if (explained !== undefined) return explained;
  // After a comma may come what it means, or the next value.
  const listed = sign(', ');
  const isOfOthers = values.some((other) => new RegExp(asWord(other), 'u').test(listed ?? ''));
  return isOfOthers ? undefined : listed;
}

/** A pattern of a value that is no part of a longer word. */
function asWord(value: string): string {
  return `(?<![\\p{L}\\d-])${escaped(value)}(?![\\p{L}\\d-])`;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
