import type { Finding } from '../findings/finding';
import { languageData } from '../language-data/known-languages';
import type { OwnRule } from '../rule';
import { valuesThatAreLists } from '../values/values';
import type { Visit } from '../values/visit';

/** A comma without quotes in a list between brackets, with small letters behind it. */
const CUT = /\[[^[\]{}"'\n]*, *\p{Ll}/u;

/** Between brackets, a comma parts two texts, of which none begins with “and”: `[Con queso, o sin él]`. */
export const listCutByComma: OwnRule<'list-cut-by-comma'> = ({ sources, contract }) => {
  const [only, ...others] = contract.languages;
  const { listAnd, listOr } = (others.length === 0 && languageData(only?.code)) || {};
  const words = [listAnd, listOr].filter((word) => word !== undefined);
  if (words.length === 0) return [];
  const joining = new RegExp(`^(?:${words.join('|')}) `, 'u');
  const files = { sources: sources.filter(({ text }) => CUT.test(text)), contract };
  return files.sources.length === 0 ? [] : valuesThatAreLists(files).flatMap((list) => cutIn(list, joining));
};

/** Nobody writes a longer list between brackets. */
const MOST_ITEMS = 50;

function cutIn({ source, pointer, value }: Visit<readonly unknown[]>, joining: RegExp): Finding<'list-cut-by-comma'>[] {
  if (value.length > MOST_ITEMS) return [];
  return value.flatMap((item, index): Finding<'list-cut-by-comma'>[] => {
    const before = value[index - 1];
    if (typeof item !== 'string' || typeof before !== 'string' || !joining.test(item)) return [];
    const whole = `${before}, ${item}`;
    if (!source.text.includes(whole)) return [];
    const file = source.path;
    const edits = [
      { do: 'set' as const, file, pointer: [...pointer, index - 1], value: whole },
      { do: 'remove' as const, file, pointer: [...pointer, index] },
    ];
    const place = { source, pointer: [...pointer, index] };
    return [{ code: 'list-cut-by-comma', place, details: { whole }, fix: { edits, isCertain: false } }];
  });
}
