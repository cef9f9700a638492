import { languageNamed } from '../../shared/language';
import type { Figure } from '../figures/figure';
import { writeFigure, writeTimeLike } from '../figures/write-figure';
import type { OwnRule } from '../rule';
import type { TextPart } from '../texts/text-part';
import { verdicts } from '../translations/judge';

/** A translation has the figures of its original, each as its own language writes it. */
export const translationFigures: OwnRule<'translation-figures'> = (site) =>
  verdicts(site, 'figures').map(({ original, translation, difference: { inOriginal, inTranslation } }) => {
    const [only, ...others] = inOriginal;
    const { locale } = languageNamed(translation.language, site.contract.languages);
    const [other] = inTranslation;
    const alike = only && other && writeTimeLike(other, only);
    const expected = only && others.length === 0 ? (alike ?? writeFigure(only, locale)) : undefined;
    return {
      code: 'translation-figures',
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
