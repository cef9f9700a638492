import { isRecord } from '../../shared/is-record';
import type { Finding } from '../problems/finding';
import type { OwnRule } from '../rule';
import { foldedWords } from '../texts/folded';
import type { TextPart } from '../texts/text-part';
import type { Pointer } from '../values/pointer';
import { valuesThatAreLists } from '../values/values';

/** An answer does not begin with the question that stands above it. A label may be the whole question once more. */
export const textRepeatsQuestion: OwnRule<'text-repeats-question'> = (site) =>
  valuesThatAreLists(site).flatMap(({ source, pointer, value: items }) =>
    items.flatMap((item, index): Finding<'text-repeats-question'>[] => {
      const texts = isRecord(item) ? textsOf(item) : [];
      return texts.filter(isQuestion).flatMap((question) => {
        const answer = texts.find((other) => beginsWith(other, question));
        if (answer === undefined) return [];
        const place = { source, pointer: [...pointer, index, answer.key, ...answer.below], part: firstWords(answer) };
        return [{ code: 'text-repeats-question', place, details: { text: question.text.trim(), key: question.key } }];
      });
    }),
  );

/** A text of an item, or that of one of its languages, which is `below` its key. */
interface ItemText {
  readonly key: string;
  readonly below: Pointer;
  readonly text: string;
}

function textsOf(item: Readonly<Record<string, unknown>>): ItemText[] {
  return Object.entries(item).flatMap(([key, value]) => {
    const languages = isRecord(value) ? Object.entries(value) : [];
    return [[undefined, value] as const, ...languages].flatMap(([language, text]) =>
      typeof text === 'string' ? [{ key, below: language === undefined ? [] : [language], text }] : [],
    );
  });
}

const SHORTEST = 8;

function isQuestion({ text }: ItemText): boolean {
  return text.length >= SHORTEST && text.trimEnd().endsWith('?');
}

function beginsWith(other: ItemText, question: ItemText): boolean {
  if (other.key === question.key || other.text.trim() === question.text.trim()) return false;
  if (other.below.join() !== question.below.join()) return false;
  const end = other.text.indexOf('?');
  return end >= 0 && wordsOf(other.text.slice(0, end)) === wordsOf(question.text);
}

/** What stands behind the tags at the beginning of a text, up to its question mark. */
function firstWords({ text }: ItemText): TextPart {
  const offset = /^(?:\s|<[^<>]*>)*/.exec(text)?.[0].length ?? 0;
  return { offset, length: text.indexOf('?') + 1 - offset };
}

function wordsOf(text: string): string {
  return foldedWords(text.replaceAll(/<[^<>]*>/g, ' '));
}
