import type { MessageLanguage } from '../../diagnostics/languages';
import type { Step } from '../session/session';
import { useNamesOfFiles } from '../use-name-of-place';
import { useLanguage, useWords } from '../words/words';

/** How a step is told whose own words are of another language: by the files that it changed. */
export interface OtherWords {
  readonly namesOf: (files: readonly string[]) => string;
  readonly changeIn: (names: string) => string;
}

/** What is said of a step. */
export function toldStep(
  { label, language: own, files }: Step,
  language: MessageLanguage,
  { namesOf, changeIn }: OtherWords,
): string {
  return (own ?? language) === language ? label : changeIn(namesOf(files.map(({ path }) => path)));
}

/** Says of steps what they are in the language of the Studio. */
export function useToldStep(): (step: Step) => string {
  const language = useLanguage();
  const { changeIn } = useWords().shell;
  const namesOf = useNamesOfFiles();
  return (step) => toldStep(step, language, { namesOf, changeIn });
}
