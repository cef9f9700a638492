import type { Finding } from '../problems/finding';
import type { ProblemDetails } from '../problems/problem-details';
import { suggestionFor } from '../problems/suggest';
import type { Rule } from '../rule';
import { COLOUR_FUNCTIONS, isColour, isHex, isMadeColour } from '../theme/colour';
import type { StyleNames } from '../theme/style-names';
import type { StyleDeclaration, StyleSheet } from '../theme/style-sheet';
import { oncePerObject } from '../values/once-per-object';

type Details = ProblemDetails['css-value-malformed'];

/** A part of a value and what is wrong with it. */
interface Fault extends Details {
  readonly at: number;
}

/** Browsers pass over a value that they cannot read, and say nothing. */
export const cssValueMalformed: Rule<'css-value-malformed'> = ({ styles, contract }) =>
  styles.flatMap((style) => [...faultsIn(style, contract.styles), ...bareConditionsIn(style)]);

const faultsIn = oncePerObject((style: StyleSheet, { defaults }: StyleNames) =>
  style.declarations.flatMap((declaration) => faultOf(style, declaration, ofDefaults(declaration.name, defaults))),
);

/** What the program has for a name, by way of the names that it follows from. */
function ofDefaults(name: string, defaults: StyleNames['defaults']): string {
  let value = defaults[name] ?? '';
  for (let steps = 0; steps < FURTHEST; steps += 1) {
    const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
    if (other === undefined) return value;
    value = defaults[other] ?? '';
  }
  return value;
}

const FURTHEST = 8;

/** The size of the window in a condition stands in brackets. */
const bareConditionsIn = oncePerObject((style: StyleSheet): Finding<'css-value-malformed'>[] =>
  style.conditions.flatMap(({ address: value, start }) => {
    if (!/^(?:min-|max-)?(?:width|height)\s*[:<>=][^()]*$/.test(value)) return [];
    return [finding(style, start, { at: 0, reason: 'brackets', value, correct: `(${value.trim()})` })];
  }),
);

/** `byDefault` is what the program has in the place of the value. */
function faultOf(
  written: StyleSheet,
  declaration: StyleDeclaration,
  byDefault: string,
): Finding<'css-value-malformed'>[] {
  const { value, start } = declaration;
  const bare = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)|\/\*[\s\S]*?\*\//gi, (text) => ' '.repeat(text.length));
  const fault =
    empty(declaration, byDefault) ??
    runningOn(value, bare) ??
    endingInComma(value) ??
    ofItself(written, declaration) ??
    quotedOddly(bare) ??
    brokenColour(bare) ??
    brokenLength(declaration, bare) ??
    notYetCss(declaration, bare) ??
    brokenSum(bare) ??
    turnedSlash(value) ??
    noColour(declaration, bare, byDefault) ??
    noLength(declaration, bare, byDefault);
  return fault === undefined ? [] : [finding(written, start, fault)];
}

function finding(written: StyleSheet, start: number, { at, ...details }: Fault): Finding<'css-value-malformed'> {
  const part = { offset: start + at, length: details.value.length };
  const edit =
    details.correct !== undefined && ({ do: 'replace', file: written.path, ...part, text: details.correct } as const);
  return {
    code: 'css-value-malformed',
    place: { written, part },
    details,
    ...(edit && { fix: { edits: [edit], isCertain: false } }),
  };
}

/** A name of the theme may be empty, where the program has nothing for it either. */
function empty({ name, value }: StyleDeclaration, byDefault: string): Fault | undefined {
  if (value !== '' || (name.startsWith('--') && byDefault === '')) return undefined;
  return { at: 0, reason: 'empty', value };
}

/** What is listed ends without a comma. */
function endingInComma(value: string): Fault | undefined {
  const correct = withoutCommaBehind(value);
  return correct === value ? undefined : { at: 0, reason: 'last-comma', value, correct };
}

function withoutCommaBehind(value: string): string {
  return value.endsWith(',') ? value.slice(0, -1).trimEnd() : value;
}

