import { isScalar } from 'yaml';
import { oncePerObject } from '../../shared/once-per-object';
import { writtenFacts } from '../facts/written-facts';
import type { Rule } from '../rule';
import type { Source } from '../source';

/** Whether some number in the file is perhaps written as programmers write them. */
const isInNotation = oncePerObject(({ text }: Source) => /:\s*[-+]?(?:0[xob]?\d|\d[\d.]{0,20}e[-+]?\d)/i.test(text));
const NOTATION = /^[-+]?(?:0x[\da-f]+|0o[0-7]+|0\d+|\d+(?:\.\d+)?e[-+]?\d+)$/i;

/** A number is written as it is read: `0x12` and `1e3` are numbers to YAML, and `012` may be 12 or 10. */
export const factNotation: Rule<'fact-notation'> = (site) =>
  writtenFacts(site).flatMap(({ source, name, type, value }) => {
    if (typeof value !== 'number' || type === 'text' || !isInNotation(source)) return [];
    const node = source.written().document.getIn([name, 'value'], true);
    const { source: written, range } = isScalar(node) ? node : {};
    if (written === undefined || range == null || !NOTATION.test(written)) return [];
    const pointer = [name, 'value'];
    const [offset] = range;
    const edit = { do: 'replace', file: source.path, offset, length: written.length, text: String(value) } as const;
    const details = { written, correct: value };
    return [{ code: 'fact-notation', place: { source, pointer }, details, fix: { edits: [edit], isCertain: false } }];
  });
