import { fixOfText } from '../findings/fixes';
import type { OwnRule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { wrongPhrasesIn } from '../texts/phrases';
import { isQuoted } from '../texts/quoted';
import { readableRuns, textOf } from '../texts/readable-texts';

/** What is written wrong in whatever sentence it stands: “would of”, «haber si». */
export const textPhraseWrong: OwnRule<'text-phrase-wrong'> = (site) =>
  fewInEach(readableRuns(site), textOf, ({ written, text, offset }) => {
    const { source, pointer, language } = written;
    const phrases = language === undefined ? [] : wrongPhrasesIn(text, language);
    // Two patterns may find the same fault, “in the passed year” and “the passed year”.
    const told = new Set<number>();
    return phrases.flatMap(({ pattern, correct }) =>
      [...text.matchAll(pattern)].flatMap((found) => {
        const [phrase] = found;
        const characters = Array.from({ length: phrase.length }, (_none, index) => found.index + index);
        if (characters.some((at) => told.has(at)) || isQuoted(text.slice(0, found.index))) return [];
        for (const at of characters) told.add(at);
        const part = { offset: offset + found.index, length: phrase.length };
        const meant = correct.replaceAll(/\$(\d)/g, (_sign, group: string) => found[Number(group)] ?? '');
        const fix = fixOfText(written, [{ ...part, text: meant }], false);
        const details = { phrase, correct: meant };
        return [{ code: 'text-phrase-wrong' as const, place: { source, pointer, part }, details, fix }];
      }),
    );
  });
