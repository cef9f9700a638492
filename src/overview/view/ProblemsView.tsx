import type { Problem } from '../../compiler/problems/problem';
import { describeProblem } from '../../diagnostics/describe';
import { useOverview } from './context';
import { OpenLine, usePart } from './parts';

/** What is wrong, file by file. */
export function ProblemsView() {
  const { overview, text } = useOverview();
  const { shown, pager } = usePart(overview.problems);
  if (overview.problems.length === 0) return <p className="hint">{text.noProblems}</p>;
  return (
    <>
      {shown.map(({ file, problems }) => (
        <section key={file}>
          <h2>
            {`site/${file}`} <span className="count">{problems.length}</span>
          </h2>
          <ProblemList problems={problems} />
        </section>
      ))}
      {pager}
    </>
  );
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
  const { request, text } = useOverview();
  const { severity, location } = problem;
  const { message, hint } = describeProblem(problem, request.language);
  return (
    <li>
      <span className={`mark mark--${severity}`}>{severity === 'error' ? text.error : text.warning}</span>{' '}
      <OpenLine {...location} />
      <p>{message}</p>
      {hint !== undefined && (
        <p>
          <strong>{text.fix}</strong> <span className="typed">{hint}</span>
        </p>
      )}
    </li>
  );
}
