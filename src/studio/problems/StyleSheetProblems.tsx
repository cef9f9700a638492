import { isStyleSheet } from '../../compiler/theme/theme-files';
import { useStudioState } from '../studio-context';
import { useWords } from '../words/words';
import { ProblemCards } from './ProblemList';

/** What is wrong in the style sheets of the theme, but for its values, whose problems are shown at their fields. */
export function StyleSheetProblems() {
  const { shell } = useWords();
  const { compilation } = useStudioState();
  const problems = (compilation?.problems ?? []).filter(
    ({ place }) => isStyleSheet(place.file) && place.pointer.length === 0,
  );
  if (problems.length === 0) return null;
  return (
    <section className="theme-values">
      <h3>{shell.problems}</h3>
      <ProblemCards problems={problems} />
    </section>
  );
}
