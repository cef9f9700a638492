import { distance } from 'fastest-levenshtein';
import { oncePerObject } from '../../shared/once-per-object';
import type { Finding } from '../findings/finding';
import type { Edit } from '../findings/fix';
import type { Rule } from '../rule';
import type { StyleNames } from '../schema/style-names';
import type { SiteFiles, StyleReference, StyleSheet } from '../source';
import { suggestionFor } from '../spelling/suggest';
import { PROPERTIES } from '../theme/properties';
import { classesIn } from '../theme/style-classes';
import { isStyleSheet, styleSheet } from '../theme/theme-files';

/** Shorter names are near to each other by chance, unless they are the same in other letters. */
function isNearByChance(name: string, other: string): boolean {
  return name.length < SHORTEST && asTyped(name).toLowerCase() !== other;
}

const SHORTEST = 8;

/**
 * What a style sheet asks for by a name is set somewhere. And what it sets under a name that nobody asks for, but that is
 * near to one that there is, was meant for that one.
 */
export const cssNameUnknown: Rule<'css-name-unknown'> = ({ styles, files, contract: { styles: ofProgram } }) => {
  // Of a sheet that cannot be read nobody knows what it sets.
  if (styles.some(({ syntaxError }) => syntaxError !== undefined)) return [];
  const known = knownNames(ofProgram);
  // That a sheet is not used is told of the sheet.
  const sheets = [...styles, ...unusedSheets(files, styles)];
  const set = new Set(
    sheets.flatMap(({ declarations, text }) => [...declarations.map(({ name }) => name), ...registeredIn(text)]),
  );
  const asked = new Set(styles.flatMap((style) => askedIn(style).map(({ address }) => address)));
  const isUsed = (name: string) => styles.some(({ text }) => new RegExp(`var\\(\\s*${name}(?![\\w-])`).test(text));
  const told = new Set<string>();
  const idle = idleIn(styles, (name) => known.has(name) || asked.has(name));
  const unused = idle.map(({ address }) => address).filter((name) => name.startsWith('--') && !isUsed(name));
  const misset = (name: string) => idle.find(({ address }) => isMeantFor(address, name));
  return styles.flatMap((style) => [
    ...askedIn(style).flatMap((reference) => {
      const { address: name } = reference;
      if (set.has(name) || known.has(name) || told.has(name)) return [];
      told.add(name);
      const setAs = misset(name);
      if (setAs !== undefined) return [setOtherwise(setAs, name)];
      const near = finding(style, reference, known, [...known, ...set]);
      const text = suggestedFor(name, near.details.suggestion, set, unused);
      if (text === undefined) return [near];
      const found = { ...near, details: { name, suggestion: text } };
      // Whoever asks for it in several places is mended in all of them, from behind: so each stays where it is.
      const edits = styles.flatMap((written) =>
        askedIn(written)
          .filter(({ address }) => address === name)
          .map(({ start, end }) => replacing(written, start, end - start, text))
          .reverse(),
      );
      return [{ ...found, fix: { edits, isCertain: false } }];
    }),
    ...oddlySetIn(style, ofProgram).flatMap((reference) => {
      if (asked.has(reference.address)) return [];
      const found = finding(style, reference, known, [...known]);
      const { suggestion } = found.details;
      if (suggestion === undefined || isNearByChance(reference.address, suggestion)) return [];
      // Beside the right one it is another name of the theme, unless it is that one with a slip; what is meant is not known.
      if (set.has(suggestion))
        return isSlipOf(reference.address, suggestion) && !isUsed(reference.address) ? [found] : [];
      const edits = [replacing(style, reference.start, reference.address.length, suggestion)];
      return [{ ...found, fix: { edits, isCertain: false } }];
    }),
    ...misspeltMovesIn(style, styles),
    ...misspeltClassesIn(style, ofProgram).filter(({ details: { name } }) => !isClassOfDrawing(name, files)),
  ]);
};

