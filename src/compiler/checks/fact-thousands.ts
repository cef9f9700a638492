import { isScalar } from 'yaml';
import { oncePerObject } from '../../shared/once-per-object';
import { isGrouped } from '../facts/facts';
import { type WrittenFact, writtenFacts } from '../facts/written-facts';
import type { Rule } from '../rule';
import type { Source } from '../source';

/** Whether some number in the file is perhaps written in groups: to know it, the file has to be read as it is written. */
const isInGroups = oncePerObject(({ text }: Source) => /\d\.\d{3}(?!\d)/.test(text));
const GROUPS = /^-?[1-9]\d{0,2}(?:\.\d{3})+$/;

/** Numbers are written without a sign for the thousands: YAML takes 27.000 for 27. */
export const factThousands: Rule<'fact-thousands'> = (site) =>
  writtenFacts(site).flatMap((fact) => {
    const written = inGroups(fact);
    if (written === undefined) return [];
    const { source, name, type } = fact;
    const correct = Number(written.replaceAll(/[^-\d]/g, ''));
    const pointer = [name, 'value'];
    const edit = { do: 'set', file: source.path, pointer, value: correct } as const;
    return [
      {
        code: 'fact-thousands',
        place: { source, pointer },
        details: { written, correct },
        fix: { edits: [edit], isCertain: type !== undefined },
      },
    ];
  });

/** As it is written, where it is written so. */
function inGroups({ source, name, type, value }: WrittenFact): string | undefined {
  if (type === 'percentage' || type === 'text' || type === 'date') return undefined;
  if (typeof value === 'number') {
    if (!isInGroups(source)) return undefined;
    const node = source.written().document.getIn([name, 'value'], true);
    const { source: written, range } = isScalar(node) ? node : {};
    // What a comma has cut is told as a whole.
    const isCut = /^,\d/.test(source.text.slice(range?.[1], (range?.[1] ?? 0) + 2));
    return written !== undefined && !isCut && GROUPS.test(written) ? written : undefined;
  }
  return type !== undefined && value !== undefined && isGrouped(value) ? value : undefined;
}
