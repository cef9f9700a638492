import type { TextPart } from '../finding';

/**
 * The line of a text that says what a line of another one says, where both have as many: `differs` tells the two apart.
 * Nothing of a text of one line, which is found as a whole.
 */
export function differingLine(
  original: string,
  text: string,
  differs: (original: string, line: string) => boolean,
): TextPart | undefined {
  if (!text.includes('\n')) return undefined;
  const [ones, others] = [original.split('\n'), text.split('\n')];
  const index = ones.length === others.length ? others.findIndex((line, at) => differs(ones[at] ?? '', line)) : 0;
  if (index < 0) return undefined;
  const line = others[index] ?? '';
  const start = others.slice(0, index).reduce((length, one) => length + one.length + 1, 0);
  const indent = line.length - line.trimStart().length;
  return { offset: start + indent, length: Math.max(1, line.trim().length) };
}
