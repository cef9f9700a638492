import { inOneLine } from './in-one-line';
import type { ReportedProblem } from './report';

/** Workflow commands, one a line, that annotate the changed lines of a pull request. */
export function formatGithub(problems: readonly ReportedProblem[]): string {
  return problems.map(annotation).join('\n');
}

function annotation({ severity, file, line, column, code, message, hint }: ReportedProblem): string {
  const text = hint === undefined ? message : `${message}\n${hint}`;
  return `::${severity} file=${property(file)},line=${line},col=${column},title=${property(code)}::${escapeMessage(text)}`;
}

function escapeMessage(text: string): string {
  return inOneLine(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));
}

function property(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
