import { escapeRegExp } from '../../shared/escape-reg-exp';
import { languageNamed } from '../../shared/language';
import type { TextPart } from '../../shared/text-part';
import { type Figure, type FigureDifference, minutesWithDot, turned } from '../figures/figure';
import { isUnitMentioned } from '../figures/units';
import { areMarkedAlike, writeFigure, writeTimeLike } from '../figures/write-figure';
import type { OwnRule } from '../rule';
import type { Files } from '../site';
import { calledAbove } from '../translations/called-above';
import { verdicts } from '../translations/judge';
import { differingLine } from '../translations/lines';
import type { LanguageText } from '../translations/localised-texts';

/** A translation has the figures of its original, each as its own language writes it. */
export const translationFigures: OwnRule<'translation-figures'> = (site) =>
  verdicts(site, 'figures').flatMap((verdict) => {
    const { original, translation, difference } = inTurn(verdict);
    const { inOriginal, inTranslation } = difference;
    const [only, ...others] = inOriginal;
    const [other] = inTranslation;
    if (only && other && (isInLabel(only, other, translation, site) || isInLabel(other, only, original, site)))
      return [];
    const { locale } = languageNamed(translation.language, site.contract.languages);
    const expected = only && others.length === 0 ? asOther(only, other, locale) : undefined;
    return {
      code: 'translation-figures' as const,
      place: { source: translation.source, pointer: translation.pointer, ...partOf(original, translation, difference) },
      details: {
        original: original.language,
        translation: translation.language,
        inOriginal: inOriginal.map(asWritten),
        inTranslation: inTranslation.map(asWritten),
        ...(expected !== undefined && { expected }),
      },
    };
  });

/** A figure as it is to be written where another one stands; undefined where that is a matter of the sentence, or stands there already. */
function asOther(figure: Figure, other: Figure | undefined, locale: string): string | undefined {
  if (other === undefined) return writeFigure(figure, locale);
  const time = writeTimeLike(other, figure);
  if (time !== undefined) return time === other.written ? undefined : time;
  if (figure.kind === 'number' && areMarkedAlike(figure, other)) return figure.written;
  const mayBeTime = minutesWithDot(figure) !== undefined && /^\d+$/.test(other.written);
  return mayBeTime ? undefined : writeFigure(figure, locale);
}

/** Whether what a figure counts in one language is said in the other by the label beside which the figure stands. */
function isInLabel({ value, unit }: Figure, same: Figure, at: LanguageText, { contract }: Files): boolean {
  if (unit === undefined || same.unit !== undefined || value !== same.value) return false;
  return isUnitMentioned(unit, calledAbove(at), languageNamed(at.language, contract.languages).locale);
}

/** Thousands that both write as the language of the translation does, where that of the original has decimals, are to be mended in the original. */
function inTurn(verdict: FigureVerdict): FigureVerdict {
  if (verdict.isOfOthers === true) return verdict;
  const { original, translation, difference } = verdict;
  const [[one, ...more], [other, ...further]] = [difference.inOriginal, difference.inTranslation];
  const isAlone = one !== undefined && other !== undefined && more.length + further.length === 0;
  const isOriginalOdd = isAlone && hasNumber(original, other) && !hasNumber(translation, one);
  if (isOriginalOdd) return { original: translation, translation: original, difference: turned(difference) };
  if (!isAlone || one.written !== other.written || Number(one.value) >= Number(other.value)) return verdict;
  return { original: translation, translation: original, difference: turned(difference) };
}

/** Whether a text has a number somewhere, written alike: the other one is more likely a slip. */
function hasNumber({ text }: LanguageText, { kind, written }: Figure): boolean {
  return kind === 'number' && new RegExp(`(?<![\\d.,])${escapeRegExp(written)}(?![\\d.,]*\\d)`).test(text);
}

type FigureVerdict = Pick<
  ReturnType<typeof verdicts<'figures'>>[number],
  'original' | 'translation' | 'difference' | 'isOfOthers'
>;

/** A longer text stands in several lines of its file. */
const LONG = 200;

/** In a long text, where a figure stands that the original has not, or the line in which one is missing. */
function partOf(original: LanguageText, { text }: LanguageText, difference: FigureDifference): { part?: TextPart } {
  if (!text.includes('\n') && text.length < LONG) return {};
  const [added, missing] = [difference.inTranslation[0]?.written, difference.inOriginal[0]?.written];
  const offset = added === undefined ? -1 : text.indexOf(added);
  if (added !== undefined && offset >= 0 && text.indexOf(added, offset + 1) < 0)
    return { part: { offset, length: added.length } };
  const differs = (one: string, line: string) =>
    missing !== undefined &&
    one.includes(missing) &&
    (added === undefined ? !line.includes(missing) : line.includes(added));
  const part = differingLine(original.text, text, differs);
  return part === undefined ? {} : { part };
}

function asWritten({ written }: Figure): string {
  return written;
}
