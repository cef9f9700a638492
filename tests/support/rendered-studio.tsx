import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { FormContextProvider } from '../../src/studio/forms/form-context';
import { useStudioForms } from '../../src/studio/forms/use-studio-forms';
import type { Studio } from '../../src/studio/studio';
import { StudioProvider } from '../../src/studio/studio-context';
import { LanguageProvider } from '../../src/studio/words/words';

/** Shows a part of the window of a Studio, in English. */
export function renderInStudio(studio: Studio, part: ReactElement): void {
  render(
    <LanguageProvider value="en">
      <StudioProvider value={studio}>
        <WithForms>{part}</WithForms>
      </StudioProvider>
    </LanguageProvider>,
  );
}

function WithForms({ children }: { readonly children: ReactElement }): ReactElement {
  return <FormContextProvider value={useStudioForms()}>{children}</FormContextProvider>;
}
