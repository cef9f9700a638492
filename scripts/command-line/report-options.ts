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

/** The same for `npm run build`, which also knows `--list`: whether to name what has changed. */
export function parseBuildOptions(args: readonly string[]): ReportOptions & { readonly list: boolean } {
  const values = parseOptions(args, { list: { type: 'boolean', default: false } }, `${USAGE}   --list`);
  return { ...toReportOptions(values), list: values.list === true };
}

export interface CheckOptions extends ReportOptions {
  /** Whether to mend what can be mended without asking. */
  readonly fix: boolean;
  /** Files, or files and lines, whose translations are still right although their originals have changed; none: all. */
  readonly stillRight: readonly string[] | undefined;
}

/** The same for `npm run check`, which also knows `--fix`, and `--translated` with or without the places that are meant. */
export function parseCheckOptions(args: readonly string[]): CheckOptions {
  const usage = `${USAGE}   --fix   --translated [site/file.yaml[:line] …]`;
  const isAsked = args.includes('--translated');
  const places = isAsked ? args.filter((arg) => /\.yaml(?::\d+)?$/.test(arg)) : [];
  const options = args.filter((arg) => arg !== '--translated' && !places.includes(arg));
  const values = parseOptions(options, { fix: { type: 'boolean', default: false } }, usage);
  return { ...toReportOptions(values), fix: values.fix === true, stillRight: isAsked ? places : undefined };
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