/** Movements that no sheet of the theme describes, but one of nearly the same name. */
function misspeltMovesIn(style: StyleSheet, styles: readonly StyleSheet[]): Finding<'css-name-unknown'>[] {
  const known = styles.flatMap(({ text }) => movesIn(text));
  return style.declarations.flatMap(({ name, value, start }) => {
    if (!/^(?:-webkit-)?animation(?:-name)?$/.test(name)) return [];
    return [...value.matchAll(/(?<![\w-])[a-z][\w-]+(?![\w(-])/gi)].flatMap(({ 0: move, index }) => {
      const suggestion = known.includes(move) ? undefined : known.find((other) => isSlipOf(move, other));
      if (suggestion === undefined || move.length < SHORTEST) return [];
      const part = { offset: start + index, length: move.length };
      const edits = [replacing(style, part.offset, part.length, suggestion)];
      const details = { name: move, suggestion };
      return [
        {
          code: 'css-name-unknown' as const,
          place: { written: style, part },
          details,
          fix: { edits, isCertain: false },
        },
      ];
    });
  });
}

function movesIn(text: string): string[] {
  return [...text.matchAll(/@(?:-webkit-)?keyframes\s+([\w-]+)/g)].map(([, name = '']) => name);
}

/** Classes of nothing that visitors see, but for a slip. */
const misspeltClassesIn = oncePerObject((style: StyleSheet, { classes }: StyleNames) => {
  const known = new Set(classes);
  return classesIn(style.text).flatMap(({ name, start }) => {
    if (!/__|--/.test(name) || known.has(name)) return [];
    // One of several may be called by the singular.
    const suggestion = classes.find(
      (one) =>
        lettersAlone(name) === lettersAlone(one) || (isSlipOf(name, one) && `${one}s` !== name && `${name}s` !== one),
    );
    if (suggestion === undefined) return [];
    const edits = [replacing(style, start, name.length, suggestion)];
    const part = { offset: start, length: name.length };
    const details = { name, suggestion };
    return [
      { code: 'css-name-unknown' as const, place: { written: style, part }, details, fix: { edits, isCertain: false } },
    ];
  });
});

/** A class without its hyphens and the lines between its parts. */
function lettersAlone(name: string): string {
  return name.replaceAll(/[-_]/g, '').toLowerCase();
}

/** What a drawing of the site has is no part of the program. */
function isClassOfDrawing(name: string, files: SiteFiles): boolean {
  return [...files].some(
    ([path, content]) => path.endsWith('.svg') && new TextDecoder().decode(content).includes(name),
  );
}

/** A name that is set and that nobody asks for. */
interface IdleName {
  readonly style: StyleSheet;
  readonly address: string;
  readonly start: number;
}

function idleIn(styles: readonly StyleSheet[], isUsed: (name: string) => boolean): IdleName[] {
  return styles.flatMap((style) =>
    style.declarations.flatMap(({ name, from }) =>
      isUsed(name) || PROPERTIES.includes(name) ? [] : [{ style, address: name, start: from }],
    ),
  );
}

/** Whether what is set lacks but its hyphens, or has but a slip, to be what is asked for. */
function isMeantFor(name: string, asked: string): boolean {
  if (asTyped(name).toLowerCase() === asked.toLowerCase()) return true;
  return name.startsWith('--') && asked.length >= SHORTEST && isSlipOf(name, asked);
}

/** The near name, or else, where that is one of the program by chance, the only one of the theme for which nobody asks: it was renamed. */
function suggestedFor(
  name: string,
  near: string | undefined,
  set: ReadonlySet<string>,
  unused: readonly string[],
): string | undefined {
  if (near !== undefined && (set.has(near) || !isNearByChance(name, near))) return near;
  const [only, ...others] = unused;
  return others.length > 0 ? near : (only ?? near);
}

/** What many ask for is named rightly, and is set under another name. */
function setOtherwise({ style, address: name, start }: IdleName, suggestion: string): Finding<'css-name-unknown'> {
  const edits = [replacing(style, start, name.length, suggestion)];
  const place = { written: style, part: { offset: start, length: name.length } };
  return { code: 'css-name-unknown', place, details: { name, suggestion }, fix: { edits, isCertain: false } };
}

/** The style sheets of the theme that it does not name. */
function unusedSheets(files: SiteFiles, styles: readonly StyleSheet[]): StyleSheet[] {
  const used = new Set(styles.map(({ path }) => path));
  return [...files].flatMap(([path, content]) =>
    isStyleSheet(path) && !used.has(path) ? (styleSheet(content, path) ?? []) : [],
  );
}

/** What a style sheet gives its first value as it registers it. */
function registeredIn(text: string): string[] {
  return [...text.matchAll(/@property\s+(--[\w-]+)/g)].map(([, name = '']) => name);
}

const knownNames = oncePerObject(({ all }: StyleNames): ReadonlySet<string> => new Set(all));

/** What is asked for and has no other value to fall back on. */
const askedIn = oncePerObject(({ text }: StyleSheet): StyleReference[] =>
  [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(({ 0: written, 1: address = '', index }) => {
    const start = index + written.indexOf(address);
    return { address, start, end: start + address.length };
  }),
);

/** Names that are set and that the styles of the program do not know; one or two hyphens too few are among them. */
const oddlySetIn = oncePerObject(({ declarations }: StyleSheet, ofProgram: StyleNames): StyleReference[] =>
  declarations.flatMap(({ name, from }) => {
    const known = knownNames(ofProgram);
    const isOdd = name.startsWith('--') ? !known.has(name) : !PROPERTIES.includes(name) && known.has(asTyped(name));
    return isOdd ? [{ address: name, start: from, end: from + name.length }] : [];
  }),
);

/** A name without what a word processor makes of its hyphens and of the spaces before it. */
function asTyped(name: string): string {
  return `--${name.replace(/^[\s\u200b\u2212\p{Pd}]+/u, '')}`;
}

/** Whether a name has the parts of another, some with a letter too many, too few or in another place. */
function isSlipOf(name: string, right: string): boolean {
  const [parts, others] = [name, right].map((each) => each.split('-')) as [string[], string[]];
  return (
    parts.length === others.length &&
    parts.every(
      (part, index) =>
        part === others[index] ||
        (part.length > 3 && [...part].sort().join('') === [...(others[index] ?? '')].sort().join('')) ||
        distance(part, others[index] ?? '') === 1,
    )
  );
}

function finding(
  written: StyleSheet,
  { address: name, start }: StyleReference,
  known: ReadonlySet<string>,
  names: readonly string[],
): Finding<'css-name-unknown'> & { readonly details: { readonly suggestion?: string } } {
  const part = { offset: start, length: name.length };
  const meant = known.has(asTyped(name)) ? { suggestion: asTyped(name) } : suggestionFor(name, names);
  return { code: 'css-name-unknown', place: { written, part }, details: { name, ...meant } };
}

function replacing({ path: file }: StyleSheet, offset: number, length: number, text: string): Edit {
  return { do: 'replace', file, offset, length, text };
}
