import { isMap, isNode, isScalar, Scalar, type YAMLMap } from 'yaml';
import { groupBy } from '../../../shared/group-by';
import { oncePerObject } from '../../../shared/once-per-object';
import type { Pointer } from '../../../shared/pointer';
import type { Finding } from '../../findings/finding';
import type { Edit } from '../../findings/fix';
import { nodeAt } from '../../findings/locate';
import type { Contract } from '../../schema/contract';
import { isByLanguage, isOneText } from '../../schema/prose';
import { dereference } from '../../schema/references';
import type { Schema } from '../../schema/schema';
import type { ShapeError } from '../../schema/validator';
import type { Source } from '../../source';
import { listOf } from './read-as';
import { byHolder, isUnknownKey, unknownKeyOf } from './shape-errors';

/** A value that a comma has cut, as it stands in braces without quotes: `{ value: 84,000 }`. */
interface PartedValue {
  /** Of its parts, which have become keys without a value. */
  readonly errors: readonly ShapeError[];
  /** What was to be the value. */
  readonly whole: string;
  /** How it is written. */
  readonly correct: string;
  /** Where its first part stands. */
  readonly pointer: Pointer;
  readonly edits: readonly Edit[];
}

export function partedValues(errors: readonly ShapeError[], contract: Contract, source: Source): PartedValue[] {
  const unknown = errors.filter(isUnknownKey);
  return [...byHolder(unknown).values()].flatMap((ofHolder) => {
    const map = nodeAt(source, ofHolder[0]?.pointer ?? []);
    if (!isMap(map) || map.flow !== true) return [];
    const errorsByRun = groupBy(ofHolder, (error) => runsIn(map).get(unknownKeyOf(error)));
    return [...errorsByRun].flatMap(([run, ofRun]) => {
      const [first] = ofRun;
      if (run === undefined || first === undefined) return [];
      const place = [...first.pointer, run.key].join('/');
      const ofFirstPart = errors.filter(({ pointer }) => pointer.join('/') === place);
      return parted(source, contract, run, [...ofRun, ...ofFirstPart]);
    });
  });
}

function parted(source: Source, contract: Contract, run: Run, errors: readonly ShapeError[]): PartedValue[] {
  const [first] = errors;
  if (first === undefined) return [];
  const { pointer, schema } = first;
  const whole = source.text.slice(run.from, run.to);
  const wanted = dereference(contract, schema.properties?.[run.key] ?? {});
  const names = listOf(whole, wanted, contract);
  const value = names ?? numberIn(whole, wanted) ?? withoutStrayQuote(whole);
  const file = source.path;
  const holder = [...pointer, run.key];
  const correct = names === undefined ? JSON.stringify(value) : `[${names.join(', ')}]`;
  const edits = [
    { do: 'set' as const, file, pointer: holder, value },
    ...run.parts.map((part) => ({ do: 'remove' as const, file, pointer: [...pointer, part] })),
  ];
  return [{ errors, whole, correct, pointer: holder, edits }];
}

/** Tells that the value needs quotes, or to be written as a number is. */
export function valueWhole({ whole, correct, pointer, edits }: PartedValue, source: Source): Finding {
  const place = { source, pointer };
  return { code: 'value-cut-by-comma', place, details: { whole, correct }, fix: { edits, isCertain: false } };
}

/** A key with a value without quotes, the keys without one behind it, and from where to where all that is written. */
interface Run {
  readonly key: string;
  readonly parts: string[];
  readonly from: number;
  to: number;
}

/** The runs of a map, by the keys without a value in them. */
const runsIn = oncePerObject((map: YAMLMap): ReadonlyMap<string, Run> => {
  const found = new Map<string, Run>();
  let run: Run | undefined;
  for (const { key, value } of map.items) {
    if (!isScalar(key)) {
      run = undefined;
    } else if (isWritten(value)) {
      const [from, to] = (isScalar(value) && value.type === Scalar.PLAIN && value.range) || [];
      run = from === undefined || to === undefined ? undefined : { key: String(key.value), parts: [], from, to };
    } else if (run !== undefined) {
      run.parts.push(String(key.value));
      run.to = key.range?.[1] ?? run.to;
      found.set(String(key.value), run);
    }
  }
  return found;
});

function isWritten(value: unknown): boolean {
  return isNode(value) && !(isScalar(value) && value.value === null && (value.source ?? '') === '');
}

/** What stands for a number, with commas between its thousands or before its decimals, or with a full stop in one of these places. */
function numberIn(text: string, schema: Schema): number | undefined {
  if (isOneText(schema) || isByLanguage(schema)) return undefined;
  const { minimum = -Infinity, maximum = Infinity } = schema;
  const thousands = /^-?\d{1,3}(?:,\d{3})+$/.test(text) ? [Number(text.replaceAll(',', ''))] : [];
  const decimals = /^-?\d+,\d+$/.test(text) ? [Number(text.replace(',', '.'))] : [];
  const [, whole = '', decimal = ''] =
    /^(-?\d{1,3}(?:\.\d{3})+),(\d+)$/.exec(text) ?? /^(-?\d{1,3}(?:,\d{3})+)\.(\d+)$/.exec(text) ?? [];
  const both = whole === '' ? [] : [Number(`${whole.replaceAll(/[.,]/g, '')}.${decimal}`)];
  return [...thousands, ...decimals, ...both].find((number) => number >= minimum && number <= maximum);
}

/** `Pan, queso"`, `“Pan, queso”`: the quotes of what is to be written stand there already. */
function withoutStrayQuote(text: string): string {
  const [, inCurly] = /^[“„”]([^“„”]*)[“”]$/.exec(text) ?? [];
  if (inCurly !== undefined) return inCurly;
  return text.indexOf('"') === text.length - 1 ? text.slice(0, -1) : text;
}
