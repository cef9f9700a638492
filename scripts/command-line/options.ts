import { parseArgs } from 'node:util';
import { suggestionFor } from '../../src/compiler/spelling/suggest';
import { type MessageLanguage, messageLanguages } from '../../src/diagnostics/languages';
import { Answer, PlainError } from '../plain-error';
import { commandWords } from '../words/options';

/** An option is a flag, or takes a value, of which an example is given. */
type OptionKinds = Readonly<Record<string, 'flag' | { readonly example: string }>>;

type Values<Kinds extends OptionKinds> = {
  readonly [Name in keyof Kinds]?: Kinds[Name] extends 'flag' ? boolean : string;
};

/**
 * The options of a command, and the other words where it takes any. Throws a {@link PlainError} which says what is wrong,
 * and then the usage, in the language that `--language` asks for; the usage alone for whoever asks for help, unless the
 * command has an answer of its own.
 */
export function parseOptions<Kinds extends OptionKinds>(
  args: readonly string[],
  kinds: Kinds,
  { usage, takesWords = false }: { readonly usage: string; readonly takesWords?: boolean },
): { readonly values: Values<Kinds>; readonly words: string[] } {
  const options = Object.fromEntries(
    Object.entries({ ...kinds, help: 'flag' }).map(([name, kind]) => {
      const type = kind === 'flag' ? 'boolean' : 'string';
      return [name, name === 'help' ? ({ type, short: 'h' } as const) : ({ type } as const)];
    }),
  );
  const { values, tokens, positionals } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const language = messageLanguages.find((one) => one === values.language) ?? messageLanguages[0];
  const say = commandWords[language];
  for (const token of tokens) {
    if (token.kind === 'option' && token.name === 'help' && !Object.hasOwn(kinds, 'help'))
      throw new Answer(`${say.options} ${usage}`);
    const fault = faultOf(token);
    if (fault !== undefined) throw new PlainError(`${fault}\n${say.options} ${usage}`);
  }
  return { values: values as Values<Kinds>, words: positionals };

  function faultOf(token: (typeof tokens)[number]): string | undefined {
    if (token.kind === 'positional') return takesWords ? undefined : say.unknownWord(token.value);
    return token.kind === 'option' ? faultOfOption(token) : undefined;
  }

  function faultOfOption({
    name,
    rawName,
    value,
  }: Extract<(typeof tokens)[number], { kind: 'option' }>): string | undefined {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (kind === undefined) {
      const { suggestion } = suggestionFor(name, Object.keys(kinds));
      return say.unknownOption(rawName, suggestion && `--${suggestion}`);
    }
    if (kind === 'flag' && value !== undefined) return say.flagWithValue(rawName, value);
    const isMissing = kind !== 'flag' && (value === undefined || value.startsWith('--'));
    return isMissing ? say.missingValue(rawName, kind.example) : undefined;
  }
}

/** The value of `--language`. Throws a {@link PlainError} that names the possible ones. */
export function toMessageLanguage(value: string): MessageLanguage {
  return oneOf('--language', value, messageLanguages, messageLanguages[0]);
}

/** The value of an option that counts something, from 1 on. Throws a {@link PlainError} that gives an example. */
export function toCount(option: string, value: string): number {
  if (!/^[1-9]\d*$/.test(value)) throw new PlainError(commandWords[messageLanguages[0]].wrongCount(option, value));
  return Number(value);
}

/** The value of an option that is one of a few. Throws a {@link PlainError} that names them. */
export function oneOf<T extends string>(
  option: string,
  value: string,
  valid: readonly T[],
  language: MessageLanguage,
): T {
  const found = valid.find((candidate) => candidate === value);
  if (found === undefined) throw new PlainError(commandWords[language].wrongValue(option, value, valid));
  return found;
}
