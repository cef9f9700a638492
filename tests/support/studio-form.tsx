import { type ReactElement, type ReactNode, useMemo } from 'react';
import { type FormContext, FormContextProvider } from '../../src/studio/forms/form-context';
import { createFormStore, FormStoreProvider } from '../../src/studio/forms/form-store';
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
    remove: () => undefined,
    confirmTranslation: () => undefined,
    open: () => undefined,
    goTo: () => undefined,
    followSection: () => Promise.resolve([]),
    seenOn: (places) => Promise.resolve(places.map(() => [])),
    pictureAddress: (path, folder) => `/${folder}/${path}`,
    mediaUses: () => Promise.resolve(new Map()),
    leftBehind: () => [],
    upload: () => Promise.resolve({ paths: [], joins: '', refusals: [] }),
    target: undefined,
    ...own,
  };
}

/** Fields as they stand in a form, in English. */
export function InForm({ context, children }: { context: FormContext; children: ReactNode }): ReactElement {
  const store = useMemo(() => createFormStore(context), [context]);
  return (
    <LanguageProvider value="en">
      <FormContextProvider value={context}>
        <FormStoreProvider value={store}>{children}</FormStoreProvider>
      </FormContextProvider>
    </LanguageProvider>
  );
}
