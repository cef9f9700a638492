import colors from 'picocolors';
import { inOneLine } from './in-one-line';
import type { MessageLanguage } from './languages';
import type { ReportedProblem } from './report';
import { words } from './words';

/** For people at a terminal: place, excerpt with what is wrong underlined, message and fix. */
export function formatPretty(problems: readonly ReportedProblem[], language: MessageLanguage): string {
  const text = words[language];
  if (problems.length === 0) return colors.green(`✔ ${text.clean}`);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const blocks = problems.map((problem) => block(problem, language));
  const summary = `${text.errors(errors.length)}, ${text.warnings(problems.length - errors.length)}`;
  const lost = errors.length < problems.length ? errors : [];
  return [...blocks, [summary, ...lost.slice(0, MOST_AGAIN).map(again)].join('\n')].join('\n\n');
}

/** So many errors are named again below warnings, among which they would have to be looked for. */
const MOST_AGAIN = 10;

function again(problem: ReportedProblem): string {
  return `${colors.red('✖')} ${location(problem)}  ${colors.dim(problem.code)}`;
}

function location({ file, line, column }: ReportedProblem): string {
  return `${inOneLine(file)}:${line}:${column}`;
}

function block(problem: ReportedProblem, language: MessageLanguage): string {
  const { severity, code, hint, valid } = problem;
  const paint = severity === 'error' ? colors.red : colors.yellow;
  const text = words[language];
  return [
    `${paint(severity === 'error' ? '✖' : '▲')} ${colors.bold(location(problem))}  ${affected(problem, language)}${colors.dim(code)}`,
    ...frame(problem, paint),
    ...(hint === undefined ? [] : [`  ${text.fix}:  ${inOneLine(hint)}`]),
    ...(valid === undefined || valid.length === 0 ? [] : [`  ${text.valid}:  ${inOneLine(valid.join(', '))}`]),
  ].join('\n');
}

function affected({ pages, section }: ReportedProblem, language: MessageLanguage): string {
  if (pages === undefined) return '';
  const inSection = section === undefined ? '' : `, ${words[language].section} ${section}`;
  return `${pages.join(' · ')}${inSection}  `;
}

/** How many columns of a line are shown. */
const WIDTH = 100;

/** From which column on, counted from 0, the line of a problem is shown: its beginning, where what is wrong is seen with it. */
function firstColumn({ column, length, line, excerpt }: ReportedProblem): number {
  const text = excerpt.find((shown) => shown.line === line)?.text ?? '';
  if (column - 1 + Math.min(length, WIDTH / 2) <= WIDTH) return 0;
  const middle = column - 1 + Math.min(length, WIDTH) / 2;
  return Math.max(0, Math.min(Math.floor(middle - WIDTH / 2), column - 1, text.length - WIDTH));
}

function windowed(text: string, from: number): string {
  const to = from + WIDTH;
  const before = from > 0 && text.length > from ? '…' : '';
  return `${before}${text.slice(from + before.length, to)}${text.length > to ? '…' : ''}`;
}

function frame(problem: ReportedProblem, paint: (text: string) => string): string[] {
  const { line, column, length, excerpt } = problem;
  const message = inOneLine(problem.message);
  const from = firstColumn(problem);
  const width = String(line + 1).length;
  const carets = '^'.repeat(Math.min(length, Math.max(from + WIDTH - column + 1, 1)));
  const below = (text: string) => `${' '.repeat(width + 5)}| ${text}`;
  const underline = `${' '.repeat(column - 1 - from)}${paint(carets)}`;
  const told = carets.length > WIDTH / 2 ? [below(underline), below(message)] : [below(`${underline} ${message}`)];
  if (!excerpt.some((shown) => shown.line === line)) return [`  ${message}`];
  return excerpt.flatMap((shown) => {
    const isTold = shown.line === line;
    const text = windowed(inOneLine(shown.text), isTold ? from : 0);
    const numbered = `  ${isTold ? '>' : ' '} ${String(shown.line).padStart(width)} | ${text}`.trimEnd();
    return isTold ? [numbered, ...told] : [numbered];
  });
}
