import type { OwnRule } from '../rule';
import { plainTexts } from '../texts/plain-texts';

const CURLY = /^(?:[“”„]([^“”„]+)[“”]|‘([^‘’]+)’)$/;

/** Curly quotes around a whole text, as word processors write them, become part of it. */
export const textCurlyQuotes: OwnRule<'text-curly-quotes'> = ({ sources, contract }) =>
  sources
    .filter(({ text }) => /[:,{[-] +[“”„‘]/.test(text))
    .flatMap((source) => plainTexts(source, contract))
    .flatMap(({ source, pointer, value }) => {
      const [, double, single] = CURLY.exec(value) ?? [];
      const text = double ?? single;
      if (text === undefined) return [];
      return [
        {
          code: 'text-curly-quotes',
          place: { source, pointer },
          details: { text },
          fix: { edits: [{ do: 'set', file: source.path, pointer, value: text }], isCertain: false },
        },
      ];
    });
