import type { Contract } from '../../compiler/schema/contract';
import type { MessageLanguage } from '../../diagnostics/languages';
import { readData } from '../../editing/parsed-yaml';
import { fieldTitle } from '../content/field-title';
import { changedPointer } from '../session/changed-place';
import type { Content } from '../session/content';
import { decodedText } from '../session/content';
import type { Step, StepFile } from '../session/steps';
import { useStudioState } from '../studio-context';
import { useNamesOfFiles } from '../use-name-of-place';
import { useLanguage, useWords } from '../words/words';

/** What describes a step whose label is in another language: by what it has changed. */
interface OtherWords {
  readonly contract: Contract;
  readonly namesOf: (files: readonly string[]) => string;
  readonly change: (field: string) => string;
  readonly changeIn: (names: string) => string;
}

/** The label of a step, or a description of what it has changed where the label is in another language. */
export function stepTitle(
  { label, language: own, files }: Step,
  language: MessageLanguage,
  { contract, namesOf, change, changeIn }: OtherWords,
): string {
  if ((own ?? language) === language) return label;
  const [file, another] = files;
  const field = file && another === undefined ? changedField(contract, file, language) : undefined;
  return field === undefined ? changeIn(namesOf(files.map(({ path }) => path))) : change(field);
}

/** What the field is called in which something was changed; nothing where it was the whole file, or more than one. */
function changedField(contract: Contract, { path, before, after }: StepFile, language: MessageLanguage) {
  const [was, now] = [dataOf(before), dataOf(after)];
  return fieldTitle(contract, { file: path, pointer: changedPointer(was, now) }, now, language);
}

function dataOf(content: Content): unknown {
  const read = decodedText(content);
  return read && readData(read.text)?.data;
}

/** Says of steps what they are in the language of the Studio, and where, if that is not what is looked at. */
export function useStepTitle(): (step: Step) => string {
  const language = useLanguage();
  const { changeIn } = useWords().shell;
  const { change } = useWords().forms.steps;
  const { contract, view, compilation, selection } = useStudioState();
  const namesOf = useNamesOfFiles();
  const page = compilation?.pages.find(({ id }) => id === view.page)?.file;
  const isSeen = ({ path }: StepFile) => path === page || path === selection?.thing.file;
  return (step) => {
    const title = stepTitle(step, language, { contract, namesOf, change, changeIn });
    const names = namesOf(step.files.map(({ path }) => path));
    return step.files.some(isSeen) || title.includes(names) ? title : `${title} · ${names}`;
  };
}
