import type { StyleDeclaration } from '../../source';
import type { ValueFault } from './value-fault';

const UNIT = 'px|rem|em|ex|ch|lh|rlh|vw|vh|vi|vb|svh|dvh|lvh|cqi|cqw|fr|deg|turn|ms|s|%';
const APART = /(?<![\w.-])-?(?:\d*\.)?\d+ +(?:px|rem|em|vw|vh)(?![\w(-])/;
const COMMA = new RegExp(`^-?\\d+,\\d+(?:${UNIT})$`);

const COMMA_INSIDE = `(?<![\\w.])[1-9]\\d*,\\d+(?:${UNIT})(?![\\w%])`;
/** In what takes lengths alone a number without a unit is none of them. */
const OF_LENGTHS = /^(?:clamp|min|max|calc)$/i;

/** What a pattern finds first in the brackets of a function whose name is one of some. */
function foundInside(bare: string, pattern: string, functions: RegExp): RegExpExecArray | undefined {
  const open: string[] = [];
  const parts = new RegExp(`(?<![a-z-])(?<opened>[a-z-]*)\\(|(?<closed>\\))|${pattern}`, 'gi');
  for (const part of bare.matchAll(parts)) {
    const { opened, closed } = part.groups ?? {};
    if (opened !== undefined) open.push(opened);
    else if (closed !== undefined) open.pop();
    else if (open.length > 0 && functions.test(open.at(-1) ?? '')) return part;
  }
  return undefined;
}

/** A limit in a figure alone, where the other one has a unit: `clamp(1.5, 1rem + 2vw, 3rem)`. */
function limitWithoutUnit(bare: string): ValueFault | undefined {
  const clamp = /clamp\(\s*([\d.]+)([a-z]*)\s*,(?:[^()]*),\s*([\d.]+)([a-z]*)\s*\)/i.exec(bare);
  if (clamp === null) return undefined;
  const [whole, least = '', ofLeast = '', most = '', ofMost = ''] = clamp;
  if ((ofLeast === '') === (ofMost === '')) return undefined;
  const [value, unit] = ofLeast === '' ? [least, ofMost] : [most, ofLeast];
  const at = clamp.index + (ofLeast === '' ? whole.indexOf(value) : whole.lastIndexOf(value));
  return Number(value) === 0 ? undefined : { at, reason: 'unit', value, correct: `${value}${unit}` };
}

/** What is said in a figure alone. */
const OF_FIGURE = /^(?:line-height|opacity|flex-grow|flex-shrink|scale|zoom)$/;

/** A length or a figure with a space before its unit, or with a comma for the point. */
export function brokenLength({ name }: StyleDeclaration, bare: string, byDefault: string): ValueFault | undefined {
  if (name === 'content') return undefined;
  const apart = APART.exec(bare);
  if (apart !== null) {
    return { at: apart.index, reason: 'space', value: apart[0], correct: apart[0].replaceAll(/\s/g, '') };
  }
  if (COMMA.test(bare) || (/^\d+,\d+$/.test(bare) && (OF_FIGURE.test(name) || /^[\d.]+$/.test(byDefault))))
    return { at: 0, reason: 'comma', value: bare, correct: bare.replace(',', '.') };
  const inside = foundInside(bare, COMMA_INSIDE, OF_LENGTHS);
  if (inside === undefined) return limitWithoutUnit(bare);
  return { at: inside.index, reason: 'comma', value: inside[0], correct: inside[0].replace(',', '.') };
}

const OF_LENGTH =
  /^(?:font-size|(?:padding|margin|inset|border-radius|gap|row-gap|column-gap)(?:-[a-z]+)*|(?:max-|min-)?(?:width|height|inline-size|block-size)|(?:border|outline)(?:-(?:top|right|bottom|left|block|inline|start|end))*(?:-width)?|outline-offset|(?:box|text)-shadow|(?:letter|word)-spacing|text-indent)$/;

/** A number by itself. */
const BARE_NUMBER = /(?<!\S)-?(?:\d*\.)?\d+(?=[\s,]|$)/g;

/** Lengths other than 0 without their units. */
export function noLength({ name }: StyleDeclaration, bare: string, byDefault: string): ValueFault | undefined {
  const isLength = OF_LENGTH.test(name) || /^-?[\d.]+(?:px|rem|em|ch)$/.test(byDefault);
  const numbers = isLength
    ? [...withoutFunctions(bare).matchAll(BARE_NUMBER)].filter(([number]) => Number(number) !== 0)
    : [];
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const value = bare.slice(first.index, last.index + last[0].length);
  let reached = first.index;
  const pieces = numbers.map(({ 0: number, index }) => {
    const before = bare.slice(reached, index);
    reached = index + number.length;
    return `${before}${withUnit(number)}`;
  });
  return { at: first.index, reason: 'unit', value, correct: pieces.join('') };
}

const OF_TIME = /^(?:transition|animation)(?:-(?:duration|delay))?$/;

/** A time without its unit; among what is said of an animation, a number may also be how many times. */
export function noTime({ name }: StyleDeclaration, bare: string): ValueFault | undefined {
  if (!OF_TIME.test(name) || (name === 'animation' && /\dm?s\b/.test(bare))) return undefined;
  const [first] = withoutFunctions(bare).matchAll(BARE_NUMBER);
  if (first === undefined) return undefined;
  const [value] = first;
  return { at: first.index, reason: 'unit', value, correct: `${value}${Number(value) < FEWEST_MS ? 's' : 'ms'}` };
}

/** Nobody waits for so many seconds. */
const FEWEST_MS = 20;

/** A value with spaces in the place of what stands in brackets. */
function withoutFunctions(bare: string): string {
  let depth = 0;
  return bare.replaceAll(/[()]|[^()]+/g, (part) => {
    if (part === '(') depth += 1;
    else if (part === ')') depth -= 1;
    return depth > 0 || part === ')' ? ' '.repeat(part.length) : part;
  });
}

/** Nobody means a part of a pixel. */
function withUnit(number: string): string {
  return `${number}${Number.isInteger(Number(number)) ? 'px' : 'rem'}`;
}

/** More than all of it: a figure out of a hundred. */
export function opacityOver({ name }: StyleDeclaration, bare: string): ValueFault | undefined {
  const value = bare.trim();
  if (name !== 'opacity' || !/^\d+(?:\.\d+)?$/.test(value) || Number(value) <= 1) return undefined;
  const isOfHundred = Number(value) <= 100;
  return {
    at: bare.indexOf(value),
    reason: 'opacity',
    value,
    ...(isOfHundred && { correct: String(Number(value) / 100) }),
  };
}

/** What has a size has none below nothing. */
const OF_SIZE =
  /^(?:font-size|(?:padding|border-radius|gap|row-gap|column-gap)(?:-[a-z]+)*|border(?:-[a-z]+)*-width|(?:max-|min-)?(?:width|height|inline-size|block-size))$/;

/** A size below nothing; in a function it may be part of more. */
export function negativeSize({ name }: StyleDeclaration, bare: string): ValueFault | undefined {
  if (!OF_SIZE.test(name) || bare.includes('(')) return undefined;
  const found = /(?<![^\s])-(?=(?:\d*\.)?\d)\S+/.exec(bare);
  if (found === null || /^-0*\.?0*(?![\d.])/.test(found[0])) return undefined;
  return { at: found.index, reason: 'negative', value: found[0], correct: found[0].slice(1) };
}

const LENGTH = '(?:\\d*\\.)?\\d+(?:px|r?em|ch|v[wh]|%)';
const ANY = /^/;
/** What clamp() takes is parted by commas. */
const TWO_LENGTHS = `(?<![\\w.])${LENGTH} +${LENGTH}(?![\\w.])`;
const SUM = `\\b${LENGTH}(?: ?[+-]|[+-] )(?=(?<second>${LENGTH}))(?![+-]? )`;

/** A sum without spaces around its sign, two lengths without a comma between them, or a limit below the other one. */
export function brokenSum(bare: string): ValueFault | undefined {
  const sum = foundInside(bare, SUM, ANY);
  if (sum !== undefined) {
    const [first] = sum;
    const second = sum.groups?.second ?? '';
    const correct = `${first.replace(/ ?([+-]) ?$/, ' $1 ')}${second}`;
    return { at: sum.index, reason: 'sum', value: `${first}${second}`, correct };
  }
  const unparted = foundInside(bare, TWO_LENGTHS, /^clamp$/i);
  if (unparted !== undefined) {
    const [value] = unparted;
    return { at: unparted.index, reason: 'parts', value, correct: value.replace(/ +/, ', ') };
  }
  const clamp = /clamp\(\s*([\d.]+)([a-z]+)\s*,([^()]*|[^()]*\([^()]*\)[^()]*),\s*([\d.]+)\2\s*\)/i.exec(bare);
  if (clamp === null || Number(clamp[1]) <= Number(clamp[4])) return undefined;
  const [whole, least, unit, wish, most] = clamp;
  return { at: clamp.index, reason: 'limits', value: whole, correct: `clamp(${most}${unit},${wish}, ${least}${unit})` };
}
