import { distance } from 'fastest-levenshtein';
import { oncePerObject } from '../../shared/once-per-object';
import type { Finding } from '../findings/finding';
import { ELEMENTS } from '../html/html-elements';
import type { Rule } from '../rule';
import type { StyleNames } from '../schema/style-names';
import type { StyleDeclaration, StyleSheet } from '../source';
import { lettersOf } from '../texts/slip-of';
import { PROPERTIES } from '../theme/properties';
import { withoutStrings } from '../theme/without-strings';

interface Unknown {
  readonly word: string;
  readonly correct?: string;
  readonly valid?: readonly string[];
  readonly at: number;
}

/** A word of a style sheet that is nearly one that browsers know: they pass over the line and say nothing. */
export const cssWordUnknown: Rule<'css-word-unknown'> = ({ styles, contract }) =>
  styles.flatMap((style) =>
    style.syntaxError === undefined ? [...unknownIn(style), ...dotlessIn(style, contract.styles)] : [],
  );

/** `badge {`: a class without the dot before it. */
const dotlessIn = oncePerObject((style: StyleSheet, { classes }: StyleNames) =>
  [...withoutStrings(style.text).matchAll(/((?:^|[{};])\s*)([a-z][\w-]*)(?=\s*\{)/gi)].flatMap(
    ({ 1: before = '', 2: word = '', index }) =>
      ELEMENTS.has(word.toLowerCase()) || !classes.includes(word)
        ? []
        : [told(style, { word, correct: `.${word}`, at: index + before.length })],
  ),
);

const unknownIn = oncePerObject((style: StyleSheet) => [
  ...[...misspeltRules(style), ...misspeltRoot(style), ...misspeltStates(style), ...misspeltConditions(style)].map(
    (unknown) => told(style, unknown),
  ),
  ...style.declarations.flatMap((declaration) => {
    const unknown =
      misspeltName(declaration) ??
      misspeltValue(declaration) ??
      misspeltUnit(declaration) ??
      misspeltFormat(declaration);
    return unknown === undefined ? [] : [told(style, unknown)];
  }),
]);

function told(written: StyleSheet, { word, correct, valid = [], at }: Unknown): Finding<'css-word-unknown'> {
  const part = { offset: at, length: word.length };
  const place = { written, part };
  if (correct === undefined) return { code: 'css-word-unknown', place, details: { word, valid } };
  return {
    code: 'css-word-unknown',
    place,
    details: { word, correct },
    fix: { edits: [{ do: 'replace', file: written.path, ...part, text: correct }], isCertain: false },
  };
}

const AT_RULES = words(
  'charset counter-style container font-face font-feature-values font-palette-values import keyframes layer media namespace page property scope starting-style supports view-transition',
);

/** What Sass, Less and Tailwind make style sheets of, and no browser reads. */
const OF_OTHER_TOOLS = words(
  'apply each else extend for forward if include mixin screen tailwind theme use utility variant while',
);

function misspeltRules({ text }: StyleSheet): Unknown[] {
  return [...withoutStrings(text).matchAll(/(?<=(?:^|[\s;{}])@)[a-z-]+/gi)].flatMap(({ 0: word, index }): Unknown[] => {
    if (OF_OTHER_TOOLS.includes(word.toLowerCase())) return [{ word: `@${word}`, at: index - 1 }];
    const correct = meant(word, AT_RULES);
    return correct === undefined ? [] : [{ word, correct, at: index }];
  });
}

/** What a selector may say of the state of an element, or of a part of it. */
const STATES = words(
  'active after backdrop before checked disabled empty enabled first-child first-letter first-line first-of-type focus focus-visible focus-within hover invalid last-child last-of-type link marker nth-child nth-last-child nth-of-type only-child open placeholder required root selection target visited where',
);

function misspeltStates({ text, declarations }: StyleSheet): Unknown[] {
  const selectors = new Map(declarations.map(({ rule, of }) => [rule, of]));
  return [...selectors].flatMap(([rule, selector]) =>
    [...(text.startsWith(selector, rule) ? selector : '').matchAll(/(?<=:)[a-z-]+/gi)].flatMap(({ 0: word, index }) => {
      // That of the whole document is told by itself.
      const correct = meant(word, STATES);
      return correct === undefined || correct === 'root' ? [] : [{ word, correct, at: rule + index }];
    }),
  );
}

function misspeltName({ name, from }: StyleDeclaration): Unknown | undefined {
  if (!/^[a-z]/i.test(name)) return undefined;
  const hyphened = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const correct =
    meant(name, PROPERTIES) ?? (hyphened !== name && PROPERTIES.includes(hyphened) ? hyphened : undefined);
  return correct === undefined ? undefined : { word: name, correct, at: from };
}

/** `root {`, `:rot {`, `root: {`: what no document has. */
function misspeltRoot({ text }: StyleSheet): Unknown[] {
  return [...withoutStrings(text).matchAll(/(^|[{};])(\s*)(:{0,2}[rot]{3,5}:?)(?=\s*\{)/gi)].flatMap(
    ({ 1: before = '', 2: space = '', 3: word = '', index }) =>
      word === ':root' ? [] : [{ word, correct: ':root', at: index + before.length + space.length }],
  );
}

/** What a condition may ask of the window and of whoever looks. */
const FEATURES = words(
  'any-hover any-pointer aspect-ratio block-size color-gamut display-mode dynamic-range forced-colors height hover inline-size inverted-colors max-aspect-ratio max-height max-resolution max-width min-aspect-ratio min-height min-resolution min-width orientation pointer prefers-color-scheme prefers-contrast prefers-reduced-data prefers-reduced-motion prefers-reduced-transparency resolution scripting update width',
);

function misspeltConditions({ conditions }: StyleSheet): Unknown[] {
  return conditions.flatMap(({ address, start }) =>
    [...address.matchAll(/(?<=\()[a-z-]+(?=\s*[:<>=])/gi)].flatMap(({ 0: word, index }) => {
      // What is supported is asked of properties.
      const correct = PROPERTIES.includes(word) ? undefined : meant(word, FEATURES);
      return correct === undefined ? [] : [{ word, correct, at: start + index }];
    }),
  );
}

const ALIGNED = 'baseline center end flex-end flex-start normal space-around space-between space-evenly start stretch';
/** What may be said of something in one word. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  'align-content': words(ALIGNED),
  'align-items': words(ALIGNED),
  'box-sizing': words('border-box content-box'),
  display: words('block contents flex flow-root grid inline inline-block inline-flex inline-grid none table'),
  'flex-direction': words('column column-reverse row row-reverse'),
  'flex-wrap': words('nowrap wrap wrap-reverse'),
  float: words('inline-end inline-start left none right'),
  'font-display': words('auto block fallback optional swap'),
  'font-style': words('italic normal oblique'),
  'font-weight': words('bold bolder lighter normal'),
  'justify-content': words(`${ALIGNED} left right`),
  'justify-items': words(`${ALIGNED} left right`),
  'object-fit': words('contain cover fill none scale-down'),
  overflow: words('auto clip hidden scroll visible'),
  position: words('absolute fixed relative static sticky'),
  'text-align': words('center end justify left match-parent right start'),
  'text-decoration': words('line-through none overline underline'),
  'text-transform': words('capitalize lowercase none uppercase'),
  'vertical-align': words('baseline bottom middle sub super text-bottom text-top top'),
  visibility: words('collapse hidden visible'),
  'white-space': words('break-spaces normal nowrap pre pre-line pre-wrap'),
  'z-index': words('1 auto'),
};

/** Where there are no others: those that are seldom said. */
const NO_OTHERS: Readonly<Record<string, readonly string[]>> = {
  'align-items': words('anchor-center self-end self-start'),
  'box-sizing': [],
  'flex-direction': [],
  'flex-wrap': [],
  float: [],
  'font-style': [],
  'font-weight': [],
  'justify-content': [],
  position: [],
  'text-align': words('justify-all'),
  'text-transform': words('full-width full-size-kana math-auto'),
  'vertical-align': [],
  visibility: [],
  'z-index': [],
};
const ANYWHERE = words('inherit initial revert revert-layer revert-rule unset');

function misspeltValue({ name, value, start }: StyleDeclaration): Unknown | undefined {
  const sign = /!\s*([a-z]+)/i.exec(withoutStrings(value));
  const important = sign && meant(sign[1] ?? '', ['important']);
  if (sign && important)
    return { word: sign[1] ?? '', correct: important, at: start + sign.index + sign[0].indexOf(sign[1] ?? '') };
  const known = Object.hasOwn(VALUES, name) ? VALUES[name] : undefined;
  const [word = ''] = /^[a-z-]{3,}(?=\s*(?:!important)?$)/i.exec(value) ?? [];
  if (known === undefined || word === '') return undefined;
  const correct = meant(word, known);
  if (correct !== undefined) return { word, correct, at: start };
  const valid = Object.hasOwn(NO_OTHERS, name) ? [...known, ...(NO_OTHERS[name] ?? [])] : undefined;
  const isOne = valid === undefined || word.startsWith('-') || [...valid, ...ANYWHERE].includes(word.toLowerCase());
  return isOne ? undefined : { word, valid: known, at: start };
}

const UNITS = words(
  'px rem em ex ch lh rlh ic cap vw vh vi vb vmin vmax svw svh svi svb dvw dvh dvi dvb lvw lvh lvi lvb cqw cqh cqi cqb cqmin cqmax fr deg rad grad turn s ms cm mm in pt pc q hz khz dpi dpcm dppx x',
);
/** Those with which one would have been confused. */
const COMMON = words('px rem vw vh ch deg ms');
/** What units are called, and what is left of one. */
const CALLED: Readonly<Record<string, string>> = {
  ...{ p: 'px', pixel: 'px', pixels: 'px', pxs: 'px' },
  ...{ ems: 'em', re: 'rem', rems: 'rem', rm: 'rem' },
};

const NUMBER_AT_END = /(?:^|[^\w.#-])[+-]?\d*\.?\d+$/;
const LONGEST_NUMBER = 20;

function misspeltUnit({ name, value, start }: StyleDeclaration): Unknown | undefined {
  if (name === 'unicode-range') return undefined;
  const bare = withoutStrings(value);
  for (const { 1: unit = '', index } of bare.matchAll(/(?<=\d)([a-z]{1,6})(?![\w(-])/gi)) {
    if (!NUMBER_AT_END.test(bare.slice(Math.max(0, index - LONGEST_NUMBER), index))) continue;
    const small = unit.toLowerCase();
    const correct = UNITS.includes(small)
      ? undefined
      : (CALLED[small] ??
        COMMON.find(
          (one) =>
            lettersOf(one) === lettersOf(small) ||
            new RegExp(`^${[...one].map((letter) => `${letter}+`).join('')}$`).test(small),
        ));
    if (correct !== undefined) return { word: unit, correct, at: start + index };
  }
  return undefined;
}

const FORMATS = words('woff2 woff truetype opentype embedded-opentype collection svg');
/** What formats of fonts are called by the ends of their files. */
const BY_ENDING: Readonly<Record<string, string>> = { ttf: 'truetype', otf: 'opentype', eot: 'embedded-opentype' };

/** `format("woff3")`: browsers do not fetch the font. */
function misspeltFormat({ name, value, start }: StyleDeclaration): Unknown | undefined {
  const found = name === 'src' ? /\bformat\(\s*["']?([\w-]+)/d.exec(value) : null;
  const word = found?.[1]?.toLowerCase() ?? '';
  const correct = BY_ENDING[word] ?? meant(word, FORMATS);
  return correct === undefined ? undefined : { word, correct, at: start + (found?.indices?.[1]?.[0] ?? 0) };
}

/** The word of which another one is a slip: a letter more, less or other, or two that have changed places. */
function meant(word: string, known: readonly string[]): string | undefined {
  const small = word.toLowerCase();
  if (known.includes(small)) return undefined;
  return known.find((one) => {
    if (Math.abs(one.length - small.length) > 1 || one.length < 4) return false;
    const changes = distance(one, small);
    return changes === 1 || (changes === 2 && lettersOf(one) === lettersOf(small));
  });
}

function words(list: string): readonly string[] {
  return list.split(' ');
}
