import type { Language } from '../../shared/language';
import { fixOfText } from '../findings/fixes';
import type { Rule } from '../rule';
import type { Contract } from '../schema/contract';
import type { Source } from '../source';
import type { Dictionary } from '../spelling/dictionary';
import { type Disagreement, disagreementsIn } from '../texts/agreement/disagreements';
import { fewInEach } from '../texts/few-faults';
import { isQuoted } from '../texts/quoted';
import { readableRuns, textOf } from '../texts/readable-texts';
import { noted } from '../values/notes';

/** In Spanish, what belongs together has one gender and one number: «los cursos certificados», «la formación empieza». */
export const textAgreementWrong: Rule<'text-agreement-wrong'> = ({ sources, contract }, { dictionaries }) => {
  if (dictionaries === undefined) return [];
  const isWrong = ({ language, ...suspected }: Suspected) =>
    meantBy(suspected, dictionaries.get(language)) !== undefined;
  const files = sources.filter((source) => suspectedIn(source, contract).some(isWrong));
  return fewInEach(readableRuns({ sources: files, contract }), textOf, ({ written, text, offset }) => {
    const { source, pointer, language = '' } = written;
    let end = 0;
    return disagreementsIn(text, language).flatMap((found) => {
      const correct = meantBy(found, dictionaries.get(language));
      // Of what begins alike, the likeliest is told.
      if (correct === undefined || found.part.offset < end || isQuoted(text.slice(0, found.part.offset))) return [];
      end = found.part.offset + found.part.length;
      const part = { ...found.part, offset: offset + found.part.offset };
      const { orElse } = found;
      const fix = fixOfText(written, [{ ...part, text: correct }], false);
      const details = { text: found.text, correct, ...(orElse !== undefined && { orElse }) };
      const place = { source, pointer, part };
      return [{ code: 'text-agreement-wrong', place, details, ...(orElse === undefined && { fix }) }];
    });
  });
};

/** What a dictionary is asked of a file. */
type Suspected = Pick<Disagreement, 'meant' | 'known' | 'unknown'> & { readonly language: Language };

const suspectedIn = noted('suspected', (source: Source, contract: Contract): readonly Suspected[] =>
  readableRuns({ sources: [source], contract }).flatMap(({ written: { language }, text }) =>
    language === undefined
      ? []
      : disagreementsIn(text, language).map(({ meant, known, unknown }) => ({ meant, known, unknown, language })),
  ),
);

/** What words are meant that do not agree, as far as a dictionary has them. */
function meantBy({ meant, known, unknown }: Omit<Suspected, 'language'>, dictionary?: Dictionary): string | undefined {
  if (dictionary === undefined || unknown.some(dictionary.has)) return undefined;
  if (!known.every((words) => words.some(dictionary.has))) return undefined;
  return meant.find(({ word }) => dictionary.has(word))?.text;
}
