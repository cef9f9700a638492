import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Notices } from '../../../src/studio/shell/Notices';
import { StudioProvider } from '../../../src/studio/studio-context';
import { LanguageProvider } from '../../../src/studio/words/words';
import { siteFiles } from '../../support/compile-site';
import { playStudio } from '../../support/opened-studio';

afterEach(cleanup);

const files = siteFiles({});
const PAGE = 'pages/home.yaml';
const SETTINGS = 'settings.yaml';

/** A file with one line more at its end. */
function longer(path: string) {
  return { path, content: new TextEncoder().encode(`${new TextDecoder().decode(files.get(path))}# Elsewhere\n`) };
}

test('what somebody else has changed and was joined with what is not saved is told until that was read', async () => {
  const { studio, changeElsewhere } = await playStudio(files);
  const write = (text: string) =>
    studio.edit([{ do: 'set', file: PAGE, pointer: ['title', 'en'], value: text }], { label: 'Title' });
  render(
    <LanguageProvider value="en">
      <StudioProvider value={studio}>
        <Notices />
      </StudioProvider>
    </LanguageProvider>,
  );
  const told = () => screen.getByRole('status').textContent;
  changeElsewhere([longer(SETTINGS)]);
  expect(told()).toBe('');
  write('Mine');
  changeElsewhere([longer(PAGE)]);
  write('Mine indeed');
  await screen.findByText(`Somebody has changed ${PAGE} meanwhile: it has been joined with what you have changed.`);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(told()).toBe('');
  studio.close();
});
