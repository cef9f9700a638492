import { languageNamed } from '../../shared/language';
import type { Figure } from '../figures/figure';
import { isUnitMentioned } from '../figures/units';
import { writeFigure, writeTimeLike } from '../figures/write-figure';
import type { OwnRule } from '../rule';
import type { Files } from '../site';
import type { TextPart } from '../texts/text-part';
import { calledAbove } from '../translations/called-above';
import { verdicts } from '../translations/judge';
import type { LanguageText } from '../translations/localised-texts';

/** A translation has the figures of its original, each as its own language writes it. */
export const translationFigures: OwnRule<'translation-figures'> = (site) =>
  verdicts(site, 'figures').flatMap(({ original, translation, difference: { inOriginal, inTranslation } }) => {
    const [only, ...others] = inOriginal;
    const [other] = inTranslation;
    if (only && other && (isInLabel(only, other, translation, site) || isInLabel(other, only, original, site)))
      return [];
    const { locale } = languageNamed(translation.language, site.contract.languages);
    const alike = only && other && writeTimeLike(other, only);
    const expected = only && others.length === 0 ? (alike ?? writeFigure(only, locale)) : undefined;
    return {
      code: 'translation-figures' as const,
      place: { source: translation.source, pointer: translation.pointer, ...partOf(translation.text, inTranslation) },
      details: {
        original: original.language,
        translation: translation.language,
        inOriginal: inOriginal.map(asWritten),
        inTranslation: inTranslation.map(asWritten),
        ...(expected !== undefined && { expected }),
      },
    };
  });

/** Whether what a figure counts in one language is said in the other by the label beside which the figure stands. */
function isInLabel({ value, unit }: Figure, same: Figure, at: LanguageText, { contract }: Files): boolean {
  if (unit === undefined || same.unit !== undefined || value !== same.value) return false;
  return isUnitMentioned(unit, calledAbove(at), languageNamed(at.language, contract.languages).locale);
}

/** In a text of several lines, the line in which a figure stands that the original has not. */
function partOf(text: string, [first]: readonly Figure[]): { part?: TextPart } {
  if (first === undefined || !text.includes('\n')) return {};
  const offset = text.indexOf(first.written);
  const isClear = offset >= 0 && text.indexOf(first.written, offset + 1) < 0;
  return isClear ? { part: { offset, length: first.written.length } } : {};
}

function asWritten({ written }: Figure): string {
  return written;
}
