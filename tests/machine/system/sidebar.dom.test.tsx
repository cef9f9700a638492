import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FormContextProvider } from '../../../src/studio/forms/form-context';
import { useStudioForms } from '../../../src/studio/forms/use-studio-forms';
import { Sidebar } from '../../../src/studio/shell/Sidebar';
import { StudioProvider } from '../../../src/studio/studio-context';
import { LanguageProvider } from '../../../src/studio/words/words';
import { siteFiles } from '../../support/compile-site';
import { playStudio } from '../../support/opened-studio';

afterEach(cleanup);

function Lists() {
  return (
    <FormContextProvider value={useStudioForms()}>
      <Sidebar />
    </FormContextProvider>
  );
}

test('a file that a site can have once, and this one does not have, is made by a press', async () => {
  const files = new Map(siteFiles({}));
  files.delete('redirects.yaml');
  const { studio } = await playStudio(files);
  render(
    <LanguageProvider value="en">
      <StudioProvider value={studio}>
        <Lists />
      </StudioProvider>
    </LanguageProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Create: Redirects' }));
  expect(studio.dataOf('redirects.yaml')).toMatchObject({ redirects: [{ from: expect.any(String) }] });
  expect(screen.queryByRole('button', { name: 'Create: Redirects' })).toBeNull();
  studio.undo();
  expect(studio.dataOf('redirects.yaml')).toBeUndefined();
  studio.close();
});
