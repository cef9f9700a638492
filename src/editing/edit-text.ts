import { isCollection } from 'yaml';
import { applyTextEdits, type TextEdit } from '../compiler/values/text-edit';
import { valueAt } from '../compiler/values/value-at';
import { applyOperation } from './apply-operation';
import { insertAsWritten, type WrittenItem } from './as-written';
import { candidates } from './candidates';
import { differences } from './differences';
import { flowToBlock } from './flow-to-block';
import { EditRefused, type Operation } from './operation';
import { type ParsedYaml, parseYaml, readData } from './parsed-yaml';
import { formattingOf, holdsLines, isSameType } from './render';
import { isData, isSameData } from './same-data';
import { slotAt } from './slots';
import { composeTextEdits, tidyTextEdits } from './text-edits';

/**
 * The smallest edits of a YAML text that make its data what the operation makes of it. Everything else stays as it is
 * written; what is new is written in the style of what it replaces or stands beside. Throws {@link EditRefused} where
 * that cannot be done, and then nothing is to be changed.
 *
 * A comment belongs to an item or key, and goes or moves with it, that stands at the end of one of its lines, on lines
 * directly above it at its column, or on lines below it further to the right. Every other comment stays where it is.
 * `written` is an item to be added as it is written elsewhere, where that says the same.
 */
export function editText(text: string, operation: Operation, written?: WrittenItem): TextEdit[] {
  if ('value' in operation && !isData(operation.value)) throw new EditRefused('not-data', operation.pointer);
  const parsed = parseYaml(text);
  const expected = applyOperation(parsed.data, operation);
  if (isSameData(parsed.data, expected)) return [];
  return editInParts(parsed, operation) ?? firstWithExpectedData(parsed, operation, expected, written);
}

/** A map or list that takes the place of another one changes only where they differ. */
function editInParts(parsed: ParsedYaml, operation: Operation): TextEdit[] | undefined {
  if (operation.do !== 'set') return undefined;
  const { node } = slotAt(parsed, operation.pointer);
  if (!isCollection(node) || !isSameType(operation.value, node)) return undefined;
  const old = valueAt(parsed.data, operation.pointer);
  const parts = differences(old, operation.value, operation.pointer);
  if (parts === undefined) return undefined;
  try {
    let { text } = parsed;
    let edits: TextEdit[] = [];
    for (const part of parts) {
      const more = editText(text, part);
      text = applyTextEdits(text, more);
      edits = composeTextEdits(edits, more);
    }
    return tidyTextEdits(parsed.text, edits);
  } catch (error) {
    if (error instanceof EditRefused) return undefined;
    throw error;
  }
}

/** The first way of writing it that gives the data expected. */
function firstWithExpectedData(
  parsed: ParsedYaml,
  operation: Operation,
  expected: unknown,
  written: WrittenItem | undefined,
): TextEdit[] {
  for (const candidate of waysToEdit(parsed, operation, written)) {
    const edits = tidyTextEdits(parsed.text, candidate);
    const result = readData(applyTextEdits(parsed.text, edits));
    if (result !== undefined && isSameData(result.data, expected)) return edits;
  }
  throw new EditRefused(parsed.shared.size > 0 ? 'shared' : 'not-writable', operation.pointer);
}

function* waysToEdit(parsed: ParsedYaml, operation: Operation, written?: WrittenItem): Generator<TextEdit[]> {
  if (written !== undefined) yield* insertAsWritten(parsed, operation.pointer, written);
  yield* inBlockLayout(parsed, operation);
  yield* candidates(parsed, operation);
}

/** Braces that get a text of several lines make way for lines, on which it can stand as a block. */
function* inBlockLayout(parsed: ParsedYaml, operation: Operation): Generator<TextEdit[]> {
  if (!bringsLineBreaks(parsed, operation)) return;
  const unfolding = flowToBlock(parsed, operation.pointer.slice(0, -1), formattingOf(parsed));
  if (unfolding === undefined) return;
  const text = applyTextEdits(parsed.text, unfolding);
  const read = readData(text);
  if (read === undefined || !isSameData(read.data, parsed.data)) return;
  yield composeTextEdits(unfolding, editText(text, operation));
}

function bringsLineBreaks({ data }: ParsedYaml, operation: Operation): boolean {
  if (!('value' in operation) || !holdsLines(operation.value)) return false;
  return operation.do === 'insert' || !holdsLines(valueAt(data, operation.pointer));
}
