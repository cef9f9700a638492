import { insertion } from '../../values/text-edit';
import { hasBelow, isBlank, REACH } from '../lines';
import { type FaultContext, linePart, type Repair, valuePart } from '../repair';
import { moveTo } from './indentation';

/** A text over several lines without the bar that says so. */
export function* missingBars({ near, lines }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    if (line.key === '' || line.value !== '') continue;
    const next = lines.slice(line.index + 1).find((one) => !isBlank(one) && !one.value.startsWith('#'));
    if (next === undefined) continue;
    if (next.indent.length <= line.indent.length || next.key !== '' || next.dashes !== '') continue;
    // Items of a list, or a map, of which something else is wrong.
    if (/^(?:[-–—•·*]|[{[]|[^\s<]+: )/.test(next.value)) continue;
    // Beside a key, it is one without its colon.
    const after = lines[next.index + 1];
    if (!next.value.startsWith('<') && after !== undefined && after.key !== '' && after.indent === next.indent)
      continue;
    const edits = [insertion(line.start + line.text.trimEnd().length, ' |')];
    yield { reason: 'bar-missing', at: linePart(line), edits, isCertain: next.value.startsWith('<') };
  }
}

/** `es: | <p>En un simulador`: the text of a bar begins on the next line. */
export function* barsWithText({ near, lines }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const [all, bar = ''] = /^([|>][-+]?)\s+(?=\S)/.exec(line.value) ?? [];
    if (all === undefined || line.key === '') continue;
    const own = line.indent.length + line.dashes.length;
    const next = lines[line.index + 1]?.indent ?? '';
    const indent = next.length > own ? next : ' '.repeat(own + 2);
    const edits = [{ offset: line.valueStart, length: all.length, text: `${bar}\n${indent}` }];
    yield { reason: 'bar-with-text', at: valuePart(line), edits, written: bar, isCertain: true };
  }
}

/** `es: |`, and the first lines of its text further to the right than the next: to YAML it ends before that. */
export function* deepStarts({ near, lines }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const above = lines.slice(Math.max(line.index - REACH, 0), line.index).filter((other) => !isBlank(other));
    const bar = above.findLastIndex(({ indent }) => indent.length < line.indent.length);
    const block = above.slice(bar + 1);
    const [first] = block;
    if (first === undefined || !/^[|>][-+]?$/.test(above[bar]?.value ?? '')) continue;
    yield moveTo(line.indent.length, first, block);
  }
}

const MISTYPED_BAR = /^(?:[|>]{2}[-+]?|[|>][_–—~.,;:]|-[|>]|[|>] +[-+]|[Il1!¦/\\]|(["'])(?:[|>][-+]?\1)?)$/;

/** `content: -|`, `content: |>`, `content: "|"`: the bar of a text of several lines with its marks in another order, or with another bar. */
export function* mistypedBars({ near, lines }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const { key, value, valueStart } = line;
    if (key === '' || !MISTYPED_BAR.test(value)) continue;
    // A sign that only looks like a bar is one where a text follows.
    if (/[|>]/.test(value) || hasBelow(line, lines)) yield mistypedBar(value, valueStart);
  }
}

export function mistypedBar(written: string, offset: number): Repair {
  // Beside the hyphen are signs that look like it.
  const end = /[-_–—]/.test(written) ? '-' : (/\+/.exec(written)?.[0] ?? '');
  const bar = (/[|>]/.exec(written)?.[0] ?? '|') + end;
  const at = { offset, length: written.length };
  return { reason: 'bar-mistyped', at, edits: [{ ...at, text: bar }], written, isCertain: true };
}
