import { nameKindOf } from '../../compiler/names/known-names';
import type { Contract } from '../../compiler/schema/contract';
import type { Source } from '../../compiler/source';
import { gapIn, gapsIn } from '../../compiler/values/gaps';
import { sectionsOf } from '../../compiler/values/sections';
import { textsIn, valuesResolvedAs } from '../../compiler/values/values';
import type { Visit } from '../../compiler/values/visit';
import { isRecord } from '../../shared/is-record';
import { oncePerObject } from '../../shared/once-per-object';
import type { Pointer } from '../../shared/pointer';
import { valueIn } from '../content/schema-at';
import { isWithin } from '../place';

/**
 * A file from which what is still to be written was taken out, with that again wherever people will read a text: whoever
 * looks at the page sees where something belongs, and can press it. What nothing could be drawn without is stood in for: a
 * day by that as of which the site is looked at, an address by the name of the file, an anchor by where it stands, and an entry of a list that is not
 * named yet by none; so is a language of the website. A section that lacks the one thing that it shows is not there yet.
 */
export const withGapsShown = oncePerObject(
  (source: Source, asWritten: Source, contract: Contract, today: string): Source => {
    const gaps = source === asWritten ? [] : gapsIn(asWritten, contract);
    if (gaps.length === 0) return source;
    const file = { sources: [asWritten], contract };
    const texts = valuesResolvedAs(file, 'text', 'sharedText', 'html').flatMap(textsIn);
    const days = valuesResolvedAs(file, 'day').filter(({ value }) => gapIn(value) !== undefined);
    const data: unknown = structuredClone(source.data);
    for (const { pointer, text } of texts) if (gapIn(text) !== undefined) put(data, pointer, text);
    for (const { pointer } of days) put(data, pointer, today);
    for (const { pointer } of lacking(asWritten, gaps)) put(data, [...pointer, 'publish'], NEVER);
    // The last one first: where an item goes, those after it move up.
    for (const { schema, pointer } of gaps.toReversed()) {
      if (schema['x-reference'] !== undefined || isItemWithoutValue(data, pointer)) takeOut(data, pointer);
      else if (schema['x-anchor'] === true) put(data, pointer, pointer.join('-'));
      if (schema.pattern === '^/') put(data, pointer, `/${source.id}`);
    }
    if (isRecord(data) && source.path === 'settings.yaml') Reflect.set(data, 'languages', contract.languages);
    return source.withData(data);
  },
);

/** A first day of publication that does not come. */
const NEVER = '9999-12-31';

/** The sections of which something is still to be chosen without which they show nothing. */
function lacking(source: Source, gaps: readonly Visit[]) {
  const chosen = gaps.filter(
    ({ schema, pointer }) =>
      nameKindOf(schema) === 'media' || (schema['x-reference'] !== undefined && typeof pointer.at(-1) === 'string'),
  );
  const file = source.path;
  return sectionsOf(source).filter((section) =>
    chosen.some(({ pointer }) => isWithin({ file, pointer }, { file, pointer: section.pointer })),
  );
}

/** Puts a value where there was one; what holds it may be gone. */
function put(data: unknown, pointer: Pointer, value: string): void {
  const holder = valueIn(data, pointer.slice(0, -1));
  if (isRecord(holder) || Array.isArray(holder)) Reflect.set(holder, pointer.at(-1) ?? '', value);
}

/** Whether nothing stands in an item of a list, such as a day of the week that is still to be chosen. */
function isItemWithoutValue(data: unknown, pointer: Pointer): boolean {
  return typeof pointer.at(-1) === 'number' && valueIn(data, pointer) === undefined;
}

function takeOut(data: unknown, pointer: Pointer): void {
  const holder = valueIn(data, pointer.slice(0, -1));
  const key = pointer.at(-1) ?? '';
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else if (isRecord(holder)) Reflect.deleteProperty(holder, key);
}
