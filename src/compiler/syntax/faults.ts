import {
  type Document,
  isCollection,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  visit,
  type YAMLMap,
} from 'yaml';
import { aliasTargets } from '../yaml/yaml-document';
import { type Diagnosis, diagnose, repaired } from './diagnose';
import { foreignIn, isMisread } from './foreign-blanks';
import { strayEntries } from './items';
import { foreignSpaces } from './layout';
import { isBlank, type Line, lineAt, linesIn } from './lines';
import { mistypedBar } from './marks';
import { keysWithValue, misreadKey } from './misread-keys';
import { linePart, quoted } from './repair';

/** The first thing that keeps a file from being read, or has it read as something that nobody can have meant. */
export function firstFault(text: string, document: Document): Diagnosis | undefined {
  const [first] = [...document.errors].sort((one, other) => one.pos[0] - other.pos[0]);
  const told = first ?? document.warnings[0];
  if (told !== undefined) return diagnose(text, told.code, told.pos[0]);
  return firstMisreading(text, document);
}

/** What YAML reads without a word. */
function firstMisreading(text: string, document: Document): Diagnosis | undefined {
  const aliases = new Set<string>();
  visit(document, { Alias: (_key, { source }) => void aliases.add(source) });
  if (aliases.size > 0) {
    const endless = endlessAlias(document);
    if (endless !== undefined) return endless;
  }
  const keys = keysWithValue(document);
  let found: Diagnosis | undefined;
  visit(document, {
    Map: (_key, map, path) => {
      found ??= misreadKey(text, map, keys) ?? keyFault(text, map, path);
      return found && visit.BREAK;
    },
    Scalar: (key, scalar) => {
      const { anchor } = scalar;
      if (anchor !== undefined && !aliases.has(anchor)) found ??= lostWord(text, scalar, anchor);
      if (scalar.type === 'PLAIN')
        found ??=
          strayQuote(text, scalar, key === 'key') ??
          foreignBlank(text, scalar) ??
          barInText(text, scalar) ??
          swallowedItem(text, scalar);
      return found && visit.BREAK;
    },
  });
  return found;
}

/** An alias within what it stands for. */
function endlessAlias(document: Document): Diagnosis | undefined {
  for (const [alias, target] of aliasTargets(document)) {
    const [at, from, to] = [alias.range?.[0] ?? 0, target?.range?.[0] ?? 0, target?.range?.[1] ?? 0];
    if (from > at || at >= to) continue;
    const written = `*${alias.source}`;
    const details = { reason: 'alias-of-itself' as const, written };
    return { at: { offset: at, length: written.length }, details, changes: [], isCertain: false };
  }
  return undefined;
}

function keyFault(text: string, map: YAMLMap, path: readonly (Document | Node | Pair)[]): Diagnosis | undefined {
  const known = new Map<unknown, Pair>();
  for (const pair of map.items) {
    const { key } = pair;
    if (isCollection(key)) return keyThatIsNone(text, map, key.range?.[0] ?? 0);
    if (!isScalar(key)) continue;
    if (key.type === 'PLAIN' && /^\s/.test(String(key.value))) return foreignSpace(text);
    const earlier = known.get(key.value);
    if (earlier !== undefined) return repeatedKey(text, map, path, earlier, pair);
    known.set(key.value, pair);
  }
  return undefined;
}

/** A key that begins with a blank which is no space, as those do that come with text from a web page. */
function foreignSpace(text: string): Diagnosis | undefined {
  const lines = linesIn(text);
  const [repair] = foreignSpaces({ text, lines, near: lines });
  return repair && repaired(lines, repair);
}

/** `{{facts.price}}` without its quotes is a map within a map to YAML. */
function keyThatIsNone(text: string, map: YAMLMap, offset: number): Diagnosis {
  const start = map.range?.[0] ?? offset;
  const placeholder = /^\{\{[^{}\n]*\}\}/.exec(text.slice(start, start + 500))?.[0];
  if (placeholder === undefined) return plain({ offset, length: 1 }, 'unexpected');
  const at = { offset: start, length: placeholder.length };
  return repaired(linesIn(text), {
    reason: 'placeholder-unquoted',
    at,
    changes: [{ ...at, text: quoted(placeholder) }],
    isCertain: true,
  });
}

function repeatedKey(
  text: string,
  map: YAMLMap,
  path: readonly (Document | Node | Pair)[],
  earlier: Pair,
  pair: Pair,
): Diagnosis {
  const lines = linesIn(text);
  const offset = startOf(pair.key);
  const name = String((pair.key as Scalar).value);
  const line = lines.findLast(({ start }) => start <= offset);
  const at = { offset, length: name.length };
  const isFirstOfItem = isSeq(path.at(-1)) && map.items[0] === earlier;
  if (isFirstOfItem && line !== undefined && line.indent.length >= 2 && line.start + line.indent.length === offset) {
    const changes = [{ offset: offset - 2, length: 2, text: '- ' }];
    return repaired(lines, { reason: 'dash-missing', at, changes, isCertain: true });
  }
  const between = lines.filter(({ start }) => start > startOf(earlier.key) && start < offset);
  const [stray] = strayEntries({ text, lines, near: between.reverse() });
  if (stray !== undefined) return repaired(lines, stray);
  const earlierLine = lines.findLastIndex(({ start }) => start <= startOf(earlier.key)) + 1;
  const isSame = JSON.stringify(pair.value) === JSON.stringify(earlier.value);
  const isWhole = line !== undefined && line.start + line.indent.length === offset;
  const end = (pair.value as Node | null)?.range?.[1] ?? offset;
  const after = text.indexOf('\n', end - 1) + 1 || text.length;
  return {
    at,
    details: { reason: 'key-twice', written: name, line: earlierLine },
    changes: isSame && isWhole ? [{ offset: line.start, length: Math.max(after - line.start, 0), text: '' }] : [],
    isCertain: isSame && isWhole,
  };
}

