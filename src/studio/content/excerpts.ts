import { commonEnds } from '../../editing/text-edits';

/** Texts that are no longer are shown whole. */
const LONGEST = 60;

/** How many characters are shown on each side of what is different. */
const AROUND = 20;

/** How many characters of what is different itself are shown. */
const MOST = 100;

/** Two texts, of which long ones only around what is different between them. */
export function excerpts(before: string, after: string): readonly [string, string] {
  if (before.length <= LONGEST && after.length <= LONGEST) return [before, after];
  const ends = commonEnds(before, after);
  const start = startOfWord(before, ends.before - AROUND);
  return [before, after].map((text) => {
    const end = endOfWord(text, text.length - ends.after + AROUND);
    const shown = text.slice(start, end);
    return `${start > 0 ? '…' : ''}${shortened(shown.trim(), MOST)}${end < text.length ? '…' : ''}`.replace('……', '…');
  }) as [string, string];
}

/** A text without its end where it is too long, ending with a whole word. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most - 1);
  const space = start.lastIndexOf(' ');
  return `${(space > most / 2 ? start.slice(0, space) : start).trimEnd()}…`;
}

function startOfWord(text: string, at: number): number {
  return at <= 0 ? 0 : text.lastIndexOf(' ', at) + 1;
}

function endOfWord(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const end = text.indexOf(' ', at);
  return end < 0 ? text.length : end;
}
