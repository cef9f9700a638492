import type { TextPart } from '../../shared/text-part';

/**
 * The first line of a text that does not have what the same line of another one has: there something is missing, or too
 * much. Nothing of a text of one line, which is found as a whole.
 */
export function differingLine(
  original: string,
  text: string,
  differs: (original: string, line: string) => boolean,
): TextPart | undefined {
  if (!text.includes('\n')) return undefined;
  const [ones, others] = [original.split('\n'), text.split('\n')];
  const index = others.findIndex((line, at) => differs(ones[at] ?? '', line));
  if (index < 0) return undefined;
  const line = others[index] ?? '';
  const start = others.slice(0, index).reduce((length, one) => length + one.length + 1, 0);
  const indent = line.length - line.trimStart().length;
  return { offset: start + indent, length: Math.max(1, line.trim().length) };
}
