import { visibleText } from '../compiler/texts/visible-text';

/**
 * Of a plain text that is pasted what can be seen of it, without the end of its last line: programs copy that along, and
 * what stands behind the cursor goes on in the same line.
 */
export function pastedText(text: string, lang: string): string {
  const visible = visibleText(text, lang);
  return /[\r\n]$/.test(visible) ? visible.trimEnd() : visible;
}
