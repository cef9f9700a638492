import { isFromRight } from '../../compiler/language-data/direction';
import type { Language } from '../../shared/language';

/** How a text runs in its box: as its language does, even where it begins with a fact; else as its letters do. */
export function writingDirection(language: Language | undefined): 'rtl' | 'auto' {
  return isFromRight(language) ? 'rtl' : 'auto';
}
