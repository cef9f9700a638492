import { oncePerObject } from '../once-per-object';
import type { Finding } from '../problems/finding';
import type { ProblemDetails } from '../problems/problem';
import type { Rule } from '../rule';
import { isColour, isHex } from '../theme/colour';
import type { StyleNames } from '../theme/style-names';
import type { StyleDeclaration, StyleSheet } from '../theme/style-sheet';

type Details = ProblemDetails['css-value-malformed'];

/** A part of a value and what is wrong with it. */
interface Fault extends Details {
  readonly at: number;
}

/** Browsers pass over a value that they cannot read, and say nothing. */
export const cssValueMalformed: Rule<'css-value-malformed'> = ({ styles, contract }) =>
  styles.flatMap((style) => faultsIn(style, contract.styles));

const faultsIn = oncePerObject((style: StyleSheet, { defaults }: StyleNames) =>
  style.declarations.flatMap((declaration) => faultOf(style, declaration, defaults[declaration.name] ?? '')),
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
    runningOn(value, bare) ??
    ofItself(declaration) ??
    quotedOddly(bare) ??
    brokenColour(bare) ??
    brokenLength(declaration, bare) ??
    noColour(declaration, bare, byDefault) ??
    noLength(declaration, bare, byDefault);
  if (fault === undefined) return [];
  const { at, ...details } = fault;
  const part = { offset: start + at, length: details.value.length };
  const fix =
    details.correct === undefined
      ? {}
      : {
          fix: {
            edits: [{ do: 'replace', file: written.path, ...part, text: details.correct } as const],
            isCertain: false,
          },
        };
  return [{ code: 'css-value-malformed', place: { written, part }, details, ...fix }];
}

/** The next line is taken for a part of the value. */
function runningOn(value: string, bare: string): Fault | undefined {
  if (/[{}]/.test(bare)) return undefined;
  const line = /^[^\n(]*(?:\([^()]*\)[^\n(]*)*(?=\n\s*-{0,2}[a-z][\w-]*\s*:)/i.exec(bare)?.[0];
  if (line === undefined) return undefined;
  const first = value.slice(0, line.length).trimEnd();
  return { at: 0, reason: 'semicolon', value: first, correct: `${first};` };
}

function quotedOddly(bare: string): Fault | undefined {
  if (!/[“”‘’„«»]/.test(bare)) return undefined;
  const correct = bare.replaceAll(/[“”„«»]/g, '"').replaceAll(/[‘’]/g, "'");
  return { at: 0, reason: 'quotes', value: bare, correct };
}

/** A name that stands for itself stands for nothing. */
function ofItself({ name, value }: StyleDeclaration): Fault | undefined {
  const isItself = [...value.matchAll(/var\(\s*(--[\w-]+)/g)].some(([, other]) => other === name);
  return isItself ? { at: 0, reason: 'itself', value } : undefined;
}

function brokenColour(bare: string): Fault | undefined {
  for (const { 0: value, index } of bare.matchAll(/#[#\w]*/g)) {
    if (isHex(value)) continue;
    const once = value.replace(/^#+/, '#');
    return { at: index, reason: 'hash', value, ...(isHex(once) && { correct: once }) };
  }
  return undefined;
}

const UNIT = 'px|rem|em|ex|ch|lh|rlh|vw|vh|vi|vb|svh|dvh|lvh|cqi|cqw|fr|deg|turn|ms|s|%';
const APART = /(?<![\w.-])-?\d*\.?\d+ +(?:px|rem|em|vw|vh)(?![\w(-])/;
const COMMA = new RegExp(`^-?\\d+,\\d+(?:${UNIT})$`);

function brokenLength({ name }: StyleDeclaration, bare: string): Fault | undefined {
  if (name === 'content') return undefined;
  const apart = APART.exec(bare);
  if (apart !== null) {
    return { at: apart.index, reason: 'space', value: apart[0], correct: apart[0].replaceAll(/\s/g, '') };
  }
  if (!COMMA.test(bare)) return undefined;
  return { at: 0, reason: 'comma', value: bare, correct: bare.replace(',', '.') };
}

const OF_COLOUR = /^(?:color|background-color|border(?:-[a-z]+)*-color|outline-color|fill|stroke)$/;

/** What must be a colour and is none. */
function noColour({ name, value }: StyleDeclaration, bare: string, byDefault: string): Fault | undefined {
  if (isSignless(value) && (name.startsWith('--') || OF_COLOUR.test(name))) {
    return { at: 0, reason: 'colour', value, correct: `#${value}` };
  }
  const isColoured = OF_COLOUR.test(name) || isColour(byDefault);
  if (!isColoured || !/^[\w-]+$/.test(bare) || isColour(value) || /^(?:none|context-\w+)$/.test(value))
    return undefined;
  return { at: 0, reason: 'colour', value };
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
  if (!/^-?\d*\.?\d+$/.test(value) || Number(value) === 0) return undefined;
  const isLength = OF_LENGTH.test(name) || /^-?[\d.]+(?:px|rem|em|ch)$/.test(byDefault);
  return isLength ? { at: 0, reason: 'unit', value, correct: `${value}px` } : undefined;
}
