import type { StudioProblem } from './site-compiler';

/** What is told of a file that nothing names, or that the website does not know at all. */
const UNUSED: ReadonlySet<string> = new Set(['file-unknown', 'media-unused', 'theme-file-unused']);

/** Whether nothing shows a file, so that nobody would miss it. */
export function isUnused(file: string, problems: readonly StudioProblem[]): boolean {
  return problems.some(({ code, place }) => place.file === file && UNUSED.has(code));
}
