import { insertion } from '../../values/text-edit';
import { depthOf, isBlank, isContent, isLanguage, type Line, REACH } from '../lines';
import { KEY } from '../patterns';
import { type FaultContext, linePart, type Repair, valuePart } from '../repair';

/** So many lines near the place may be those at issue. */
const MOST_NEAR = 4;

/** `eyebrow:` above `tone: dark`, and below that what belongs to the eyebrow: two lines that have changed places. */
export function* swappedLines({ near, lines }: FaultContext): Iterable<Repair> {
  yield* swapsAt(new Set(near.slice(0, MOST_NEAR).flatMap(({ index }) => [index, index + 1])), lines);
}

/** Each of these lines, counted from 0, put before the one above it, where the two could have changed places. */
export function* swapsAt(places: Iterable<number>, lines: readonly Line[]): Iterable<Repair> {
  for (const index of places) {
    const [above, line] = [lines[index - 1], lines[index]];
    if (above === undefined || line === undefined || isBlank(above) || isBlank(line)) continue;
    if (areTornApart(above, line)) yield swapped(above, line);
  }
}

/** Whether what belongs to the first of two lines could stand behind the second, or the other way round. */
function areTornApart(above: Line, line: Line): boolean {
  if (above.dashes !== '' && line.dashes !== '') return false;
  return above.indent !== line.indent || (above.key !== '' && above.value === '');
}

function swapped(above: Line, line: Line): Repair {
  const edits = [
    { offset: above.start, length: above.text.length, text: line.text },
    { offset: line.start, length: line.text.length, text: above.text },
  ];
  return {
    reason: 'lines-swapped',
    at: linePart(line),
    edits,
    written: above.text.trim(),
    isGuess: true,
    isCertain: false,
  };
}

const FIRST = `(?:"[^"]*"|'[^']*'|\\{.*\\}|\\[.*\\]) *|\\w[\\w./-]* +|`;
const TWO_LINES = new RegExp(`^(${FIRST})((?:- +)*${KEY}:(?: .*|))$`, 'u');

/** `en: "Contact" page: contact`, `items: - text: "Pan"`: the second of two lines may belong to any of those above. */
export function* joinedAnywhere({ near, lines }: FaultContext): Iterable<Repair> {
  for (const line of near.slice(0, MOST_NEAR)) {
    const [, first = '', second = ''] = (line.key !== '' && TWO_LINES.exec(line.value)) || [];
    if (second === '' || (first === '' && !second.startsWith('-'))) continue;
    const blanks = /[ \t]*$/.exec(line.text.slice(0, line.valueStart - line.start + first.length))?.[0].length ?? 0;
    const offset = line.valueStart + first.length - blanks;
    const depths = first === '' ? [depthOf(line), depthOf(line) + 2] : depthsFrom(line, lines);
    for (const spaces of depths) {
      const edits = [{ offset, length: blanks, text: `\n${' '.repeat(spaces)}` }];
      yield {
        reason: 'lines-joined',
        at: valuePart(line),
        edits,
        written: second,
        spaces,
        isGuess: true,
        isCertain: false,
      };
    }
  }
}

/** How far to the right a line stands, and those to which it belongs: their dashes and what is behind these. */
function depthsFrom(line: Line, lines: readonly Line[]): number[] {
  const depths = [depthOf(line), line.indent.length];
  for (const above of lines.slice(0, line.index).reverse()) {
    if (isContent(above) && above.indent.length < Math.min(...depths)) depths.push(depthOf(above), above.indent.length);
  }
  return [...new Set(depths)];
}

/** ` label:` behind the place of a dash that is gone, and ` -label:` where no dash stands: other items of the list have theirs. */
export function* lostDashes({ near, lines }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const isMoved = line.key === '' && /^-[^\s-]/.test(line.value);
    if (line.dashes !== '' || (line.key === '' && !isMoved)) continue;
    const around = lines.slice(Math.max(line.index - REACH, 0), line.index + REACH);
    const ofItems = around.filter(({ dashes }) => dashes !== '').map(({ indent }) => indent.length);
    const nearest = [...new Set(ofItems)].sort((one, other) => distance(one, line) - distance(other, line));
    const depths = isMoved
      ? nearest.slice(0, MOST_DEPTHS)
      : nearest.filter((depth) => depth === line.indent.length - 1);
    for (const depth of depths) {
      const edits = [
        { offset: line.start, length: line.indent.length + (isMoved ? 1 : 0), text: `${' '.repeat(depth)}- ` },
      ];
      yield { reason: 'dash-missing', at: linePart(line), edits, isGuess: true, isCertain: false };
    }
  }
}

const MOST_DEPTHS = 3;

function distance(depth: number, { indent }: Line): number {
  return Math.abs(depth - indent.length);
}

