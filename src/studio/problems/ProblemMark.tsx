import { isStyleSheet, THEME_FILE } from '../../compiler/theme/theme-files';
import { groupBy } from '../../shared/group-by';
import { oncePerObject } from '../../shared/once-per-object';
import type { StudioProblem } from '../compiling/site-compiler';
import { type ContentPlace, isWithin } from '../place';
import { useStudioPart } from '../studio-context';
import { useWords } from '../words/words';
import './problems.css';
import { byUrgency } from './by-urgency';

interface ProblemMarkProps {
  readonly place: ContentPlace;
  /** A key whose problems are marked elsewhere. */
  readonly without?: string;
}

/** How much is wrong at a place or in it; where nothing is, how much is to be confirmed. */
export function ProblemMark({ place, without }: ProblemMarkProps) {
  const { shell } = useWords();
  const problems = useStudioPart(({ compilation }) => compilation?.problems) ?? NONE;
  const own = (byMarkedFile(problems).get(place.file) ?? NONE).filter(
    (problem) =>
      isWithin(markedAt(problem.place), place) && (without === undefined || problem.place.pointer[0] !== without),
  );
  if (own.length === 0) return null;
  const { errors, warnings, openPoints } = byUrgency(own);
  const wrong = errors.length + warnings.length;
  const look = errors.length > 0 ? 'problem-mark--error' : wrong === 0 ? 'problem-mark--open' : '';
  const said = shell.problemCount(errors.length, warnings.length, openPoints.length);
  return (
    <span className={`problem-mark ${look}`} title={said}>
      <span aria-hidden="true">{wrong || openPoints.length}</span>
      <span className="visually-hidden"> {said}</span>
    </span>
  );
}

const NONE: readonly StudioProblem[] = [];

/** Of a thousand pages in a list, each asks for its own. */
const byMarkedFile = oncePerObject((problems: readonly StudioProblem[]) =>
  groupBy(problems, ({ place }) => markedAt(place).file),
);

/** The style sheets of the theme are in no list: they are marked at the theme. */
function markedAt(place: ContentPlace): ContentPlace {
  return isStyleSheet(place.file) ? { file: THEME_FILE, pointer: [] } : place;
}
