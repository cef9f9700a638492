/** Shorter lines are items, verses or addresses rather than those of a paragraph. */
const LEAST_LENGTH = 40;
/** How much of the longest line a line has to fill that was broken because it was full. */
const LEAST_PART = 0.7;

const STARTS_SMALL = /^\p{Ll}/u;
const ENDS_OPEN = /[\p{L}\p{N},)\]»”"’-]$/u;
const IS_ITEM = /^(?:[-–—•▪·◦‣*]|(?:\p{L}|[ivx]{2,4}|\p{N}{1,3})[.)](?:\s|$))/iu;

/**
 * A text of which each line ends where its paper did, as those of a PDF, with the lines of a paragraph as one. Lines are
 * joined where the next one goes on in small letters: a list, a table or a verse stays as it is. Whether the hyphen of a word
 * that is parted is its own nobody knows here: in two parts it is told, and mended by its button.
 */
export function joinLines(text: string): string {
  const joined: string[] = [];
  let block: string[] = [];
  for (const line of [...text.split(/\r\n?|\n/), '']) {
    if (line.trim() !== '') block.push(line);
    else {
      for (const each of joinBlock(block)) joined.push(each);
      joined.push(line);
      block = [];
    }
  }
  return joined.slice(0, -1).join('\n');
}

/** Of lines that no empty one parts, those that they are once those of a paragraph are one. */
function joinBlock(lines: readonly string[]): string[] {
  const [first = ''] = lines;
  if (STARTS_SMALL.test(first.trim()) || lines.some((line) => line.includes('\t'))) return [...lines];
  const longest = lines.reduce((most, line) => Math.max(most, line.trim().length), 0);
  const full = Math.max(LEAST_LENGTH, LEAST_PART * longest);
  const paragraphs: string[][] = [];
  let before = '';
  for (const line of lines) {
    const next = line.trim();
    const goesOn = before.length >= full && ENDS_OPEN.test(before) && STARTS_SMALL.test(next) && !IS_ITEM.test(next);
    if (goesOn) paragraphs.at(-1)?.push(next);
    else paragraphs.push([next]);
    before = next;
  }
  return paragraphs.map((parts) => parts.join(' '));
}
