import { groupBy } from '../../shared/group-by';
import type { Pointer } from '../../shared/pointer';
import type { TextPart } from '../../shared/text-part';
import type { OwnRule } from '../rule';
import { foldedWords } from '../spelling/folded';
import { type ReadableText, readableTexts } from '../texts/readable-texts';

/** An answer does not begin with the question that stands beside it. A label may be the whole question once more. */
export const textRepeatsQuestion: OwnRule<'text-repeats-question'> = (site) => {
  const texts = readableTexts(site);
  const questions = texts.filter(isQuestion);
  const beside = groupBy(questions.length === 0 ? [] : texts, holderOf);
  return questions.flatMap((question) => {
    const answer = beside.get(holderOf(question))?.find((other) => beginsWith(other, question));
    if (answer === undefined) return [];
    const { source, pointer } = answer;
    const details = { text: question.text.trim(), key: String(ofAllLanguages(question).at(-1)) };
    return [{ code: 'text-repeats-question', place: { source, pointer, part: firstWords(answer) }, details }];
  });
};

/** The map in which texts stand beside each other, in one language. */
function holderOf(written: ReadableText): string {
  return [written.source.path, written.language, ...ofAllLanguages(written).slice(0, -1)].join('/');
}

function ofAllLanguages({ pointer, language }: ReadableText): Pointer {
  return pointer.at(-1) === language ? pointer.slice(0, -1) : pointer;
}

const SHORTEST = 8;

function isQuestion({ text }: ReadableText): boolean {
  return text.length >= SHORTEST && text.trimEnd().endsWith('?');
}

function beginsWith(other: ReadableText, question: ReadableText): boolean {
  if (other.text.trim() === question.text.trim()) return false;
  const end = other.text.indexOf('?');
  return end >= 0 && wordsOf(other.text.slice(0, end)) === wordsOf(question.text);
}

/** What stands behind the tags at the beginning of a text, up to its question mark. */
function firstWords({ text }: ReadableText): TextPart {
  const offset = /^(?:\s|<[^<>]*>)*/.exec(text)?.[0].length ?? 0;
  return { offset, length: text.indexOf('?') + 1 - offset };
}

function wordsOf(text: string): string {
  return foldedWords(text.replaceAll(/<[^<>]*>/g, ' '));
}
