import type { Language } from '../../shared/language';
import type { Edit } from '../findings/fix';
import { usualTags } from '../language-data/written-as';
import { inEachLanguage } from '../languages';
import type { Contract } from '../schema/contract';
import { MESSAGES } from '../schema/messages';
import { dereference } from '../schema/references';
import type { Schema } from '../schema/schema';

/** The file of the messages. */
export function messagesFile({ schemas }: Contract): string {
  return schemas.get(MESSAGES)?.['x-files'] ?? '';
}

/** What is said of a message where editors write it. */
export function messageSchema({ schemas }: Contract, name: string): Schema {
  return schemas.get(MESSAGES)?.properties?.[name] ?? {};
}

/** What a message usually says in a language of the site; nothing where nobody has written it down. */
export function usualMessage(contract: Contract, name: string): (language: Language) => string | undefined {
  return usuallySaid(contract, messageSchema(contract, name));
}

function usuallySaid(
  contract: Contract,
  { 'x-usual': usual = {} }: Schema,
): (language: Language) => string | undefined {
  return (language) => {
    const found = contract.languages.find(({ code }) => code === language);
    const tag = found && usualTags(found).find((each) => usual[each] !== undefined);
    return tag && usual[tag];
  };
}

/** A message with which a site can begin: what is usual in each language, else what is to be written and the places that it has to have. */
export function messageToBegin(contract: Contract, name: string, gapIn: (language: Language) => string): unknown {
  return textToBegin(contract, messageSchema(contract, name), gapIn).value;
}

/** A value with which a site can begin, and whether it is what is usual in each language. */
interface Beginning {
  readonly value: unknown;
  readonly isUsual: boolean;
}

/** The same of any text, or of a map of such texts, of which it is known what they usually say; else nothing. */
export function usualBeginning(
  contract: Contract,
  schema: Schema,
  gapIn: (language: Language) => string,
): Beginning | undefined {
  if (schema['x-usual'] !== undefined) return textToBegin(contract, schema, gapIn);
  const { properties = {}, required = [] } = dereference(contract, schema);
  const parts = required.flatMap((key) => {
    const part = properties[key]?.['x-usual'] && textToBegin(contract, properties[key], gapIn);
    return part === undefined ? [] : [[key, part] as const];
  });
  if (parts.length === 0 || parts.length < required.length) return undefined;
  return {
    value: Object.fromEntries(parts.map(([key, { value }]) => [key, value])),
    isUsual: parts.every(([, { isUsual }]) => isUsual),
  };
}

function textToBegin(contract: Contract, schema: Schema, gapIn: (language: Language) => string): Beginning {
  const usual = usuallySaid(contract, schema);
  const places = (schema['x-placeholders'] ?? []).map((place) => ` {${place}}`).join('');
  return {
    value: inEachLanguage(contract, (language) => usual(language) ?? gapIn(language) + places),
    isUsual: contract.languages.every(({ code }) => usual(code) !== undefined),
  };
}

/** Puts it into the file of the messages. */
export function insertMessage(contract: Contract, name: string, gapIn: (language: Language) => string): Edit {
  return { do: 'insert', file: messagesFile(contract), pointer: [name], value: messageToBegin(contract, name, gapIn) };
}
