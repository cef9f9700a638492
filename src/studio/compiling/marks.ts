/** Characters without width or meaning: the digits of a mark, and what stands around them. */
const FRAME = '\u2060';
const DIGITS = ['\u2061', '\u2062', '\u2063', '\u2064'];
const MARK = /\u2060([\u2061-\u2064]+)\u2060/g;
/** What may be left of one where a text was cut. */
const REST = /\u2060?[\u2061-\u2064]+\u2060?/g;

/** The invisible mark that stands for a number. */
export function markFor(id: number): string {
  const digits = [...id.toString(DIGITS.length)].map((digit) => DIGITS[Number(digit)]);
  return FRAME + digits.join('') + FRAME;
}

/** A part of a text and the mark that follows it. */
export interface MarkedPart {
  readonly id: number;
  /** From where to where it stands in the text without marks. */
  readonly start: number;
  readonly end: number;
}

interface ReadMarks {
  readonly text: string;
  readonly parts: readonly MarkedPart[];
}

/** A text without its marks, and what they said. */
export function readMarks(marked: string): ReadMarks {
  let text = '';
  let reached = 0;
  const parts: MarkedPart[] = [];
  for (const { 0: mark, 1: digits = '', index } of marked.matchAll(MARK)) {
    const start = text.length;
    text += marked.slice(reached, index).replaceAll(REST, '');
    parts.push({ id: idOf(digits), start, end: text.length });
    reached = index + mark.length;
  }
  return { text: text + marked.slice(reached).replaceAll(REST, ''), parts };
}

export function hasMarks(text: string): boolean {
  return text.includes(FRAME);
}

/** A text as it was before marks were put into it. */
export function withoutMarks(text: string): string {
  return hasMarks(text) ? readMarks(text).text : text;
}

/** The ids of all marks in a text, each once. */
export function marksIn(text: string): Set<number> {
  return new Set([...text.matchAll(MARK)].map(([, digits = '']) => idOf(digits)));
}

function idOf(digits: string): number {
  return Number.parseInt([...digits].map((digit) => DIGITS.indexOf(digit)).join(''), DIGITS.length);
}
