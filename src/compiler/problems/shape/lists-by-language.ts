import { isRecord } from '../../../shared/is-record';
import type { Contract } from '../../schema/contract';
import { isLocalised } from '../../schema/prose';
import { dereference } from '../../schema/references';
import type { Schema } from '../../schema/schema';

/** A list for each language where one goes whose items have their languages: `{ es: ["Pan", "Sal"], en: ["Bread", "Salt"] }`. */
export function listsByLanguage(
  value: unknown,
  { items = {} }: Schema,
  contract: Contract,
): readonly Readonly<Record<string, unknown>>[] | undefined {
  const lists = contract.languages.map(({ code }) => [code, textsOf(Object(value)[code])] as const);
  const [[, first] = [undefined, []], ...others] = lists;
  const areAll = isRecord(value) && Object.keys(value).length === lists.length && others.length > 0;
  if (!areAll || first.length === 0 || others.some(([, texts]) => texts.length !== first.length)) return undefined;
  const texts = first.map((_text, index) => Object.fromEntries(lists.map(([code, own]) => [code, own[index]])));
  const item = dereference(contract, items);
  if (isLocalised(item)) return texts;
  const [key, ...more] = item.required ?? [];
  const isOnly = key !== undefined && more.length === 0;
  const isText = isOnly && isLocalised(dereference(contract, item.properties?.[key] ?? {}));
  return isText ? texts.map((text) => ({ [key]: text })) : undefined;
}

function textsOf(list: unknown): readonly string[] {
  return Array.isArray(list) && list.every((text) => typeof text === 'string') ? list : [];
}
