import type { StyleDeclaration } from '../../source';
import { suggestionFor } from '../../spelling/suggest';
import { COLOUR_FUNCTIONS, isColour, isHex, isMadeColour } from '../colour';
import type { ValueFault } from './value-fault';

/** A colour behind a hash that has not as many figures as one has. */
export function brokenColour(bare: string): ValueFault | undefined {
  for (const { 0: value, index } of bare.matchAll(/#(?: +(?=[\da-f]{3,8}(?!\w)))?[#\w]*/gi)) {
    if (isHex(value)) continue;
    const once = value
      .replace(/^#[# ]*/, '#')
      .replaceAll(/o/gi, '0')
      .replaceAll(/l/gi, '1');
    return { at: index, reason: 'hash', value, ...(isHex(once) && { correct: once }) };
  }
  return undefined;
}

/** A colour whose opacity follows no slash. */
export function opacityUnparted(bare: string): ValueFault | undefined {
  const found = /(rgba?|hsla?)\(\s*([\d.]+(?:deg)?\s+[\d.]+%?\s+[\d.]+%?)\s+([\d.]+%?)\s*\)/i.exec(bare);
  if (found === null) return undefined;
  const [value, made, figures, opacity] = found;
  return { at: found.index, reason: 'slash', value, correct: `${made}(${figures} / ${opacity})` };
}

const OF_COLOUR = /^(?:color|background-color|border(?:-[a-z]+)*-color|outline-color|fill|stroke)$/;

/** What must be a colour and is none. */
export function noColour({ name, value }: StyleDeclaration, bare: string, byDefault: string): ValueFault | undefined {
  if (isSignless(value) && (name.startsWith('--') || OF_COLOUR.test(name))) {
    return { at: 0, reason: 'colour', value, correct: `#${value}` };
  }
  const isColoured = OF_COLOUR.test(name) || isMadeColour(byDefault);
  if (!isColoured || /^(?:none|context-\w+)$/.test(value)) return undefined;
  if (/^--[\w-]+$/.test(value)) return { at: 0, reason: 'name', value, correct: `var(${value})` };
  if (/^(["']).*\1$/.test(value)) {
    const quoted = value.slice(1, -1).trim();
    return { at: 0, reason: 'colour', value, ...(isColour(quoted) && { correct: quoted }) };
  }
  const [, made, figures = ''] = /^([a-z-]+)\((.*)\)$/i.exec(value) ?? [];
  // What fills a shape may be a part of the drawing.
  if (made === 'url' && /^(?:fill|stroke)$/.test(name)) return undefined;
  if (made !== undefined) return oddlyMade(value, made.toLowerCase(), figures);
  return /[()]/.test(bare) || areColours(bare, name.startsWith('border-') ? SIDES : 1)
    ? undefined
    : { at: 0, reason: 'colour', value };
}

const SIDES = 4;

function areColours(bare: string, most: number): boolean {
  const words = (bare.split('!')[0] ?? '').split(/\s+/).filter(Boolean);
  return words.length <= most && words.every(isColour);
}

/** Functions in whose place anything may come. */
const STANDING_FOR_ANY: ReadonlySet<string> = new Set(['attr', 'env', 'if', 'var']);

/** A colour is made by one of few functions, those of red, green and blue from three figures or four. */
function oddlyMade(value: string, made: string, figures: string): ValueFault | undefined {
  if (STANDING_FOR_ANY.has(made)) return undefined;
  if (!COLOUR_FUNCTIONS.includes(made)) {
    const { suggestion } = suggestionFor(made, COLOUR_FUNCTIONS);
    return { at: 0, reason: 'colour', value, ...(suggestion && { correct: `${suggestion}(${figures})` }) };
  }
  const isCounted = /^(?:rgb|hsl)a?$/.test(made) && /^[\d.,%\s/]+$/.test(figures);
  const [ofColour = '', opacity = ''] = figures.split('/').map((part) => part.trim());
  const count = ofColour.split(/[\s,]+/).filter(Boolean).length;
  const isWhole = count === 3 || (count === 4 && opacity === '');
  if (isCounted && !isWhole) return { at: 0, reason: 'colour', value };
  if (Number(opacity) > 1) {
    const correct = `${made}(${ofColour} / ${opacity}%)`;
    return { at: 0, reason: 'opacity', value, ...(Number(opacity) <= 100 && { correct }) };
  }
  const [, ...tooMuch] = /^rgba?$/.test(made)
    ? [made, ...figures.split(/[\s,/]+/).filter((one) => Number(one) > 255)]
    : [];
  return tooMuch.length === 0 ? undefined : { at: 0, reason: 'figures', value };
}

/** Six figures and letters, both of them: what could be a word is left alone. */
function isSignless(value: string): boolean {
  return isHex(`#${value}`) && value.length === 6 && /\d/.test(value) && /[a-f]/i.test(value);
}
