import { type FormatName, formats } from '../../src/diagnostics/formats';
import { type MessageLanguage, messageLanguages } from '../../src/diagnostics/languages';
import { isDay, isDayOrMonth, isoDay } from '../../src/shared/dates';
import { PlainError } from '../plain-error';
import { commandWords } from '../words/options';
import type { Editors } from './editors';
import { oneOf, parseOptions, toMessageLanguage } from './options';

export interface ReportOptions {
  readonly format: FormatName;
  readonly language: MessageLanguage;
  /** The day as of which the site is taken, as year-month-day: today, unless another was asked for. */
  readonly date: string;
  readonly isOtherDay: boolean;
}

const OPTIONS = { format: { example: 'json' }, language: { example: 'en' }, date: { example: '2026-12-24' } } as const;

const USAGE = `--format ${Object.keys(formats).join('|')}   --language ${messageLanguages.join('|')}   --date ${OPTIONS.date.example}`;

/**
 * `--format`, `--language` and `--date` as every command understands them; `editors` say the language of who asks for none, and their day.
 * Throws a {@link PlainError} on anything else.
 */
export function parseReportOptions(args: readonly string[], editors?: Editors): ReportOptions {
  return toReportOptions(parseOptions(args, OPTIONS, { usage: USAGE }).values, editors);
}

/** The options of `npm run build`, which also knows `--list`: whether to name what has changed. */
export function parseBuildOptions(
  args: readonly string[],
  editors?: Editors,
): ReportOptions & { readonly list: boolean } {
  const { values } = parseOptions(args, { ...OPTIONS, list: 'flag' }, { usage: `${USAGE}   --list` });
  return { ...toReportOptions(values, editors), list: values.list === true };
}

interface CheckOptions extends ReportOptions {
  /** Whether to apply the fixes that need no confirmation. */
  readonly fix: boolean;
  /** Files, or files and lines, whose translations are still right although their originals have changed; none: all. */
  readonly stillRight: readonly string[] | undefined;
}

/** The options of `npm run check`, which also knows `--fix`, and `--translated` with or without the places that are meant. */
export function parseCheckOptions(args: readonly string[], editors?: Editors): CheckOptions {
  const usage = `${USAGE}   --fix   --translated [site/file.yaml[:line] …]`;
  const isAsked = args.includes('--translated');
  const places = isAsked ? args.filter((arg) => /\.yaml(?::\d+)?$/.test(arg)) : [];
  const options = args.filter((arg) => arg !== '--translated' && !places.includes(arg));
  const { values } = parseOptions(options, { ...OPTIONS, fix: 'flag' }, { usage });
  return { ...toReportOptions(values, editors), fix: values.fix === true, stillRight: isAsked ? places : undefined };
}

type Given = { readonly [Name in keyof typeof OPTIONS]?: string };

function toReportOptions(
  { format = 'pretty', language: asked, date }: Given,
  { language: spoken = messageLanguages[0], today }: Editors = { today: isoDay(new Date()) },
): ReportOptions {
  const language = asked === undefined ? spoken : toMessageLanguage(asked);
  return {
    date: date === undefined ? today : toDay(date, language),
    isOtherDay: date !== undefined && date !== today,
    format: oneOf('--format', format, Object.keys(formats) as FormatName[], language),
    language,
  };
}

function toDay(value: string, language: MessageLanguage): string {
  if (isDay(value) && isDayOrMonth(value)) return value;
  throw new PlainError(commandWords[language].wrongDay('--date', value));
}
