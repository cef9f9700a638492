import { moveTo } from './layout';
import { depthOf, isBlank, type Line } from './lines';
import { matches } from './quotes';
import { linePart, type Repair, type Scene } from './repair';

/** Within so many lines the other items of a list are looked for. */
const REACH = 60;

/** `    - type: form` elsewhere than the other items of its list: where the line below it stands tells, and so do they. */
export function* strayItems({ near, lines }: Scene): Iterable<Repair> {
  for (const line of near) {
    if (line.dashes === '' || line.key === '') continue;
    const below = lines.slice(line.index + 1, line.index + REACH).find(isContent);
    if (below === undefined) continue;
    const depth = below.indent.length - line.dashes.length - (line.value === '' ? 2 : 0);
    if (depth === line.indent.length || below.dashes !== '' || !hasItemsAt(depth, line, lines)) continue;
    yield moveTo(depth, line, [line]);
  }
}

function hasItemsAt(depth: number, line: Line, lines: readonly Line[]): boolean {
  return lines
    .slice(Math.max(line.index - REACH, 0), line.index + REACH)
    .some((other) => other !== line && other.dashes !== '' && other.indent.length === depth);
}

function isContent(line: Line): boolean {
  return !isBlank(line) && !line.text.trimStart().startsWith('#');
}

/** An item of a list without its dash: one begins like it that has its own. */
export function* missingDashes({ near, lines }: Scene): Iterable<Repair> {
  for (const line of near) {
    if (line.dashes !== '') continue;
    const before = lines.slice(0, line.index).findLast(isContent);
    const alike = line.key === '' ? itemBeside(line, before, lines) : itemAfterFirst(line, before, lines);
    if (alike === undefined) continue;
    const changes = [{ offset: line.start, length: line.indent.length, text: `${alike.indent}- ` }];
    yield { reason: 'dash-missing', at: linePart(line), changes, isCertain: true };
  }
}

/** `{ label: "Pan" }` before or after `- { label: "Bollos" }` */
function itemBeside(line: Line, before: Line | undefined, lines: readonly Line[]): Line | undefined {
  if (!/^(?:\{.*\}|"[^"]*"|'[^']*')$/.test(line.value)) return undefined;
  const after = lines.slice(line.index + 1, line.index + REACH).find(isContent);
  const isAlike = (other: Line | undefined) =>
    other?.dashes === '- ' && other.key === '' && other.value.charAt(0) === line.value.charAt(0);
  return [before, after].find(isAlike);
}

/** `label:` just below `actions:`, and `- label:` further below. */
function itemAfterFirst(line: Line, opener: Line | undefined, lines: readonly Line[]): Line | undefined {
  if (opener === undefined || opener.key === '' || opener.value !== '') return undefined;
  const least = depthOf(opener);
  const below = lines.slice(line.index + 1, line.index + REACH);
  const end = below.findIndex((other) => isContent(other) && other.indent.length < least);
  return below
    .slice(0, end < 0 ? below.length : end)
    .find(({ dashes, key, indent }) => dashes === '- ' && key.trim() === line.key.trim() && indent.length >= least);
}

const TEXT = '"[^"\\\\\\s](?:[^"\\\\]*[^"\\\\\\s])?"';
const TEXTS = new RegExp(`^${TEXT}(?: *(?:[,;] *)?${TEXT})+$`);
const BETWEEN = /(?<=[^\s"]") *(?:[,;] *)?(?="[^\s"])/g;

/** `- "Pan" "Bollos"`: two items on one line. */
export function* itemsTogether({ near }: Scene): Iterable<Repair> {
  for (const { dashes, key, value, valueStart, indent, ...line } of near) {
    if (dashes === '' || key !== '' || !TEXTS.test(value)) continue;
    const changes = matches(BETWEEN, value).map(({ index, 0: { length } }) => ({
      offset: valueStart + index,
      length,
      text: `\n${indent}- `,
    }));
    const [, second = ''] = value.match(new RegExp(TEXT, 'g')) ?? [];
    const at = { offset: line.start + indent.length, length: Math.max(dashes.length + value.length, 1) };
    yield { reason: 'items-together', at, changes, written: `- ${second}`, isCertain: true };
  }
}
