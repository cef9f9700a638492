import { fixOfText } from '../problems/fixes';
import type { OwnRule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { type Run, runsWith, textOf } from '../texts/readable-texts';
import { everyLanguage } from '../translations/language-data';

/** The days of the week, languages, and the months that are no other word in small letters, as “march”, “may” and “august” are. */
const NAME =
  /(?<![\p{L}\p{N}@#/._-])(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|september|october|november|december|english|spanish|french|german|italian|portuguese|catalan|european|british|american)s?(?![\p{L}\p{N}@/_-]|\.\p{L})/gu;
const runsWithNames = runsWith(/(?:day|uary|april|june|july|ber|ish|french|german|ian|uese|lan|ean|ican)s?(?!\p{L})/u);

/** The first word behind a full stop, and the word before that, which may be an abbreviation. */
const BEGINNING = /(?<=((?<!\p{L})\p{L}{4,30}|[€$£%»”)]|\}\})\.\s{1,9})\p{Ll}{2,}(?![\p{L}\p{N}@/_-]|\.\p{L})/gu;
const runsWithBeginnings = runsWith(/[\p{Ll}€$£%»”)}]\.\s+\p{Ll}{2}/u);

/** Of all languages: a text may name something of another one. */
const ABBREVIATIONS = new Set(everyLanguage.flatMap(({ abbreviations = '' }) => abbreviations.split(' ')));

/** In English, days of the week and months have a capital; in every language that has capitals, the beginning of a sentence. */
export const textCapitalMissing: OwnRule<'text-capital-missing'> = (site) => [
  ...fewInEach(runsWithNames(site), textOf, (run) =>
    run.written.language?.split('-')[0] === 'en' ? told(run, [...run.text.matchAll(NAME)]) : [],
  ),
  ...fewInEach(runsWithBeginnings(site), textOf, (run) => told(run, beginnings(run), true)),
];

function beginnings({ text }: Run): RegExpExecArray[] {
  return [...text.matchAll(BEGINNING)].filter(([, before = '']) => !ABBREVIATIONS.has(before.toLowerCase()));
}

function told(
  { written, offset }: Run,
  words: readonly RegExpExecArray[],
  begins?: true,
): ReturnType<OwnRule<'text-capital-missing'>> {
  const { source, pointer } = written;
  return words.map(({ 0: word, index }) => {
    const part = { offset: offset + index, length: word.length };
    const correct = word.charAt(0).toUpperCase() + word.slice(1);
    const fix = fixOfText(written, [{ ...part, text: correct }], true);
    const details = { word, correct, ...(begins && { begins }) };
    return { code: 'text-capital-missing', place: { source, pointer, part }, details, fix };
  });
}
