import type { Finding } from '../problems/finding';
import type { OwnRule } from '../rule';
import { isRecord } from '../sections';
import { valuesThatAreLists } from '../values';

/**
 * A question is asked once in a list, whatever is answered, and a long text stands there once; what stands there twice as
 * a whole has a rule of its own.
 */
export const textRepeated: OwnRule<'text-repeated'> = (site) =>
  valuesThatAreLists(site).flatMap(({ source, pointer, value }) => {
    const first = new Map<string, number>();
    return value.flatMap((item, index): Finding<'text-repeated'>[] => {
      if (!isRecord(item) || item.when !== undefined) return [];
      return Object.entries(item).flatMap(([key, text]) => {
        const asked = ownTextIn(text);
        if (asked === undefined) return [];
        const name = `${key} ${asked.text}`;
        const earlier = first.get(name);
        if (earlier === undefined) first.set(name, index);
        if (earlier === undefined || JSON.stringify(value[earlier]) === JSON.stringify(item)) return [];
        const place = { source, pointer: [...pointer, index, key, ...asked.key] };
        return [{ code: 'text-repeated', place, details: { text: asked.text, first: earlier + 1, second: index + 1 } }];
      });
    });
  });

/** Shorter answers are given twice for good reasons. */
const LONG = 45;

/** A text that asks something or is long, of several languages the first one. */
function ownTextIn(value: unknown): { readonly key: readonly string[]; readonly text: string } | undefined {
  const [key, text] = isRecord(value) ? (Object.entries(value)[0] ?? []) : [undefined, value];
  if (typeof text !== 'string' || text.trim().length < 3) return undefined;
  if (!/\?\s*$/.test(text) && !isLongSentence(text)) return undefined;
  return { key: key === undefined ? [] : [key], text: text.trim() };
}

function isLongSentence(text: string): boolean {
  const said = text.replaceAll(/\{\{[^{}]*\}\}|<[^<>]*>/g, '').trim();
  return said.length >= LONG && /[.!…]$/.test(said);
}
