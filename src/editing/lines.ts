/** Where the line on which a character stands begins. */
export function startOfLine(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

/** Where the line on which a character stands ends, its break excluded. */
export function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  if (end < 0) return text.length;
  return end > offset && text[end - 1] === '\r' ? end - 1 : end;
}

/** Where the line after that of a character begins, or the text ends. */
export function startOfNextLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}

/** Where the line before that of a character ends, its break excluded; nothing of the first line. */
export function endOfLineBefore(text: string, offset: number): number | undefined {
  const start = startOfLine(text, offset);
  return start === 0 ? undefined : endOfLine(text, startOfLine(text, start - 1));
}

/** How many characters stand before another on its line; a mark of the byte order is none. */
export function columnOf(text: string, offset: number): number {
  const start = startOfLine(text, offset);
  return offset - start - (start === 0 && text.startsWith('\ufeff') ? 1 : 0);
}

/** Whether nothing but spaces stands before a character on its line. */
export function beginsLine(text: string, offset: number): boolean {
  return /^\ufeff?[ \t]*$/.test(text.slice(startOfLine(text, offset), offset));
}

/** How the lines of a text end: like the first of them. */
export function lineBreakOf(text: string): string {
  const end = text.indexOf('\n');
  return end > 0 && text[end - 1] === '\r' ? '\r\n' : '\n';
}

/** The comment of a line that is nothing else, and its column. */
export function commentLine(text: string, start: number): { offset: number; column: number } | undefined {
  const line = text.slice(start, endOfLine(text, start));
  const [blanks = ''] = /^\ufeff?[ \t]*/.exec(line) ?? [];
  return line[blanks.length] === '#'
    ? { offset: start + blanks.length, column: columnOf(text, start + blanks.length) }
    : undefined;
}
