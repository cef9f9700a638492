import { oncePerObject } from '../../shared/once-per-object';
import type { Finding } from '../findings/finding';
import type { Rule } from '../rule';
import type { StyleNames } from '../schema/style-names';
import type { StyleDeclaration, StyleSheet } from '../source';
import { brokenColour, noColour, opacityUnparted } from '../theme/value-faults/colours';
import { noGrid } from '../theme/value-faults/grid-areas';
import { brokenLength, brokenSum, negativeSize, noLength, noTime, opacityOver } from '../theme/value-faults/lengths';
import { notYetCss, ofItself } from '../theme/value-faults/names';
import {
  endingInComma,
  quotedOddly,
  runningOn,
  secondColon,
  signedOddly,
  turnedSlash,
} from '../theme/value-faults/punctuation';
import { startOf, type ValueFault } from '../theme/value-faults/value-fault';
import { variableNamed } from '../theme/variable-named';

/** Browsers pass over a value that they cannot read, and say nothing. */
export const cssValueMalformed: Rule<'css-value-malformed'> = ({ styles, contract }) =>
  styles.flatMap((style) => [...faultsIn(style, contract.styles), ...bareConditionsIn(style)]);

const faultsIn = oncePerObject((style: StyleSheet, { defaults }: StyleNames) =>
  style.declarations.flatMap((declaration) => faultOf(style, declaration, valueFor(declaration.name, style, defaults))),
);

/** What the program has in the place of a value: of a name of the theme’s own, for the name that follows from it. */
function valueFor(name: string, style: StyleSheet, defaults: StyleNames['defaults']): string {
  return ofDefaults(name, defaults) || ofDefaults(followersIn(style).get(name) ?? '', defaults);
}

/** By a name, one of those that say `var(…)` of it and nothing else. */
const followersIn = oncePerObject(
  ({ declarations }: StyleSheet): ReadonlyMap<string, string> =>
    new Map(
      declarations.flatMap(({ name, value }) => {
        const [, followed] = /^var\(\s*(--[\w-]+)\s*\)$/.exec(value) ?? [];
        return followed === undefined ? [] : [[followed, name] as const];
      }),
    ),
);

/** What the program has for a name, by way of the names that it follows from. */
function ofDefaults(name: string, defaults: StyleNames['defaults']): string {
  let value = defaults[name] ?? '';
  for (let steps = 0; steps < FURTHEST; steps += 1) {
    const other = variableNamed(value);
    if (other === undefined) return value;
    value = defaults[other] ?? '';
  }
  return value;
}

const FURTHEST = 8;

/** The size of the window in a condition stands in brackets, has a unit, and is compared by a sign that there is. */
const bareConditionsIn = oncePerObject((style: StyleSheet): Finding<'css-value-malformed'>[] =>
  style.conditions.flatMap(({ address: value, start }) => {
    const fault = ofCondition(value, style.conditions);
    return fault === undefined ? [] : [finding(style, start, fault)];
  }),
);

function ofCondition(value: string, others: StyleSheet['conditions']): ValueFault | undefined {
  if (/^(?:min-|max-)?(?:width|height)\s*[:<>=][^()]*$/.test(value)) {
    return { at: 0, reason: 'brackets', value, correct: `(${value.trim()})` };
  }
  const sign = /=\s*([<>])|([<>])\s+=/.exec(value);
  if (sign !== null) return { at: sign.index, reason: 'sign', value: sign[0], correct: `${sign[1] ?? sign[2]}=` };
  const between = /(?<=\()\s*(min-|max-)?((?:inline-|block-)?(?:width|height|size))\s+(\d[\d.]*[a-z]*)(?=\s*\))/.exec(
    value,
  );
  if (between !== null) {
    const [written, limit = '', feature = '', size = ''] = between;
    const correct = limit === '' ? `${feature} < ${size}` : `${limit}${feature}: ${size}`;
    return { at: between.index, reason: 'no-sign', value: written, correct };
  }
  const bare = /(?:width|height|inline-size|block-size)\s*(?::|[<>]=?)\s*([1-9]\d*(?:\.\d+)?)(?=\s*\))/d.exec(value);
  if (bare === null) return undefined;
  const [unit = 'px'] = others.flatMap(({ address }) => /\d(r?em|px)\b/.exec(address)?.[1] ?? []);
  return { at: startOf(bare, 1), reason: 'unit', value: bare[1] ?? '', correct: `${bare[1]}${unit}` };
}

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
    noGrid(declaration) ??
    runningOn(value, bare) ??
    secondColon(value) ??
    endingInComma(value) ??
    ofItself(written, declaration) ??
    quotedOddly(value, bare) ??
    signedOddly(value, bare) ??
    brokenColour(bare) ??
    brokenLength(declaration, bare, byDefault) ??
    notYetCss(declaration, bare) ??
    brokenSum(bare) ??
    negativeSize(declaration, bare) ??
    opacityOver(declaration, bare) ??
    opacityUnparted(bare) ??
    turnedSlash(value) ??
    noColour(declaration, bare, byDefault) ??
    noLength(declaration, bare, byDefault) ??
    noTime(declaration, bare);
  return fault === undefined ? [] : [finding(written, start, fault)];
}

function finding(written: StyleSheet, start: number, { at, ...details }: ValueFault): Finding<'css-value-malformed'> {
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
function empty({ name, value }: StyleDeclaration, byDefault: string): ValueFault | undefined {
  if (value !== '' || (name.startsWith('--') && byDefault === '')) return undefined;
  return { at: 0, reason: 'empty', value };
}
