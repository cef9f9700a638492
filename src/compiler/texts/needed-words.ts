/** What a text must have for a pattern to be found in it: of each group one. All is in small letters. */
export interface NeededWords {
  /** The group first that is likely to be the rarest. */
  readonly words: readonly (readonly string[])[];
  /** Words with the one behind them, parted by a space. */
  readonly pairs: readonly (readonly string[])[];
}

/**
 * Those that a pattern of phrases needs, which neither begins nor ends within a word. Of what it does not say to the letter,
 * nothing is needed.
 */
export function neededWords(pattern: string): NeededWords {
  const tokens = withoutLookarounds(pattern.match(TOKEN) ?? []);
  const parts = partsBetweenSpaces(tokens).map((part) => {
    const said = (wordings(part) ?? []).map(wordsOf);
    return said.some((words) => words.length === 0) ? [] : said;
  });
  const words = parts.filter((part) => part.length > 0).map(rarestOf);
  return { words: words.sort((one, other) => commonness(one) - commonness(other)), pairs: pairsIn(parts) };
}

/** What may stand beside each other where one part of a pattern follows another one. */
function pairsIn(parts: readonly (readonly Words[])[]): string[][] {
  return parts.slice(1).flatMap((part, before) => {
    const [lasts, firsts] = [(parts[before] ?? []).map(lastOf), part.map(firstOf)];
    const pairs = lasts.flatMap((last) => firsts.map((first) => `${last} ${first}`));
    return pairs.length === 0 || pairs.length > MOST_WORDINGS ? [] : [distinct(pairs)];
  });
}

const TOKEN = /\(\?<?[=!]|\((?:\?:)?|\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\.|./gsu;
const LOOKAROUND = /^\(\?<?[=!]$/;
const QUANTIFIER = /^[?*+{]$/;

/** Where the group ends that begins at this token. */
function endOfGroup(tokens: readonly string[], start: number): number {
  let depth = 0;
  for (let at = start; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    if (token.startsWith('(')) depth += 1;
    if (token === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return tokens.length;
}

/** But for what is to follow in the end, which stands there all the same. */
function withoutLookarounds(tokens: readonly string[]): readonly string[] {
  const left: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    if (!LOOKAROUND.test(token)) {
      left.push(token);
      continue;
    }
    const end = endOfGroup(tokens, at);
    const following = tokens.slice(at + 1, end);
    const isLast = end === tokens.length - 1;
    if (token === '(?=' && isLast && !hasAlternatives(following)) left.push(...withoutLookarounds(following));
    at = end;
  }
  return left;
}

/** Whether it stands for one or another as a whole. */
function hasAlternatives(tokens: readonly string[]): boolean {
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at] === '|') return true;
    if (tokens[at]?.startsWith('(')) at = endOfGroup(tokens, at);
  }
  return false;
}

function partsBetweenSpaces(tokens: readonly string[]): readonly (readonly string[])[] {
  const parts: (readonly string[])[] = [];
  let start = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    if (token.startsWith('(')) at = endOfGroup(tokens, at);
    else if (token === ' ' && !QUANTIFIER.test(tokens[at + 1] ?? '')) {
      parts.push(tokens.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, tokens.slice(start)];
}

/** More than so many wordings are not written out. */
const MOST_WORDINGS = 200;

/** All that a part of a pattern stands for; undefined where it does not say that to the letter. */
function wordings(tokens: readonly string[]): readonly string[] | undefined {
  const complete: string[] = [];
  let begun = [''];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    if (token === '|') {
      complete.push(...begun);
      begun = [''];
      continue;
    }
    const isGroup = token.startsWith('(');
    const end = isGroup ? endOfGroup(tokens, at) : at;
    const said = isGroup ? wordings(tokens.slice(at + 1, end)) : charactersOf(token);
    if (said === undefined) return undefined;
    const isOptional = tokens[end + 1] === '?';
    const options = isOptional ? [...said, ''] : said;
    begun = begun.flatMap((beginning) => options.map((option) => beginning + option));
    if (begun.length + complete.length > MOST_WORDINGS) return undefined;
    at = isOptional ? end + 1 : end;
  }
  return [...complete, ...begun];
}

const CHARACTER = /^[\p{L} ’'-]$/u;
const ONE_OF = /^\[([\p{L}’']+)\]$/u;

function charactersOf(token: string): readonly string[] | undefined {
  if (CHARACTER.test(token)) return [token];
  const [, characters] = ONE_OF.exec(token) ?? [];
  return characters === undefined ? undefined : [...characters];
}

/** The words of what a part of a pattern stands for. */
type Words = readonly string[];

function wordsOf(wording: string): Words {
  return wording.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** Of what a part of a pattern stands for, a word each: “wrote” of “already wrote” and “wrote”. */
function rarestOf(said: readonly Words[]): string[] {
  const choices = [longestOf, firstOf, lastOf].map((choose) => distinct(said.map(choose)));
  return choices.reduce((rarest, choice) => (commonness(choice) < commonness(rarest) ? choice : rarest));
}

function firstOf([first = '']: Words): string {
  return first;
}

function lastOf(words: Words): string {
  return words.at(-1) ?? '';
}

function longestOf(words: Words): string {
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

function distinct(words: Words): string[] {
  return [...new Set(words)];
}

/** Short words are common, and so is one of many. */
function commonness(words: readonly string[]): number {
  return words.reduce((sum, { length }) => sum + 2 ** -length, 0);
}
