import type { Finding } from '../problems/finding';
import type { OwnRule } from '../rule';
import { isRecord } from '../sections';
import { valuesThatAreLists } from '../values';

/** A question is asked once in a list, whatever is answered; what stands there twice as a whole has a rule of its own. */
export const textRepeated: OwnRule<'text-repeated'> = (site) =>
  valuesThatAreLists(site).flatMap(({ source, pointer, value }) => {
    const first = new Map<string, number>();
    return value.flatMap((item, index): Finding<'text-repeated'>[] => {
      if (!isRecord(item)) return [];
      return Object.entries(item).flatMap(([key, text]) => {
        const asked = questionIn(text);
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

/** A text that asks something, of several languages the first one. */
function questionIn(value: unknown): { readonly key: readonly string[]; readonly text: string } | undefined {
  const [key, text] = isRecord(value) ? (Object.entries(value)[0] ?? []) : [undefined, value];
  if (typeof text !== 'string' || !/\?\s*$/.test(text) || text.trim().length < 3) return undefined;
  return { key: key === undefined ? [] : [key], text: text.trim() };
}