/** `es:` and `en:` without the key of which they are the languages: below a value, or further to the right than what is beside that key. */
export function* languagesWithoutKey({ near, lines }: FaultContext): Iterable<Repair> {
  for (const line of near.slice(0, MOST_NEAR)) {
    if (!/^[a-z]{2,3}: *$/.test(line.key)) continue;
    const depth = depthOf(line);
    const above = lines.slice(0, line.index).findLast(isContent);
    const [next, ...others] = lines.slice(line.index + 1, line.index + REACH).filter(isContent);
    if (next === undefined || !isLanguage(next) || depthOf(next) !== depth) continue;
    const behind = others.find((other) => depthOf(other) < depth);
    const place = line.dashes === '' ? depthOfKeyAbove(line, above, behind) : line.indent.length + '- '.length;
    if (place === undefined || place >= depth) continue;
    const found = keyBesideOthers(place, line, lines);
    const keys = found === undefined ? [] : [found];
    for (const key of [...keys, undefined]) yield withKeyAbove(line, place, key);
  }
}

/** How far to the right the key stood: beside one with a value above it, or what is behind the languages. */
function depthOfKeyAbove({ indent }: Line, above: Line | undefined, behind: Line | undefined): number | undefined {
  if (above !== undefined && above.key === '') return undefined;
  const isBelowValue = above !== undefined && above.value !== '' && !isOpening(above.value);
  if (isBelowValue && depthOf(above) < indent.length) return depthOf(above);
  const opened = above === undefined ? -1 : depthOf(above);
  const beside = behind !== undefined && behind.dashes === '' && behind.key !== '' ? behind.indent.length : -1;
  return beside > opened ? beside : undefined;
}

/** The key above languages that most others beside it in such a place have, and this one has not, if there is one. */
function keyBesideOthers(depth: number, line: Line, lines: readonly Line[]): string | undefined {
  const isOut = (other: Line) => isContent(other) && other.indent.length + other.dashes.length < depth;
  const isItem = line.dashes !== '';
  const from = isItem
    ? line.index
    : lines.slice(0, line.index).findLastIndex((other) => isOut(other) || other.dashes !== '');
  const to = lines.findIndex((other, at) => at > line.index && (isOut(other) || other.indent.length < depth));
  const beside = lines.slice(Math.max(from, 0), to < 0 ? lines.length : to);
  const own = new Set(beside.filter((other) => depthOf(other) === depth).map(({ key }) => key.trim()));
  const counts = new Map<string, number>();
  lines.forEach((other, index) => {
    const below = lines[index + 1];
    if (depthOf(other) !== depth || other.value !== '' || below === undefined || !isLanguage(below)) return;
    const key = other.key.trim();
    if (key !== '' && !own.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
  });
  const [first, second] = [...counts].sort(([, one], [, other]) => other - one);
  return first !== undefined && first[1] > (second?.[1] ?? 0) ? first[0] : undefined;
}

function withKeyAbove(line: Line, place: number, key: string | undefined): Repair {
  const indent = ' '.repeat(place);
  const [blanks, opening] = line.dashes === '' ? ['', indent] : [' '.repeat(depthOf(line)), `${line.indent}- `];
  const edits = [{ offset: line.start, length: blanks.length, text: `${opening}${key ?? 'texts:'}\n${blanks}` }];
  const at = linePart(line);
  if (key === undefined) return { reason: 'key-above-missing', at, edits, written: line.key.trim(), isCertain: false };
  return { reason: 'line-lost', at, edits, written: key, isGuess: true, isCertain: false };
}

const MOST_OPENINGS = 6;

/** `<p>Pan</p>` just below `text:`, where `es: |` should stand between them. */
export function* lostOpenings({ near, lines }: FaultContext): Iterable<Repair> {
  const openings = openingsIn(lines);
  for (const line of near.slice(0, MOST_NEAR)) {
    const above = lines.slice(0, line.index).findLast(isContent);
    if (above === undefined || above.key === '' || above.value !== '' || line.key !== '' || line.dashes !== '')
      continue;
    const indent = ' '.repeat(depthOf(above) + 2);
    if (line.indent.length <= indent.length) continue;
    for (const written of openings) {
      const edits = [insertion(line.start, `${indent}${written}\n`)];
      yield { reason: 'line-lost', at: linePart(line), edits, written, isGuess: true, isCertain: false };
    }
  }
}

/** What stands above a text of several lines elsewhere in the file, or could: a language. */
function openingsIn(lines: readonly Line[]): string[] {
  const keys = lines.flatMap((line) => {
    const key = line.key.trim();
    if (isOpening(line.value)) return `${key} ${line.value}`;
    return isLanguage(line) ? `${key} |` : [];
  });
  return [...new Set(keys)].slice(0, MOST_OPENINGS);
}

function isOpening(value: string): boolean {
  return /^[|>][-+]?$/.test(value);
}