/** The next line is taken for a part of the value. */
function runningOn(value: string, bare: string): Fault | undefined {
  if (/[{}]/.test(bare)) return undefined;
  const line = /^[^\n(]*(?:\([^()]*\)[^\n(]*)*(?=\n\s*-{0,2}[a-z][\w-]*\s*:)/i.exec(bare)?.[0];
  if (line === undefined) return undefined;
  const first = value.slice(0, line.length).trimEnd();
  return { at: 0, reason: 'semicolon', value: first, correct: `${withoutCommaBehind(first)};` };
}

function quotedOddly(bare: string): Fault | undefined {
  if (!/[“”‘’„«»]/.test(bare)) return undefined;
  const correct = bare.replaceAll(/[“”„«»]/g, '"').replaceAll(/[‘’]/g, "'");
  return { at: 0, reason: 'quotes', value: bare, correct };
}

/** A name that stands for itself, maybe by way of others, stands for nothing. */
function ofItself(written: StyleSheet, { name, value, ...where }: StyleDeclaration): Fault | undefined {
  const around = ofRules(written).get(ruleOf(where));
  const passed = new Set<string>();
  const next = [...namesIn(value)];
  for (let other = next.pop(); other !== undefined && passed.size < MOST_NAMES; other = next.pop()) {
    if (other === name) return { at: 0, reason: 'itself', value };
    if (passed.has(other)) continue;
    passed.add(other);
    next.push(...namesIn(around?.get(other) ?? ''));
  }
  return undefined;
}

/** By way of so many others nobody writes a value. */
const MOST_NAMES = 50;

function ruleOf({ of, rule, isConditional }: Pick<StyleDeclaration, 'of' | 'rule' | 'isConditional'>): string | number {
  return of === ':root' && !isConditional ? of : rule;
}

function namesIn(value: string): string[] {
  return [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}

type Rulebook = ReadonlyMap<string | number, ReadonlyMap<string, string>>;

/** What each rule sets; those for the whole document are one. */
const ofRules = oncePerObject(({ declarations }: StyleSheet): Rulebook => {
  const found = new Map<string | number, Map<string, string>>();
  for (const { name, value, ...where } of declarations) {
    const own = found.get(ruleOf(where)) ?? new Map<string, string>();
    found.set(ruleOf(where), own.set(name, value));
  }
  return found;
});

function brokenColour(bare: string): Fault | undefined {
  for (const { 0: value, index } of bare.matchAll(/#[#\w]*/g)) {
    if (isHex(value)) continue;
    const once = value.replace(/^#+/, '#');
    return { at: index, reason: 'hash', value, ...(isHex(once) && { correct: once }) };
  }
  return undefined;
}

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

function brokenLength({ name }: StyleDeclaration, bare: string): Fault | undefined {
  if (name === 'content') return undefined;
  const apart = APART.exec(bare);
  if (apart !== null) {
    return { at: apart.index, reason: 'space', value: apart[0], correct: apart[0].replaceAll(/\s/g, '') };
  }
  if (COMMA.test(bare)) return { at: 0, reason: 'comma', value: bare, correct: bare.replace(',', '.') };
  const inside = foundInside(bare, COMMA_INSIDE, OF_LENGTHS);
  if (inside === undefined) return undefined;
  return { at: inside.index, reason: 'comma', value: inside[0], correct: inside[0].replace(',', '.') };
}

const OF_COLOUR = /^(?:color|background-color|border(?:-[a-z]+)*-color|outline-color|fill|stroke)$/;

/** What must be a colour and is none. */
function noColour({ name, value }: StyleDeclaration, bare: string, byDefault: string): Fault | undefined {
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
  return /^[\p{L}\p{N}_-]+$/u.test(bare) && !isColour(value) ? { at: 0, reason: 'colour', value } : undefined;
}

/** Functions in whose place anything may come. */
const STANDING_FOR_ANY: ReadonlySet<string> = new Set(['attr', 'env', 'if', 'var']);

/** A colour is made by one of few functions, those of red, green and blue from three figures or four. */
function oddlyMade(value: string, made: string, figures: string): Fault | undefined {
  if (STANDING_FOR_ANY.has(made)) return undefined;
  if (!COLOUR_FUNCTIONS.includes(made)) {
    const { suggestion } = suggestionFor(made, COLOUR_FUNCTIONS);
    return { at: 0, reason: 'colour', value, ...(suggestion && { correct: `${suggestion}(${figures})` }) };
  }
  const count = /^[\d.,%\s/]+$/.test(figures) ? figures.split(/[\s,/]+/).filter(Boolean).length : 3;
  const isWhole = !/^(?:rgb|hsl)a?$/.test(made) || count === 3 || count === 4;
  if (!isWhole) return { at: 0, reason: 'colour', value };
  const [, ...tooMuch] = /^rgba?$/.test(made)
    ? [made, ...figures.split(/[\s,/]+/).filter((one) => Number(one) > 255)]
    : [];
  return tooMuch.length === 0 ? undefined : { at: 0, reason: 'figures', value };
}

/** Six figures and letters, both of them: what could be a word is left alone. */
function isSignless(value: string): boolean {
  return isHex(`#${value}`) && value.length === 6 && /\d/.test(value) && /[a-f]/i.test(value);
}

const OF_LENGTH =
  /^(?:font-size|(?:padding|margin|inset|border-radius|gap|row-gap|column-gap)(?:-[a-z]+)*|(?:max-|min-)?(?:width|height|inline-size|block-size))$/;

/** A length other than 0 without its unit. */
function noLength({ name }: StyleDeclaration, bare: string, byDefault: string): Fault | undefined {
  const value = bare.trim();
  if (!/^-?(?:\d*\.)?\d+$/.test(value) || Number(value) === 0) return undefined;
  const isLength = OF_LENGTH.test(name) || /^-?[\d.]+(?:px|rem|em|ch)$/.test(byDefault);
  return isLength ? { at: 0, reason: 'unit', value, correct: `${value}px` } : undefined;
}

const TAKES_VALUE =
  /^(?:(?:background|border|outline)(?:-[a-z]+)*|color|fill|stroke|font-family|font-size|box-shadow|(?:padding|margin|inset|gap)(?:-[a-z]+)*|(?:max-|min-)?(?:width|height|inline-size|block-size))$/;

/** What is asked for as another language of styles asks for it, or by its name alone. */
function notYetCss({ name, value }: StyleDeclaration, bare: string): Fault | undefined {
  const asked = /(?<![\w-])\$([a-z][\w-]*)/i.exec(bare);
  if (asked !== null) return { at: asked.index, reason: 'name', value: asked[0], correct: `var(--${asked[1]})` };
  const named = /var\(\s*(-?(?!-)([a-z][\w-]*))(?=\s*[,)])/di.exec(bare);
  if (named !== null) {
    const [, written = '', inner = ''] = named;
    return { at: startOf(named, 1), reason: 'name', value: written, correct: `--${inner}` };
  }
  if (!TAKES_VALUE.test(name) || !/^--[\w-]+$/.test(value)) return undefined;
  return { at: 0, reason: 'name', value, correct: `var(${value})` };
}

const LENGTH = '(?:\\d*\\.)?\\d+(?:px|r?em|ch|v[wh]|%)';
const ANY = /^/;
const SUM = `\\b${LENGTH}(?:[+-]| [+-]|[+-] )(?=${LENGTH})(?![+-]? )`;

/** A sum without spaces around its sign, a limit below the other one, or a colour whose opacity follows no slash. */
function brokenSum(bare: string): Fault | undefined {
  const sum = foundInside(bare, SUM, ANY);
  if (sum !== undefined) {
    return { at: sum.index, reason: 'sum', value: sum[0], correct: sum[0].replace(/ ?([+-]) ?$/, ' $1 ') };
  }
  const opaque = /(rgba?|hsla?)\(\s*([\d.]+(?:deg)?\s+[\d.]+%?\s+[\d.]+%?)\s+([\d.]+%?)\s*\)/i.exec(bare);
  if (opaque !== null) {
    return {
      at: opaque.index,
      reason: 'slash',
      value: opaque[0],
      correct: `${opaque[1]}(${opaque[2]} / ${opaque[3]})`,
    };
  }
  const clamp = /clamp\(\s*([\d.]+)([a-z]+)\s*,([^()]*|[^()]*\([^()]*\)[^()]*),\s*([\d.]+)\2\s*\)/i.exec(bare);
  if (clamp === null || Number(clamp[1]) <= Number(clamp[4])) return undefined;
  const [whole, least, unit, wish, most] = clamp;
  return { at: clamp.index, reason: 'limits', value: whole, correct: `clamp(${most}${unit},${wish}, ${least}${unit})` };
}

/** Folders are parted as on the web; before a sign that is none of a name, a turned slash is part of how it is written. */
function turnedSlash(value: string): Fault | undefined {
  const found = /url\(\s*["']?(?=\S)(?![a-z]:)([^"'()\\]*\\+[\w.][^"'()]*)/di.exec(value);
  if (found === null) return undefined;
  const [, address = ''] = found;
  return address.startsWith('data:')
    ? undefined
    : { at: startOf(found, 1), reason: 'folder', value: address, correct: address.replaceAll(/\\+/g, '/') };
}

/** Where a group of what was found begins. */
function startOf({ indices }: RegExpExecArray, group: number): number {
  return indices?.[group]?.[0] ?? 0;
}
