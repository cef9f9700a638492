import { type ReactElement, useMemo } from 'react';
import type { SiteLanguage } from '../../../generated/types';
import { languagesTagged } from '../../authoring/languages-tagged';
import { languageCodes } from '../../compiler/standards/language-codes';
import { Combobox } from './Combobox';
import { calledIn } from './called-in';
import type { ControlProps } from './FieldFrame';
import { useFormPart } from './form-store';

/** Those of two letters, and what else websites are written in. */
const TAGS: readonly string[] = [...languageCodes(), 'ast', 'fil', 'gsw', 'pt-br', 'pt-pt', 'zh-hant'];

interface LanguagePickerProps {
  readonly control: ControlProps;
  readonly label: string;
  /** The codes of the languages that the site has already. */
  readonly known: readonly string[];
  readonly onChoose: (language: SiteLanguage) => void;
}

/** One more language for a site, found by its name, with all that usually goes with it. */
export function LanguagePicker({ control, label, known, onChoose }: LanguagePickerProps): ReactElement {
  const language = useFormPart((form) => form.language);
  const all = useMemo(
    () =>
      calledIn(language, 'language', TAGS).map((each) => ({
        ...each,
        detail: `${nameOfItself(each.id)} · ${each.id}`,
      })),
    [language],
  );
  return (
    <Combobox
      control={control}
      label={label}
      choices={all.filter(({ id }) => !known.includes(id))}
      chosen={undefined}
      onChoose={(tag) => {
        const chosen = languagesTagged([...known, tag]).at(-1);
        if (chosen !== undefined) onChoose(chosen);
      }}
    />
  );
}

/** Those who write in a language look for it by its own name as well. */
function nameOfItself(tag: string): string {
  return new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
}
