import { type MouseEvent, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import type { StudioProblem } from '../compiling/site-compiler';
import { Disclosure } from '../forms/Disclosure';
import { problemInForm } from '../forms/told-in-form';
import { useStudio, useStudioState } from '../studio-context';
import { Sentence } from '../ui/Sentence';
import { useNameOfField } from '../use-name-of-place';
import { useLanguage, useWords } from '../words/words';
import './problems.css';
import { byUrgency } from './by-urgency';
import { PlaceButtons } from './PlaceButtons';

/**
 * Everything that the compiler finds wrong, the worst first; what is only to be confirmed is folded. `left` is which of them
 * was gone to last: whoever comes back is there, or at the next one where that is mended.
 */
export function ProblemList({ left }: { readonly left: RefObject<number> }) {
  const { shell } = useWords();
  const { compilation, isCheckLate } = useStudioState();
  const { errors, warnings, openPoints } = byUrgency(compilation?.problems ?? []);
  const isFine = errors.length + warnings.length === 0;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const cards = () => [...(list.current?.querySelectorAll('article') ?? [])];
    const shown = cards();
    shown[Math.min(left.current, shown.length - 1)]?.querySelector('button')?.focus();
    return () => {
      left.current = cards().findIndex((card) => card.contains(document.activeElement));
    };
  }, [left]);
  return (
    // The cursor goes there when a problem goes with its buttons.
    <div ref={list} className="problems" tabIndex={-1}>
      <h2>{shell.problems}</h2>
      {isFine && <p>{compilation === undefined || isCheckLate ? shell.checking : shell.noProblems}</p>}
      <ProblemGroup title={shell.errors} problems={errors} />
      <ProblemGroup title={shell.warnings} problems={warnings} />
      {openPoints.length > 0 && (
        <Disclosure title={shell.openPoints(openPoints.length)} openAt={undefined}>
          <ProblemCards problems={openPoints} />
        </Disclosure>
      )}
    </div>
  );
}

function ProblemGroup({ title, problems }: { title: string; problems: readonly StudioProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ProblemCards problems={problems} />
    </section>
  );
}

interface ProblemCardsProps {
  readonly problems: readonly StudioProblem[];
  /** Whether whoever reads them is where they are. */
  readonly isThere?: boolean;
}

export function ProblemCards({ problems, isThere = false }: ProblemCardsProps) {
  return (
    <ul>
      {problems.map((problem) => (
        <li
          key={`${problem.code} ${problem.place.file} ${problem.place.pointer.join('/')} ${problem.line} ${problem.column}`}
        >
          <ProblemCard problem={problem} isThere={isThere} />
        </li>
      ))}
    </ul>
  );
}

/** A problem with what can be done about it. */
function ProblemCard({ problem, isThere }: { problem: StudioProblem; isThere: boolean }) {
  const words = useWords();
  const language = useLanguage();
  const { shell, forms } = words;
  const { dataOf, edit, goTo, confirmTranslation } = useStudio();
  const { contract } = useStudioState();
  const nameOf = useNameOfField();
  const id = useId();
  const { code, severity, place, fix, others = [] } = problem;
  const { message, hint } = problemInForm(problem, { contract, language, dataOf, words });
  return (
    <article className={`problem problem--${severity}`}>
      <p id={id}>
        <Sentence text={message} />
      </p>
      {hint !== undefined && <p className="problem__hint">{hint}</p>}
      <p className="problem__place quiet" id={`${id}-place`}>
        {nameOf(place)}
      </p>
      <div className="problem__actions">
        {!isThere && (
          <button type="button" className="button" aria-describedby={`${id}-place ${id}`} onClick={() => goTo(place)}>
            {shell.goThere}
          </button>
        )}
        <PlaceButtons places={others} />
        {code === 'translation-stale' && (
          <button
            type="button"
            className="button"
            onClick={(event) => {
              toList(event);
              confirmTranslation(place);
            }}
          >
            {forms.stillRight}
          </button>
        )}
        {fix !== undefined && (
          <button
            type="button"
            className="button"
            aria-describedby={`${id}-place ${id}`}
            onClick={(event) => {
              toList(event);
              edit(fix.edits, { label: shell.fix });
            }}
          >
            {shell.fix}
          </button>
        )}
      </div>
    </article>
  );
}

function toList({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>('.problems')?.focus();
}
