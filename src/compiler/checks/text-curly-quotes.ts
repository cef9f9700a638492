import { isRecord } from '../../shared/is-record';
import type { Pointer } from '../../shared/pointer';
import type { OwnRule } from '../rule';
import type { Source } from '../source';
import { plainTexts } from '../texts/plain-texts';
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
      if (text === undefined) return [];
      const others = otherLanguages(source, pointer);
      if (angular === undefined ? areQuotedOtherwise(others, value) : !areUnquoted(others)) return [];
      return [
        {
          code: 'text-curly-quotes',
          place: { source, pointer },
          details: { text },
          fix: { edits: [{ do: 'set', file: source.path, pointer, value: text }], isCertain: false },
        },
      ];
    });

/** What all other languages say; nothing where one says nothing. */
function otherLanguages({ data }: Source, pointer: Pointer): readonly string[] {
  const beside = valueAt(data, pointer.slice(0, -1));
  const others = Object.entries(isRecord(beside) ? beside : {}).filter(([key]) => key !== pointer.at(-1));
  const areTexts = others.every(([key, other]) => /^[a-z]{2}$/.test(key) && typeof other === 'string');
  return areTexts ? others.map(([, other]) => String(other)) : [];
}

/** «La colmena» may be a title, which has quotes in each language. */
function areUnquoted(others: readonly string[]): boolean {
  return others.length > 0 && others.every((other) => !QUOTED.test(other));
}

/** Whether each language has its own quotes: a word processor writes those of one. */
function areQuotedOtherwise(others: readonly string[], value: string): boolean {
  return others.length > 0 && others.every((other) => QUOTED.test(other) && other[0] !== value[0]);
}
