import type { Problem } from '../compiler/findings/problem';
import type { SiteFiles } from '../compiler/source';
import { oncePerObject } from '../shared/once-per-object';
import { describeProblem } from './describe';
import type { MessageLanguage } from './languages';

/** A problem with everything that any format shows of it. */
export interface ReportedProblem {
  readonly code: Problem['code'];
  readonly severity: Problem['severity'];
  /** Path from the project's root. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly pointer: string;
  readonly message: string;
  readonly hint: string | undefined;
  readonly valid: readonly string[] | undefined;
  /** Addresses of the public pages that show what is wrong, where they are known. */
  readonly pages: readonly string[] | undefined;
  /** Where else the same shows, as path and line from the project's root. */
  readonly others: readonly string[] | undefined;
  /** Which section of the page, counted from 1. */
  readonly section: number | undefined;
  /** The line that is wrong, with up to two lines before and one after; those that are too long are left out. */
  readonly excerpt: readonly { readonly line: number; readonly text: string }[];
}

const MOST_CHOICES = 12;
/** In a longer line nobody finds the place, and each of its problems would show it once more. */
const LONGEST_LINE = 5000;

/** Problems in words, each with the lines of its file around it. */
export function reportProblems(
  problems: readonly Problem[],
  files: SiteFiles,
  language: MessageLanguage,
): ReportedProblem[] {
  return problems.map((problem) => {
    const { file, line, column, length, pointer } = problem.location;
    const { message, hint, valid } = describeProblem(problem, language);
    return {
      code: problem.code,
      severity: problem.severity,
      file: `site/${file}`,
      line,
      column,
      length,
      pointer: `/${pointer.join('/')}`,
      message,
      hint,
      pages: problem.pages,
      others: problem.others?.map((other) => `site/${other.file}:${other.line}`),
      section: sectionNumber(pointer),
      valid: valid && valid.length > MOST_CHOICES ? [...valid.slice(0, MOST_CHOICES), '…'] : valid,
      excerpt: excerpt(files.get(file), line),
    };
  });
}

function sectionNumber([key, index]: Problem['location']['pointer']): number | undefined {
  return key === 'sections' && typeof index === 'number' ? index + 1 : undefined;
}

function excerpt(content: Uint8Array | undefined, line: number): ReportedProblem['excerpt'] {
  const lines = content === undefined ? [] : linesOf(content);
  const first = Math.max(1, line - 2);
  return lines
    .slice(first - 1, line + 1)
    .map((text, index) => ({ line: first + index, text }))
    .filter(({ text }) => text.length <= LONGEST_LINE);
}

/** None of a file that holds a zero byte: it is no text to be shown. */
const linesOf = oncePerObject((content: Uint8Array) =>
  content.includes(0) ? [] : new TextDecoder().decode(content).split(/\r?\n/),
);
