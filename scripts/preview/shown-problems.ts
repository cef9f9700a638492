import { sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { type MessageLanguage, messageLanguages } from '../../src/diagnostics/languages';
import { formatPretty } from '../../src/diagnostics/pretty';
import type { ReportedProblem } from '../../src/diagnostics/report';
import type { LiveContent } from '../live-content/live-content';

/** Sends all problems to open pages, and prints errors to the terminal. */
export function sendProblems(server: ViteDevServer, liveContent: LiveContent, changed: readonly string[] = []): void {
  const { problems, language } = liveContent;
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) process.stderr.write(`${formatPretty(errors, language)}\n`);
  server.ws.send('site:problems', shownProblems(liveContent, changed));
}

/** The problems of the content as a page of the preview shows them. */
export interface ShownProblems {
  readonly problems: readonly ReportedProblem[];
  readonly language: MessageLanguage;
}

/** Errors first, then those of the files that have just been changed. */
export function shownProblems(liveContent: LiveContent | undefined, changed: readonly string[]): ShownProblems {
  const { problems, language } = liveContent ?? { problems: [], language: messageLanguages[0] };
  const rank = ({ severity, file }: ReportedProblem) =>
    (severity === 'error' ? 0 : 2) + (changed.some((path) => path.endsWith(sep + file.replaceAll('/', sep))) ? 0 : 1);
  return { problems: [...problems].sort((a, b) => rank(a) - rank(b)), language };
}
