import { type ContentPlace, isWithin } from '../place';
import { useStudioState } from '../studio-context';
import { useWords } from '../words/words';
import './problems.css';

interface ProblemMarkProps {
  readonly place: ContentPlace;
  /** A key whose problems are marked elsewhere. */
  readonly without?: string;
}

/** How much is wrong at a place or in it. */
export function ProblemMark({ place, without }: ProblemMarkProps) {
  const { shell } = useWords();
  const { compilation } = useStudioState();
  const own = (compilation?.problems ?? []).filter(
    (problem) => isWithin(problem.place, place) && (without === undefined || problem.place.pointer[0] !== without),
  );
  if (own.length === 0) return null;
  const errors = own.filter(({ severity }) => severity === 'error').length;
  const said = shell.problemCount(errors, own.length - errors);
  return (
    <span className={`problem-mark ${errors > 0 ? 'problem-mark--error' : ''}`} title={said}>
      <span aria-hidden="true">{own.length}</span>
      <span className="visually-hidden"> {said}</span>
    </span>
  );
}
