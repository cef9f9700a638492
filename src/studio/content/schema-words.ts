import { withoutValues } from '../../compiler/schema/choice-words';
import type { Schema } from '../../compiler/schema/schema';
import type { MessageLanguage } from '../../diagnostics/languages';
import { schemaText } from '../../diagnostics/schema-text';
import { capitalised } from '../../shared/capitalised';

/** What a form calls a value, and how it helps with it. */
interface ValueWords {
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
  return { title, help: helpOf(own.description || shared.description, schema) };
}

/** Nobody explains more values than so many one by one. */
const MOST_EXPLAINED = 20;

/** What a schema says for a form, in which the values of a choice go by their words, and what may be true has a box. */
function helpOf(description: string, { enum: values = [] }: Schema): string {
  if (values.length > MOST_EXPLAINED) return description;
  return withoutValues(description.replace(/^true /, ''), values.map(String));
}

/** `metaTitle` as `Meta title`. */
export function asWords(key: string): string {
  const words = key.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|[-_]/g, ' ').toLowerCase();
  return capitalised(words);
}
