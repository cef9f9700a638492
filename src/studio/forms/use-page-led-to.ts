import { inLanguage } from '../../compiler/languages';
import type { Schema } from '../../compiler/schema/schema';
import { titleLanguage } from '../content/thing';
import { useFormPart } from './form-store';
import { pageLedTo } from './summary';

/** Tells of an item that leads to a page, and has no text of its own, what that page is called. */
export function usePageLedTo(): (schema: Schema, item: unknown) => string | undefined {
  const contract = useFormPart((form) => form.contract);
  const language = useFormPart((form) => form.language);
  const pages = useFormPart((form) => form.pages);
  return (schema, item) => {
    const id = pageLedTo(contract, schema, item);
    const page = pages.find((each) => each.id === id);
    return page && inLanguage(page.title, titleLanguage(contract, language));
  };
}
