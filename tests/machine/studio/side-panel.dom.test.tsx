import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FormContextProvider } from '../../../src/studio/forms/form-context';
import { useStudioForms } from '../../../src/studio/forms/use-studio-forms';
import { SidePanel } from '../../../src/studio/shell/SidePanel';
import { StudioProvider } from '../../../src/studio/studio-context';
import { LanguageProvider } from '../../../src/studio/words/words';
import { siteFiles } from '../../support/compile-site';
import { playStudio } from '../../support/opened-studio';

function Panel() {
  return (
    <FormContextProvider value={useStudioForms()}>
      <SidePanel />
    </FormContextProvider>
  );
}

test('a file that cannot be read is mended as text', async () => {
  const { studio } = await playStudio(siteFiles({ 'facts.yaml': 'price:\n  value: [1\n' }));
  studio.open({ file: 'facts.yaml', pointer: [] });
  render(
    <LanguageProvider value="en">
      <StudioProvider value={studio}>
        <Panel />
      </StudioProvider>
    </LanguageProvider>,
  );
  expect(screen.getByText(/^This file cannot be read/)).toBeDefined();
  expect(screen.getByRole('textbox').textContent).toContain('value: [1');
  studio.close();
});
