import { groupBy } from '../../shared/group-by';
import { type WrittenFact, writtenFacts } from '../facts/written-facts';
import type { Finding } from '../findings/finding';
import type { Rule } from '../rule';

/** So many times as much as another one of its row is a nought too many, or too few. */
const MANY_TIMES = 8;
/** What is many times as many as another one may well cost so: ten lessons, and one. */
const MANY_MORE = 3;

interface Price extends Pick<WrittenFact, 'source' | 'name'> {
  readonly value: number;
}

/** Of prices whose names differ in a number only, such as those of two modules, none is ten times another one. */
export const factMagnitude: Rule<'fact-magnitude'> = (site) => {
  const prices = writtenFacts(site).flatMap(({ source, name, type, value }) =>
    type === 'money' && typeof value === 'number' && value > 0 ? [{ source, name, value }] : [],
  );
  const rows = groupBy(prices, ({ name }) => (/\d/.test(name) ? name.replaceAll(/\d+/g, '#') : name));
  return [...rows.values()].flatMap((row) => unlike(row, prices) ?? []);
};

/** The price that is the least like those of its row; of two, like all other prices. */
function unlike(row: readonly Price[], all: readonly Price[]): Finding<'fact-magnitude'> | undefined {
  const sorted = [...row].sort((one, other) => one.value - other.value);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined || most.value < MANY_TIMES * least.value) return undefined;
  if (countIn(most) >= MANY_MORE * countIn(least)) return undefined;
  const beside = row.length > 2 ? row : all.filter((price) => !row.includes(price));
  const usual = middleOf(beside.map(({ value }) => value)) ?? most.value;
  const isLeastOdd = usual / least.value >= most.value / usual;
  const [odd, other] = isLeastOdd ? [least, most] : [most, least];
  if (row.some((price) => price !== odd && isNear(price, odd))) return undefined;
  const { source, name, value } = odd;
  const details = { fact: name, value, other: other.name, otherValue: other.value };
  return { code: 'fact-magnitude', place: { source, pointer: [name, 'value'] }, details };
}

/** Prices may rise from one to the next, to many times the first. */
function isNear({ value }: Price, other: Price): boolean {
  return Math.max(value / other.value, other.value / value) < MANY_TIMES;
}

/** The number in the name of a price. */
function countIn({ name }: Price): number {
  return Number(/\d+/.exec(name)?.[0]);
}

function middleOf(values: readonly number[]): number | undefined {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
}
