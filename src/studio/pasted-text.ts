import { visibleText } from '../compiler/texts/visible-text';
import { wholeLetters } from '../compiler/texts/whole-letters';

/**
 * Of a plain text that is pasted what can be seen of it, without the end of its last line: programs copy that along, and
 * what stands behind the cursor goes on in the same line.
 */
export function pastedText(text: string, lang: string): string {
  const visible = pastedLetters(text, lang);
  return /[\r\n]$/.test(visible) ? visible.trimEnd() : visible;
}

/** Of what is pasted, code or text, the letters that somebody would have typed. */
export function pastedLetters(text: string, lang: string): string {
  return wholeLetters(visibleText(text, lang));
}
