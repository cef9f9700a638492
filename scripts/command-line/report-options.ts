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
  const { format, language } = parseOptions(args);
  return {
    format: oneOf('--format', format, Object.keys(formats) as FormatName[]),
    language: toMessageLanguage(language),
  };
}

/** The value of `--language`. Throws a {@link PlainError} that names the possible ones. */
export function toMessageLanguage(value: string): MessageLanguage {
  return oneOf('--language', value, messageLanguages);
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        format: { type: 'string', default: 'pretty' },
        language: { type: 'string', default: messageLanguages[0] },
      },
    }).values;
  } catch (cause) {
    throw new PlainError(`${cause instanceof Error ? cause.message : String(cause)}\n${USAGE}`);
  }
}

function oneOf<T extends string>(option: string, value: string, valid: readonly T[]): T {
  const found = valid.find((candidate) => candidate === value);
  if (found === undefined) throw new PlainError(`${option} ${value}: ${valid.join(' | ')}`);
  return found;
}
