import { parseArgs } from 'node:util';
import { type FormatName, formats } from '../../src/diagnostics/formats';
import { type MessageLanguage, messageLanguages } from '../../src/diagnostics/languages';
import { PlainError } from './plain-error';

export interface ReportOptions {
  readonly format: FormatName;
  readonly language: MessageLanguage;
}

const USAGE = `--format ${Object.keys(formats).join('|')}   --language ${messageLanguages.join('|')}`;

/** `--format` and `--language` as every command understands them. Throws a {@link PlainError} on anything else. */
export function parseReportOptions(args: readonly string[]): ReportOptions {
  return toReportOptions(parseOptions(args, {}, USAGE));
}

/** The same for `npm run check`, which also knows `--fix`: whether to mend what can be mended without asking. */
export function parseCheckOptions(args: readonly string[]): ReportOptions & { readonly fix: boolean } {
  const values = parseOptions(args, { fix: { type: 'boolean', default: false } }, `${USAGE}   --fix`);
  return { ...toReportOptions(values), fix: values.fix === true };
}

/** The same for `npm run build`, which also knows `--list`: whether to name what has changed. */
export function parseBuildOptions(args: readonly string[]): ReportOptions & { readonly list: boolean } {
  const values = parseOptions(args, { list: { type: 'boolean', default: false } }, `${USAGE}   --list`);
  return { ...toReportOptions(values), list: values.list === true };
}

function toReportOptions({ format, language }: Record<'format' | 'language', string>): ReportOptions {
  return {
    format: oneOf('--format', format, Object.keys(formats) as FormatName[]),
    language: toMessageLanguage(language),
  };
}

/** The value of `--language`. Throws a {@link PlainError} that names the possible ones. */
export function toMessageLanguage(value: string): MessageLanguage {
  return oneOf('--language', value, messageLanguages);
}

type Flags = { readonly [Name in 'fix' | 'list']?: { readonly type: 'boolean'; readonly default: boolean } };

function parseOptions(args: readonly string[], more: Flags, usage: string) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        format: { type: 'string', default: 'pretty' },
        language: { type: 'string', default: messageLanguages[0] },
        ...more,
      },
    }).values;
  } catch (cause) {
    throw new PlainError(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`);
  }
}

function oneOf<T extends string>(option: string, value: string, valid: readonly T[]): T {
  const found = valid.find((candidate) => candidate === value);
  if (found === undefined) throw new PlainError(`${option} ${value}: ${valid.join(' | ')}`);
  return found;
}
