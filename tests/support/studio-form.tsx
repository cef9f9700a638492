import type { ReactElement, ReactNode } from 'react';
import type { FormContext } from '../../src/studio/forms/form-context';
import { FormContextProvider } from '../../src/studio/forms/form-context';
import { LanguageProvider } from '../../src/studio/words/words';
import { contract } from './compile-site';
import { two } from './languages';

/** A form context in which nothing is known and nothing can be done, but for what a test says. */
export function formContext(own: Partial<FormContext> = {}): FormContext {
  return {
    contract: contract.inLanguages(two),
    names: {},
    pages: [],
    language: 'en',
    dataOf: () => undefined,
    problemsAt: () => [],
    edit: () => true,
    rename: () => undefined,
    confirmTranslation: () => undefined,
    open: () => undefined,
    mediaAddress: (path) => `/media/${path}`,
    mediaUses: () => Promise.resolve(new Map()),
    upload: () => Promise.resolve({ refusal: '' }),
    target: undefined,
    ...own,
  };
}

/** Fields as they stand in a form, in English. */
export function InForm({ context, children }: { context: FormContext; children: ReactNode }): ReactElement {
  return (
    <LanguageProvider value="en">
      <FormContextProvider value={context}>{children}</FormContextProvider>
    </LanguageProvider>
  );
}
