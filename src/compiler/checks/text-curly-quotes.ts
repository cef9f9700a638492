import { isRecord } from '../../shared/is-record';
import type { OwnRule } from '../rule';
import type { Source } from '../source';
import { plainTexts } from '../texts/plain-texts';
import type { Pointer } from '../values/pointer';
import { valueAt } from '../values/value-at';

const CURLY = /^(?:[“”„]([^“”„]+)[“”]|‘([^‘’]+)’|«\s?([^«»]+?)\s?»)$/;
const QUOTED = /^["“”„‘«»'‹「『]/;

/** Curly quotes around a whole text, as word processors write them, become part of it. */
export const textCurlyQuotes: OwnRule<'text-curly-quotes'> = ({ sources, contract }) =>
  sources
    .filter(({ text }) => /[:,{[-] +[“”„‘«]/.test(text))
    .flatMap((source) => plainTexts(source, contract))
    .flatMap(({ source, pointer, value }) => {
      const [, double, single, angular] = CURLY.exec(value) ?? [];
      const text = double ?? single ?? angular;
      if (text === undefined || (angular !== undefined && !isAloneIn(source, pointer))) return [];
      return [
        {
          code: 'text-curly-quotes',
          place: { source, pointer },
          details: { text },
          fix: { edits: [{ do: 'set', file: source.path, pointer, value: text }], isCertain: false },
        },
      ];
    });

/** Whether all other languages say the same without quotes: «La colmena» may be a title, which has them in each. */
function isAloneIn({ data }: Source, pointer: Pointer): boolean {
  const beside = valueAt(data, pointer.slice(0, -1));
  const others = Object.entries(isRecord(beside) ? beside : {}).filter(([key]) => key !== pointer.at(-1));
  const areTexts = others.every(([key, other]) => /^[a-z]{2}$/.test(key) && typeof other === 'string');
  return others.length > 0 && areTexts && others.every(([, other]) => !QUOTED.test(String(other)));
}
