import type { Language } from '../../shared/language';
import type { Finding } from '../findings/finding';
import { fixOfText } from '../findings/fixes';
import { languageData } from '../language-data/known-languages';
import { wordPairs } from '../language-data/word-pairs';
import type { OwnRule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { functionWordsIn } from '../texts/language-of';
import { type TextBlock, textBlocks } from '../texts/text-blocks';

/** In these languages no mark begins a question. */
const WITHOUT_OPENING = new Set(['de', 'en', 'fr', 'it', 'nl', 'pt']);

/** At the beginning of a text, or of a sentence. */
const OPENING = /^(\s*|.*?[.!?…]\s+)([¿¡])([^.!?…]*)/s;

/** Behind a word in letters other than Latin ones. */
const MARK = /(?<=[^\P{L}\p{Script=Latin}][\p{M})»]?)(?:[?,;](?=[\s)»]|$|[^\P{L}\p{Script=Latin}])|\.(?=$))/gu;
/** With these comes the room behind them. */
const WIDE = /[\u3000-\u303f\uff00-\uffef]/;

/** A mark is one that the language has: none opens a question where none does, and where it has its own, that is written. */
export const textMarkForeign: OwnRule<'text-mark-foreign'> = (site) => {
  const codes = site.contract.languages.map(({ code }) => code);
  return fewInEach(
    textBlocks(site),
    ({ written }) => written,
    (block) => [...leftOver(block, codes), ...withoutOwn(block)],
  );
};

function leftOver({ written, text, offset }: TextBlock, codes: readonly Language[]): Finding<'text-mark-foreign'>[] {
  const [, before = '', mark = '', sentence = ''] = OPENING.exec(text) ?? [];
  const { source, pointer, language } = written;
  if (mark === '' || language === undefined || !WITHOUT_OPENING.has(language.split('-', 1)[0] ?? '')) return [];
  // All of it may be left in the other language, which is told.
  const said = before.trim() === '' ? text : sentence;
  const others = codes.filter((code) => code !== language);
  if (functionWordsIn(said, [language]) === 0 && !isExclaimed(said, others)) return [];
  const part = { offset: offset + before.length, length: mark.length };
  const fix = fixOfText(written, [{ ...part, text: '' }], true);
  return [{ code: 'text-mark-foreign', place: { source, pointer, part }, details: { mark, language }, fix }];
}

/** A few words without a little one of another language: “¡Message sent!”. */
function isExclaimed(text: string, others: readonly Language[]): boolean {
  return /^\s*¡?\p{L}+(?: \p{L}+){1,3}!\s*$/u.test(text) && functionWordsIn(text, others) === 0;
}

function withoutOwn({ written, text, offset }: TextBlock): Finding<'text-mark-foreign'>[] {
  const { source, pointer, language } = written;
  const marks = languageData(language)?.ownMarks;
  if (marks === undefined || language === undefined) return [];
  const own = new Map(wordPairs(marks));
  return [...text.matchAll(MARK)].flatMap(({ 0: mark, index }) => {
    const correct = own.get(mark);
    if (correct === undefined) return [];
    const part = { offset: offset + index, length: mark.length };
    const hasRoom = WIDE.test(correct) && text[index + mark.length] === ' ';
    const fix = fixOfText(written, [{ ...part, length: mark.length + Number(hasRoom), text: correct }], true);
    return [{ code: 'text-mark-foreign', place: { source, pointer, part }, details: { mark, language, correct }, fix }];
  });
}
