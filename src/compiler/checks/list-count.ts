import type { Language } from '../../shared/language';
import type { Finding } from '../problems/finding';
import { valueAt } from '../problems/fixes';
import type { OwnRule } from '../rule';
import { isRecord } from '../sections';
import { figuresIn } from '../translations/figures';
import { type Files, valuesThatAreLists } from '../values';

/** Of fewer things nobody says how many they are. */
const FEWEST = 3;

/** A title that begins with how many things follow says as many as there are: one more or less has been forgotten. */
export const listCount: OwnRule<'list-count'> = (site) =>
  valuesThatAreLists(site).flatMap(({ source, pointer, value }): Finding<'list-count'>[] => {
    if (value.length < FEWEST || !value.every(isRecord)) return [];
    const around = valueAt(source.data, pointer.slice(0, -1));
    const title = isRecord(around) && isRecord(around.title) ? around.title : undefined;
    if (title === undefined || !isOnlyList(around)) return [];
    const counts = Object.entries(title).map(([language, text]) => countIn(text, language, site));
    const [counted] = counts;
    const isSaid = counted !== undefined && counts.length > 1 && counts.every((one) => one === counted);
    if (!isSaid || Math.abs(counted - value.length) !== 1) return [];
    const [language, text] = Object.entries(title)[0] ?? [];
    const place = { source, pointer: [...pointer.slice(0, -1), 'title', String(language)] };
    return [{ code: 'list-count', place, details: { text: String(text), counted, length: value.length } }];
  });

function isOnlyList(value: unknown): boolean {
  return Object.values(Object(value)).filter((one) => Array.isArray(one) && one.length >= FEWEST).length === 1;
}

/** With how many things a text begins; nothing where that is time. */
function countIn(text: unknown, code: Language, { contract }: Files): number | undefined {
  const language = contract.languages.find((one) => one.code === code);
  if (typeof text !== 'string' || language === undefined || !/^\p{L}{2,}\s+\p{Ll}|^\d{1,2}\s+\p{Ll}/u.test(text))
    return undefined;
  const [first = ''] = /^\S+\s+\S+/.exec(text) ?? [];
  const [figure, ...others] = figuresIn(first, language);
  if (figure === undefined || others.length > 0 || figure.unit !== undefined || figure.isOptional === true)
    return undefined;
  return figure.kind === 'word' || figure.kind === 'number' ? Number(figure.value) : undefined;
}
