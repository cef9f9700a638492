import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Conflict } from '../../../../src/studio/review/Conflict';
import { StudioProvider } from '../../../../src/studio/studio-context';
import { LanguageProvider, words } from '../../../../src/studio/words/words';
import { siteFiles } from '../../../support/compile-site';
import { openStudioInMemory } from '../../../support/studio-in-memory';

afterEach(cleanup);

const files = siteFiles({});
const PAGE = 'pages/home.yaml';
const OTHER_NAME = 'pages/bakery.yaml';
const { review } = words.en;

/** The home page has another title here, and elsewhere its file is gone; there may be a new one. */
async function conflictOf(found: string | undefined) {
  const { studio, changeElsewhere } = await openStudioInMemory(files);
  studio.edit([{ do: 'set', file: PAGE, pointer: ['title', 'es'], value: 'Mine' }], { label: 'Title' });
  changeElsewhere([
    { path: PAGE, content: undefined },
    ...(found === undefined ? [] : [{ path: OTHER_NAME, content: new TextEncoder().encode(found) }]),
  ]);
  const [conflict] = studio.store.get().session.conflicts;
  if (conflict === undefined) throw new Error('There is no conflict');
  render(
    <LanguageProvider value="en">
      <StudioProvider value={studio}>
        <Conflict conflict={conflict} onDecided={() => undefined} />
      </StudioProvider>
    </LanguageProvider>,
  );
  const textOf = (path: string) => {
    const content = studio.store.get().session.files.get(path);
    return content && new TextDecoder().decode(content);
  };
  return { studio, textOf };
}

const text = new TextDecoder().decode(files.get(PAGE));
const keepMine = () => act(() => void fireEvent.click(screen.getByRole('button', { name: review.keepMine })));

test('what is written in a file that has another name elsewhere goes there, and no second one is left', async () => {
  const { studio, textOf } = await conflictOf(text);
  expect(screen.getByText(review.renamed(OTHER_NAME))).toBeDefined();
  keepMine();
  expect([textOf(PAGE), textOf(OTHER_NAME)?.includes('Mine')]).toEqual([undefined, true]);
  expect(studio.store.get().session.conflicts).toEqual([]);
  studio.close();
});

test.each([
  ['nothing else is there', undefined],
  ['what is new says something else', `${text}# Another one\n`],
])('a file that is gone elsewhere is deleted where %s', async (_where, found) => {
  const { studio, textOf } = await conflictOf(found);
  expect(screen.getByText(review.deleted)).toBeDefined();
  keepMine();
  expect(textOf(PAGE)).toContain('Mine');
  studio.close();
});
