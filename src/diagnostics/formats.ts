import { formatGithub } from './github';
import type { MessageLanguage } from './languages';
import { formatPretty } from './pretty';
import type { ReportedProblem } from './report';

/** Prints a list of problems; every format carries the same facts. */
export type Format = (problems: readonly ReportedProblem[], language: MessageLanguage) => string;

export const formats = {
  pretty: formatPretty,
  json: (problems) => JSON.stringify(problems, null, 2),
  github: formatGithub,
} satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;
