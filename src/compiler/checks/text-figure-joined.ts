import { fixOfText } from '../findings/fixes';
import type { OwnRule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { runsWith, runsWithFacts, textOf } from '../texts/readable-texts';
import { valuesOfFacts } from '../values/values';

/** A 0 in the middle of a word, and an O among figures: keys that lie side by side. */
const MIXED = /(?<![\p{L}\p{N}_@./#-])(?:\p{Lu}?\p{Ll}*0\p{Ll}{2,}|\d+[Oo]\d+)(?![\p{L}\p{N}_@/-])/gu;
const mixedRuns = runsWith(/\p{L}0\p{Ll}|\dO\d|\do\d/u);

/** `1{{facts.rate}} %`, `{{facts.price}}.00 €`: what is filled in and what stands beside it would be one number. */
const BESIDE_TOKEN =
  /(?<![\p{L}\d])\d+(\{\{\s*facts\.[\w-]+\s*\}\})(?=(?:\s|&nbsp;)?[%\p{Sc}])|(\{\{\s*facts\.[\w-]+\s*\}\})[.,]\d+(?=(?:\s|&nbsp;)?[%\p{Sc}])/gu;

/** In a word there are letters, and in a figure figures. */
export const textFigureJoined: OwnRule<'text-figure-joined'> = (site) => [
  ...fewInEach(mixedRuns(site), textOf, ({ written: { source, pointer }, text, offset }) =>
    mixedIn(text).map(({ at, ...details }) => {
      const part = { offset: offset + at, length: details.word.length };
      return { code: 'text-figure-joined' as const, place: { source, pointer, part }, details };
    }),
  ),
  ...fewInEach(runsWithFacts(site), textOf, ({ written, text, offset }) =>
    [...text.matchAll(BESIDE_TOKEN)].map(({ 0: word, 1: behind, 2: before, index }) => {
      const part = { offset: offset + index, length: word.length };
      const correct = behind ?? before ?? '';
      return {
        code: 'text-figure-joined' as const,
        place: { source: written.source, pointer: written.pointer, part },
        details: { word, correct, isToken: true as const },
        fix: fixOfText(written, [{ ...part, text: correct }], false),
      };
    }),
  ),
  ...valuesOfFacts(site).flatMap(({ source, pointer, value }) => {
    const [mixed] = typeof value === 'string' ? mixedIn(value) : [];
    if (mixed === undefined) return [];
    const { word, correct } = mixed;
    return [{ code: 'text-figure-joined' as const, place: { source, pointer }, details: { word, correct } }];
  }),
];

function mixedIn(text: string): { at: number; word: string; correct: string }[] {
  return [...text.matchAll(MIXED)].flatMap(({ 0: word, index: at }) => {
    if (/^0/.test(word)) return [];
    const correct = /^\d/.test(word) ? word.replaceAll(/o/gi, '0') : word.replaceAll('0', 'o');
    return { at, word, correct };
  });
}
