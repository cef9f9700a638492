import { isScalar, Scalar } from 'yaml';
import { oncePerObject } from '../../shared/once-per-object';
import type { TextPart } from '../../shared/text-part';
import { nodeAt } from '../findings/locate';
import type { Contract } from '../schema/contract';
import { isClosed } from '../schema/prose';
import type { Source } from '../source';
import { type Visit, visit } from '../values/visit';

/** A text that stands without quotes in its file. */
interface PlainText extends Visit<string> {
  /** Where it stands in its file. */
  readonly written: TextPart;
  /** What stands on the rest of its line. */
  readonly rest: string;
}

/** The texts of a file for people to read that stand without quotes. */
export const plainTexts = oncePerObject((source: Source, contract: Contract): readonly PlainText[] =>
  visit(source, contract).flatMap((found) => {
    if (typeof found.value !== 'string' || isClosed(found.schema)) return [];
    const node = nodeAt(source, found.pointer);
    if (!isScalar(node) || node.type !== Scalar.PLAIN) return [];
    const [offset, end] = node.range ?? [0, 0];
    const [rest = ''] = source.text.slice(end, end + LONGEST_REST).split(/\r?\n/, 1);
    return [{ ...found, value: found.value, written: { offset, length: end - offset }, rest }];
  }),
);

const LONGEST_REST = 500;
