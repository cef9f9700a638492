import { oncePerObject } from '../../shared/once-per-object';
import type { Finding } from '../findings/finding';
import type { Rule } from '../rule';
import type { StyleDeclaration, StyleSheet } from '../source';
import { contrast, readColour } from '../theme/colour';
import { type Tokens, tokensOf, tokenValue } from '../theme/look';
import { variableNamed } from '../theme/variable-named';

/** What WCAG asks of text, and of what is large or no text. */
const OF_TEXT = 4.5;
const OF_SHAPES = 3;
/** With less, a button of the very colour of its ground is none to the eye; its words have a contrast of their own. */
const OF_BUTTONS = 1.2;

interface Pair {
  readonly front: string;
  readonly ground: string;
  readonly least: number;
}

const TONES = ['--light-', '--tinted-', '--dark-', '--'];
const PAIRS: readonly Pair[] = [
  ...TONES.flatMap((tone) => [
    ...['text', 'muted', 'link', 'error'].map((role) => ({
      front: tone + role,
      ground: `${tone}ground`,
      least: OF_TEXT,
    })),
    { front: `${tone}accent`, ground: `${tone}ground`, least: OF_SHAPES },
  ]),
  // On the other grounds a button has an edge in the colour of the text.
  { front: '--call', ground: '--dark-ground', least: OF_BUTTONS },
  { front: '--call-text', ground: '--call', least: OF_TEXT },
  { front: '--call-text', ground: '--call-hover', least: OF_TEXT },
  { front: '--strip-tab-text', ground: '--strip-tab', least: OF_TEXT },
  { front: '--alternate-text', ground: '--alternate-ground', least: OF_TEXT },
  { front: '--alternate-muted', ground: '--alternate-ground', least: OF_TEXT },
];
/** What the roles stand for where a theme names them in a part of the page. */
const ROLES = new Map(
  ['text', 'muted', 'link', 'error', 'accent', 'ground'].map((role) => [`--${role}`, `var(--light-${role})`]),
);
const NAMES = new Set(PAIRS.flatMap(({ front, ground }) => [front, ground]));

/** What the theme sets itself can be read: text stands out from its ground. */
export const cssContrastLow: Rule<'css-contrast-low'> = ({ styles, contract }) => {
  const ofAll = new Map([...Object.entries(contract.styles.defaults), ...tokensOf(styles)]);
  const rules = styles.flatMap((written) =>
    [...rulesThatColour(written).values()].map((declarations) => declarations.map((each) => ({ written, ...each }))),
  );
  // What several rules set for the whole document is one look: what wins is judged, and told once.
  const looks = [rules.filter(isOfAll).flat(), ...rules.filter((rule) => !isOfAll(rule))];
  const hasEdges = styles.some(({ declarations }) => declarations.some(({ name }) => name === '--call-edge'));
  const pairs = hasEdges ? PAIRS.filter(({ least }) => least !== OF_BUTTONS) : PAIRS;
  const faint = looks.flatMap((colours) => faintIn(colours, pairs, ofAll));
  // What takes its colour from another one that cannot be read is mended with it.
  const fronts = new Set(faint.map(({ details }) => details.front));
  return faint.filter(({ details: { front } }) => !fronts.has(originOf(front, ofAll)));
};

/** A declaration of a colour, with the style sheet in which it stands. */
interface Colour extends StyleDeclaration {
  readonly written: StyleSheet;
}

function isOfAll([first]: readonly Colour[]): boolean {
  return first?.of === ':root';
}

/** The token that another one takes its value from; nothing where it has its own, or takes it from itself in the end. */
function originOf(name: string, tokens: Tokens, passed: readonly string[] = [name]): string {
  const meant = variableNamed(tokens.get(name) ?? ROLES.get(name) ?? '') ?? '';
  if (!NAMES.has(meant) || passed.includes(meant)) return '';
  return originOf(meant, tokens, [...passed, meant]) || meant;
}

/** The declarations of colours by the rules that they stand in; what holds sometimes only may have its reasons. */
const rulesThatColour = oncePerObject(({ declarations }: StyleSheet): Map<number, StyleDeclaration[]> => {
  const found = new Map<number, StyleDeclaration[]>();
  for (const declaration of declarations) {
    if (declaration.isConditional || !NAMES.has(declaration.name)) continue;
    found.set(declaration.rule, [...(found.get(declaration.rule) ?? []), declaration]);
  }
  return found;
});

function faintIn(colours: readonly Colour[], pairs: readonly Pair[], ofAll: Tokens): Finding<'css-contrast-low'>[] {
  const own = new Map(colours.map((colour) => [colour.name, colour]));
  const isWhole = isOfAll(colours);
  const tokens = isWhole ? ofAll : new Map([...ofAll, ...colours.map(({ name, value }) => [name, value] as const)]);
  const faint = pairs.flatMap((pair) => {
    // A part of the page has the other colour from wherever it stands, unless it sets both.
    const isSet = isWhole ? own.has(pair.front) || own.has(pair.ground) : own.has(pair.front) && own.has(pair.ground);
    const ratio = isSet ? ratioOf(pair, tokens) : undefined;
    return ratio === undefined || ratio >= pair.least ? [] : [{ ...pair, ratio }];
  });
  // What is mixed with another one that cannot be read is mended with it.
  const unmixed = faint.filter(
    ({ front, ground }) =>
      !faint.some((other) => other.ground === ground && tokens.get(front)?.includes(`var(${other.front})`)),
  );
  const told = new Set<string>();
  return unmixed.flatMap((pair) => {
    const isOfGround = unmixed.filter(({ ground }) => ground === pair.ground).length > 1 && own.has(pair.ground);
    const blamed = own.get(isOfGround ? pair.ground : pair.front) ?? own.get(pair.ground);
    if (blamed === undefined || told.has(blamed.name)) return [];
    told.add(blamed.name);
    const details = {
      front: pair.front,
      ground: pair.ground,
      ratio: Math.floor(pair.ratio * 10) / 10,
      least: pair.least,
    };
    const part = { offset: blamed.start, length: blamed.end - blamed.start };
    return [{ code: 'css-contrast-low', place: { written: blamed.written, part }, details }];
  });
}

function ratioOf({ front, ground }: Pair, tokens: Tokens): number | undefined {
  const [one, other] = [front, ground].map((name) => readColour(tokenValue(name, tokens) ?? ''));
  return one && other && contrast(one, other);
}
