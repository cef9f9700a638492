import { escapeRegExp } from '../../shared/escape-reg-exp';

/**
 * What the description of a choice says of each of its values: `full: large; page: small`, `light (claro)` or
 * `money, a price; date, a day`. Values of which it says nothing are missing.
 */
export function choiceWords(description: string, values: readonly string[]): Map<string, string> {
  return new Map(
    values.flatMap((value) => {
      const words = wordsFor(value, description, values);
      return words === undefined ? [] : [[value, words]];
    }),
  );
}

/** The same description for somebody who sees the words and not the values: `Large; small`. */
export function withoutValues(description: string, values: readonly string[]): string {
  return [...choiceWords(description, values)]
    .reduce((text, [value, words]) => {
      const said = escapeRegExp(words);
      return text.replace(new RegExp(`${asWord(value)}(?:(?:: |, )${said}| \\(${said}\\))`, 'u'), () => words);
    }, description)
    .replaceAll(/(?:^|\. )\p{Ll}/gu, (start) => start.toUpperCase());
}

function wordsFor(value: string, description: string, values: readonly string[]): string | undefined {
  if (!description.includes(value)) return undefined;
  const sign = (before: string) =>
    new RegExp(`${asWord(value)}${before}([^;.()]+)`, 'u').exec(description)?.[1]?.trim();
  const explained = sign('(?:: | \\()');
  if (explained !== undefined) return explained;
  // After a comma may come what it means, or the next value.
  const listed = sign(', ');
  const isOfOthers = values.some((other) => new RegExp(asWord(other), 'u').test(listed ?? ''));
  return isOfOthers ? undefined : listed;
}

/** A pattern of a value that is no part of a longer word. */
function asWord(value: string): string {
  return `(?<![\\p{L}\\d-])${escapeRegExp(value)}(?![\\p{L}\\d-])`;
}
