import { phrasesOf } from '../../src/renderer/phrases';
import type { Lettering } from './lettering';

/** A title in lines, as large as it fits. */
export interface Block {
  readonly lines: readonly string[];
  readonly size: number;
}

/** In pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

type Measure = Pick<Lettering, 'widthOf'>;

/** From the largest to the smallest, in pixels. */
const SIZES = [84, 76, 68, 60, 54, 48, 42, 36];
const LEADING = 1.12;

/** How high lines of a size stand above each other. */
export function lineHeight(size: number): number {
  return size * LEADING;
}

/** Breaks a text into lines of some width, in the largest size in which it is not too high. What never fits ends in dots. */
export function fitText(text: string, room: Room, letters: Measure): Block {
  const whole = text.trim();
  for (const size of SIZES) {
    const lines = linesIn(whole, size, room, letters);
    if (lines !== undefined) return { lines, size };
  }
  return cutToFit(whole, room, letters);
}

/** As much of a text as fits in the smallest size. */
function cutToFit(text: string, room: Room, letters: Measure): Block {
  const size = SIZES.at(-1) ?? 0;
  let best: readonly string[] = [];
  let [from, to] = [0, text.length];
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    const lines = linesIn(`${text.slice(0, middle).trim()}…`, size, room, letters);
    if (lines === undefined) to = middle - 1;
    else [best, from] = [lines, middle];
  }
  return { lines: best, size };
}

function linesIn(text: string, size: number, { width, height }: Room, letters: Measure): string[] | undefined {
  const lines = brokenText(text, width / size, letters);
  return lines !== undefined && lines.length * lineHeight(size) <= height ? lines : undefined;
}

/** Nothing where a word is wider than a line. */
function brokenText(text: string, width: number, letters: Measure): string[] | undefined {
  const lines: string[] = [];
  for (const piece of piecesOf(text)) {
    const longer = `${lines.at(-1) ?? ''}${piece}`;
    if (letters.widthOf(piece.trim()) > width) return undefined;
    if (lines.length > 0 && letters.widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(piece.trim());
  }
  return lines;
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const BETWEEN_SIGNS = /(?<=[\p{Script=Han}\p{P}])(?=[\p{Script=Han}（「『《])/u;
const LONGEST_PHRASE = 12;

/** What stands on one line: words with the space before them, and those that it may not end with with the next one; where there are no spaces, phrases or signs. */
function piecesOf(text: string): string[] {
  return text.split(/[^\S\u00a0]+/).flatMap((unbroken, index) => {
    const word = unbroken.replaceAll('\u00a0', ' ');
    const [first = '', ...others] = KANA.test(word) ? phrasesOf(word, 'ja').flatMap(ofLine) : word.split(BETWEEN_SIGNS);
    return [index === 0 ? first : ` ${first}`, ...others];
  });
}

function ofLine(phrase: string): string[] {
  return phrase.length > LONGEST_PHRASE ? [...phrase] : [phrase];
}
