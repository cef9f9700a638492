import type { ReactElement } from 'react';
import type { StudioProblem } from '../compiling/site-compiler';
import { useWords } from '../words/words';
import { useFormStore } from './form-store';

interface FieldProblemsProps {
  readonly id: string;
  readonly problems: readonly StudioProblem[];
  /** Of the field, for the step that mends it. */
  readonly title: string;
}

/** The problems of a field, with a button for each that the compiler can mend. */
export function FieldProblems({ id, problems, title }: FieldProblemsProps): ReactElement | null {
  const { forms } = useWords();
  const { form } = useFormStore();
  if (problems.length === 0) return null;
  return (
    <ul className="field-problems" id={id}>
      {problems.map((problem) => (
        <li
          key={`${problem.code} ${problem.message}`}
          className={`field-problem field-problem--${problem.severity === 'error' ? 'error' : 'warning'}`}
        >
          <span>
            <strong>{problem.severity === 'error' ? forms.errorMark : forms.warningMark}:</strong> {problem.message}
            {problem.hint !== undefined && <span className="quiet"> {problem.hint}</span>}
          </span>
          {problem.fix !== undefined && (
            <button
              type="button"
              className="button"
              onClick={() => form().edit(problem.fix?.edits ?? [], { label: forms.steps.fix(title) })}
            >
              {forms.fix}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
