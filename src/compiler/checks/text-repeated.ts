import { addToGroup } from '../../shared/group-by';
import { isRecord } from '../../shared/is-record';
import type { Finding } from '../findings/finding';
import type { OwnRule } from '../rule';
import { withoutTags } from '../texts/prose';
import { valuesThatAreLists } from '../values/values';

/**
 * A question is asked once in a list, whatever is answered, and a long text is not given to two of its items: who copied
 * the one has forgotten it in the other. What more items have, they have for a reason; what stands there twice as a whole
 * has a rule of its own.
 */
export const textRepeated: OwnRule<'text-repeated'> = (site) =>
  valuesThatAreLists(site).flatMap(({ source, pointer, value }) =>
    [...textsByWords(value).values()].flatMap(([first, ...others]): Finding<'text-repeated'>[] => {
      if (first === undefined || (!isQuestion(first.text) && others.length > 1)) return [];
      return others
        .filter(({ index }) => JSON.stringify(value[index]) !== JSON.stringify(value[first.index]))
        .map(({ index, key, text }) => ({
          code: 'text-repeated',
          place: { source, pointer: [...pointer, index, ...key] },
          details: { text: withoutTags(text).trim(), first: first.index + 1, second: index + 1 },
        }));
    }),
  );

/** A text of an item of a list, of several languages the first one. */
interface ItemText {
  readonly index: number;
  readonly key: readonly string[];
  readonly text: string;
}

/** Those that ask something or are long, by their key and their words. */
function textsByWords(items: readonly unknown[]): Map<string, ItemText[]> {
  const found = new Map<string, ItemText[]>();
  for (const [index, item] of items.entries()) {
    if (!isRecord(item) || item.when !== undefined) continue;
    for (const [key, value] of Object.entries(item)) {
      const { text, below } = firstTextOf(value);
      if (isQuestion(text) || isLongSentence(text))
        addToGroup(found, `${key} ${text}`, { index, key: [key, ...below], text });
    }
  }
  return found;
}

/** A text, or that of the first language, and the key under which it stands there. */
function firstTextOf(value: unknown): { readonly text: string; readonly below: readonly string[] } {
  const [language, written] = isRecord(value) ? (Object.entries(value)[0] ?? []) : [undefined, value];
  return { text: typeof written === 'string' ? written.trim() : '', below: language === undefined ? [] : [language] };
}

function isQuestion(text: string): boolean {
  return text.length >= 3 && text.endsWith('?');
}

/** Shorter answers are given twice for good reasons. */
const LONG = 45;

function isLongSentence(text: string): boolean {
  const said = text.replaceAll(/\{\{[^{}]*\}\}|<[^<>]*>/g, '').trim();
  return said.length >= LONG && /[.!…]$/.test(said);
}
