import type { Schema } from '../../compiler/schema/schema';
import { choiceTitles } from '../content/choice-titles';
import { useFormPart } from './form-store';

/** What the values of a choice are called in the language of the form. */
export function useChoiceWords(schema: Schema): (value: string) => string {
  const contract = useFormPart((form) => form.contract);
  const language = useFormPart((form) => form.language);
  return choiceTitles(schema, contract, language);
}
