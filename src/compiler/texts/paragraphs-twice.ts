import type { TextPart } from '../../shared/text-part';
import type { HtmlElement } from '../html/html-structure';
import { withoutTags } from './prose';
import type { HtmlText } from './readable-texts';
import { wordsIn } from './words';

/** Fewer may be called out twice. */
const FEWEST_WORDS = 4;

/** The paragraphs that say what the one just before them says, with the blanks before them. */
export function paragraphsTwice({ text, structure }: HtmlText): readonly (TextPart & { readonly said: string })[] {
  const paragraphs = structure.elements.filter(({ name, closing }) => name === 'p' && closing !== undefined);
  return paragraphs.flatMap((paragraph, index) => {
    const before = paragraphs[index - 1];
    const said = insideOf(paragraph, text);
    if (before === undefined || insideOf(before, text) !== said) return [];
    const [offset, end] = [endOf(before), endOf(paragraph)];
    const isNext = text.slice(offset, paragraph.opening.part.offset).trim() === '';
    return isNext && wordsIn(withoutTags(said)).length >= FEWEST_WORDS ? { offset, length: end - offset, said } : [];
  });
}

function insideOf({ opening, closing }: HtmlElement, text: string): string {
  return text.slice(opening.part.offset + opening.part.length, closing?.part.offset).trim();
}

function endOf({ closing }: HtmlElement): number {
  return closing === undefined ? 0 : closing.part.offset + closing.part.length;
}