function startOf(node: unknown): number {
  return (isScalar(node) ? node.range?.[0] : undefined) ?? 0;
}

/** `&` at the start of a text takes its first word away. */
function lostWord(text: string, scalar: Scalar, anchor: string): Diagnosis | undefined {
  const end = scalar.range?.[1] ?? 0;
  const offset = text.lastIndexOf(`&${anchor}`, end);
  if (offset < 0) return undefined;
  const written = text.slice(offset, Math.max(end, offset + anchor.length + 1)).trimEnd();
  const at = { offset, length: written.length };
  return repaired(linesIn(text), {
    reason: 'start-of-text',
    at,
    changes: [{ ...at, text: quoted(written) }],
    written: '&',
    isCertain: !written.includes('\n'),
  });
}

/** `Hola"`, `“Hola"`. Inches stand after a figure. */
function strayQuote(text: string, { source = '', range }: Scalar, isKey: boolean): Diagnosis | undefined {
  if (!/^(?:[“”„][^"\n]*|[^"\n]*[^"\s\d])"$/.test(source)) return undefined;
  const at = { offset: range?.[0] ?? 0, length: source.length };
  const lines = linesIn(text);
  const isInBraces = !isKey && /^ *[,}\]]/.test(text.slice(range?.[1], (range?.[1] ?? 0) + LONGEST_GAP));
  // Anywhere else than at the end of its line it may be part of the text.
  if (!isInBraces && !/^[^"]*"\s*$/.test(lineAt(lines, at.offset).text)) return undefined;
  const isCurly = /^[“”„]/.test(source);
  const own = source.slice(isCurly ? 1 : 0, -1);
  const reason = isCurly ? 'quote-curly' : 'quote-not-opened';
  return repaired(lines, { reason, at, changes: [{ ...at, text: quoted(own) }], isCertain: true });
}

const LONGEST_GAP = 20;

function foreignBlank(text: string, { source = '', range }: Scalar): Diagnosis | undefined {
  const offset = range?.[0] ?? 0;
  if (!isMisread(text, source.slice(0, LONGEST_NAME), offset)) return undefined;
  const lines = linesIn(text);
  const line = lineAt(lines, offset);
  return repaired(lines, { reason: 'space-foreign', at: linePart(line), changes: foreignIn(line), isCertain: true });
}

const LONGEST_NAME = 80;

/** `content: -|` and the text below it: all one text to YAML. */
function barInText(text: string, { range }: Scalar): Diagnosis | undefined {
  const [offset = 0, end = 0] = range ?? [];
  const [bar] = (text.startsWith('-', offset) && /^-[|>](?=[ \t]*\n)/.exec(text.slice(offset, end))) || [];
  return bar === undefined ? undefined : repaired(linesIn(text), mistypedBar(bar, offset));
}

/** The next item of a list that stands too far to the right, or the first one with another mark than a dash: one text to YAML. */
function swallowedItem(text: string, { range }: Scalar): Diagnosis | undefined {
  const source = text.slice(range?.[0], range?.[1]);
  const next = /\n[ \t]*(?=- +\S)/.exec(source);
  if (next === null) return undefined;
  const lines = linesIn(text);
  const offset = range?.[0] ?? 0;
  const line = lineAt(lines, offset);
  const first = itemWithoutDash(source, line, lines, offset);
  if (first !== undefined) return first;
  const isBullet = /^[*•·–—+] /u.test(source) && line.valueStart === offset;
  if (isBullet) {
    const changes = [{ offset, length: 1, text: '-' }];
    return repaired(lines, { reason: 'dash-missing', at: { offset, length: 1 }, changes, isCertain: false });
  }
  if (line.dashes === '' || line.key !== '') return undefined;
  const swallowed = lineAt(lines, offset + next.index + next[0].length);
  const at = { offset: swallowed.start + swallowed.indent.length, length: swallowed.text.trim().length };
  const changes = [{ offset: swallowed.start, length: swallowed.indent.length, text: line.indent }];
  return repaired(lines, { reason: 'indentation', at, changes, spaces: line.indent.length, isCertain: false });
}

/** `madrid` just below `contact:`, and `- canarias` below that. */
function itemWithoutDash(source: string, line: Line, lines: readonly Line[], offset: number): Diagnosis | undefined {
  const [own = '', ...items] = source.split('\n');
  const opener = lines.slice(0, line.index).findLast((other) => !isBlank(other));
  const isBelowKey = opener !== undefined && opener.key !== '' && opener.value === '';
  if (!isBelowKey || line.valueStart !== offset || line.key !== '' || line.dashes !== '') return undefined;
  if (/^[^\p{L}\p{N}]/u.test(own) || !items.every((item) => /^\s*- +\S/.test(item))) return undefined;
  const { indent = '' } = lines[line.index + 1] ?? {};
  const changes = [{ offset: line.start, length: line.indent.length, text: `${indent}- ` }];
  return repaired(lines, { reason: 'dash-missing', at: linePart(line), changes, isCertain: true });
}

function plain(at: Diagnosis['at'], reason: Diagnosis['details']['reason']): Diagnosis {
  return { at, details: { reason }, changes: [], isCertain: false };
}
