import type { Problem } from '../../compiler/findings/problem';
import { describeProblem } from '../../diagnostics/describe';
import type { FileProblems } from '../overview';
import { useOverview } from './context';
import { OpenLine, OpenPlace, usePart } from './parts';

/** What is wrong, file by file; then what is only to be confirmed. */
export function ProblemsView() {
  const { overview, text } = useOverview();
  return (
    <>
      {overview.problems.length === 0 && <p className="hint">{text.noProblems}</p>}
      <ProblemsByFile files={overview.problems} />
      {overview.openPoints.length > 0 && (
        <details>
          <summary>
            {text.openPoints} <span className="count">{countOf(overview.openPoints)}</span>
          </summary>
          <ProblemsByFile files={overview.openPoints} />
        </details>
      )}
    </>
  );
}

function ProblemsByFile({ files }: { files: readonly FileProblems[] }) {
  const { actions } = useOverview();
  const { shown, pager } = usePart(files);
  return (
    <>
      {shown.map(({ file, problems }) => (
        <section key={file}>
          <h2>
            {actions?.nameOf({ file, pointer: [] }) ?? `site/${file}`} <span className="count">{problems.length}</span>
          </h2>
          <ProblemList problems={problems} />
        </section>
      ))}
      {pager}
    </>
  );
}

/** How many there are in all files. */
export function countOf(files: readonly FileProblems[]): number {
  return files.reduce((sum, { problems }) => sum + problems.length, 0);
}

const MOST_PROBLEMS = 100;

export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const { text } = useOverview();
  const left = problems.length - MOST_PROBLEMS;
  return (
    <ul className="problems">
      {problems.slice(0, MOST_PROBLEMS).map((problem) => (
        <ProblemItem key={nameOf(problem)} problem={problem} />
      ))}
      {left > 0 && <li className="quiet">{text.more(left)}</li>}
    </ul>
  );
}

function nameOf({ code, location, details }: Problem): string {
  return `${code} ${location.line} ${location.column} ${JSON.stringify(details)}`;
}

function ProblemItem({ problem }: { problem: Problem }) {
  const { request, text, actions } = useOverview();
  const { severity, location } = problem;
  const { message, hint } = describeProblem(problem, request.language);
  return (
    <li>
      <span className={`mark mark--${severity}`}>{severity === 'error' ? text.error : text.warning}</span>{' '}
      {actions === undefined ? <OpenLine {...location} /> : <OpenPlace place={location} />}
      <p>{message}</p>
      {hint !== undefined && (
        <p>
          <strong>{text.fix}</strong> <span className="typed">{hint}</span>
        </p>
      )}
    </li>
  );
}
