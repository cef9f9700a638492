import type { MouseEvent, ReactElement } from 'react';
import type { StudioProblem } from '../compiling/site-compiler';
import { Sentence } from '../ui/Sentence';
import { useWords } from '../words/words';
import { useFormStore } from './form-store';
import { problemInForm, useTold } from './told-in-form';
import { firstControl } from './use-target';

interface FieldProblemsProps {
  readonly id: string;
  readonly problems: readonly StudioProblem[];
  /** Of the field, for the step that mends it. */
  readonly title: string;
  /** Whether the field need not be there, and can be taken away. */
  readonly isRemovable?: boolean;
}

/** The problems of a field, with a button for each that the compiler can mend. */
export function FieldProblems({ id, problems, title, isRemovable = false }: FieldProblemsProps): ReactElement | null {
  const { forms } = useWords();
  const { form } = useFormStore();
  if (problems.length === 0) return null;
  // The button goes with its problem: the cursor goes to what it was about.
  const toField = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const field = currentTarget.closest('ul')?.parentElement;
    if (field) firstControl(field)?.focus();
  };
  return (
    <ul className="field-problems" id={id}>
      {unwrittenOnce(problems).map((problem) => (
        <li
          key={`${problem.code} ${problem.place.pointer.join('/')} ${problem.message}`}
          className={`field-problem field-problem--${problem.severity === 'error' ? 'error' : 'warning'}`}
        >
          <ProblemText problem={problem} />
          {isRemovable && problem.code === 'value-empty' && <span className="quiet"> {forms.emptied}</span>}
          {problem.code === 'translation-stale' && (
            <button
              type="button"
              className="button"
              onClick={(event) => {
                toField(event);
                form().confirmTranslation(problem.place);
              }}
            >
              {forms.stillRight}
            </button>
          )}
          {problem.fix !== undefined && (
            <button
              type="button"
              className="button"
              onClick={(event) => {
                toField(event);
                form().edit(problem.fix?.edits ?? [], { label: forms.steps.fix(title) });
              }}
            >
              {forms.fix}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What is still to be written in several languages is said in the same words: once is enough. */
function unwrittenOnce(problems: readonly StudioProblem[]): readonly StudioProblem[] {
  const first = problems.find(({ code }) => code === 'value-unwritten');
  return problems.filter((problem) => problem.code !== 'value-unwritten' || problem === first);
}

function ProblemText({ problem }: { readonly problem: StudioProblem }): ReactElement {
  const told = useTold();
  const { forms } = told.words;
  const { code, severity } = problem;
  // What is told of a value that is still to be written is for those who see the file.
  if (code === 'value-unwritten') return <span>{forms.unwritten}</span>;
  // That a whole language is missing is told where the site names it.
  if (code === 'language-untranslated' && problem.others?.includes(problem.place))
    return <span>{forms.untranslated}</span>;
  const { message, hint } = problemInForm(problem, told);
  return (
    <span>
      <strong>{severity === 'error' ? forms.errorMark : forms.warningMark}:</strong> <Sentence text={message} />
      {hint !== undefined && <span className="quiet"> {hint}</span>}
    </span>
  );
}
