import { oncePerObject } from '../../shared/once-per-object';
import type { Pointer } from '../../shared/pointer';
import { tokensIn } from '../../shared/token-syntax';
import type { Finding } from '../findings/finding';
import type { Rule } from '../rule';
import type { Contract } from '../schema/contract';
import type { Schema } from '../schema/schema';
import type { Source } from '../source';
import { valueAt } from '../values/value-at';
import { valuesResolvedAs } from '../values/values';
import { type Visit, visit } from '../values/visit';

/** A token is replaced in texts only. What may stand in a value by its schema, and so no token, is told of its shape. */
export const tokenMisplaced: Rule<'token-misplaced'> = (site) =>
  site.sources
    .flatMap((source) => otherTexts(source, site.contract))
    .flatMap(({ source, pointer, value }) =>
      tokensIn(String(value)).map(({ text: token, part, scope, name }): Finding<'token-misplaced'> => {
        const meant = scope === 'facts' && Object.hasOwn(site.facts, name) ? site.facts[name] : undefined;
        const details = { token, ...(meant !== undefined && { value: String(meant) }) };
        return { code: 'token-misplaced', place: { source, pointer, part }, details };
      }),
    );

/** Values whose parts are texts for visitors, or are held against what there is. */
const HELD = ['day', 'html', 'link', 'media', 'sharedText', 'text'] as const;

/** The texts of a file that hold a token, are no texts for visitors, and are held against nothing. */
const otherTexts = oncePerObject((source: Source, contract: Contract): readonly Visit[] => {
  if (source.kind.name === 'facts' || !source.text.includes('{{')) return [];
  const held = new Set(
    valuesResolvedAs({ sources: [source], contract }, ...HELD).map(({ pointer }) => pointer.join('/')),
  );
  return visit(source, contract).filter(
    ({ value, schema, pointer }) =>
      typeof value === 'string' &&
      value.includes('{{') &&
      isFree(schema) &&
      !held.has(pointer.slice(0, -1).join('/')) &&
      !isBesideUnwritten(source, contract, pointer),
  );
});

/** Whether it is the text of a language, where that of another one is still to be written. */
function isBesideUnwritten({ data }: Source, { languages }: Contract, pointer: Pointer): boolean {
  if (!languages.some(({ code }) => code === pointer.at(-1))) return false;
  return Object.values(Object(valueAt(data, pointer.slice(0, -1))) as object).includes(undefined);
}

function isFree({ pattern, enum: list, format, const: only, ...schema }: Schema): boolean {
  const isHeld = [pattern, list, format, only].some((constraint) => constraint !== undefined);
  return !isHeld && Object.keys(schema).every((key) => !key.startsWith('x-') || key === 'x-en');
}
