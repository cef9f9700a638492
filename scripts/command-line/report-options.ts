import { parseArgs } from 'node:util';
import { type FormatName, formats } from '../../src/diagnostics/formats';
import { type MessageLanguage, messageLanguages } from '../../src/diagnostics/languages';
import { isDayOrMonth, isoDay } from '../../src/shared/dates';
import { PlainError } from './plain-error';

export interface ReportOptions {
  readonly format: FormatName;
  readonly language: MessageLanguage;
  /** The day as of which the site is taken, as year-month-day: today, unless another was asked for. */
  readonly date: string;
  readonly isOtherDay: boolean;
}

const USAGE = `--format ${Object.keys(formats).join('|')}   --language ${messageLanguages.join('|')}   --date 2026-12-24`;

/** `--format`, `--language` and `--date` as every command understands them. Throws a {@link PlainError} on anything else. */
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

function toReportOptions({ format, language, date }: Parsed): ReportOptions {
  const today = isoDay(new Date());
  return {
    date: date === undefined ? today : toDay(date),
    isOtherDay: date !== undefined && date !== today,
    format: oneOf('--format', format, Object.keys(formats) as FormatName[]),
    language: toMessageLanguage(language),
  };
}

interface Parsed {
  readonly format: string;
  readonly language: string;
  readonly date?: string | undefined;
}

function toDay(value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value) && isDayOrMonth(value)) return value;
  throw new PlainError(`--date ${value}: a day of the calendar as year-month-day, such as 2026-12-24`);
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
        date: { type: 'string' },
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
