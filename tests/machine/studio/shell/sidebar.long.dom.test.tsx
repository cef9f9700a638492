import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Sidebar } from '../../../../src/studio/shell/Sidebar';
import { useOpenLists } from '../../../../src/studio/shell/use-open-lists';
import type { Studio } from '../../../../src/studio/studio';
import { words } from '../../../../src/studio/words/words';
import { siteFiles } from '../../../support/compile-site';
import { renderInStudio } from '../../../support/rendered-studio';
import { openStudioInMemory } from '../../../support/studio-in-memory';
import { styled } from '../../../support/theme-site';

afterEach(cleanup);

let searched = '';

function Lists() {
  const lists = useOpenLists();
  return (
    <>
      <button type="button" aria-expanded={lists.isOpen} onClick={() => lists.open(true)}>
        Lists
      </button>
      <Sidebar
        lists={lists}
        onSearch={(query) => {
          searched = query;
        }}
      />
    </>
  );
}

const renderLists = (studio: Studio) => renderInStudio(studio, <Lists />);

test('a page is found by its words in any order, without their accents', async () => {
  const page =
    'path: { es: "/masa", en: "/dough" }\ntitle: { es: "La fermentación lenta", en: "Slow dough" }\n' +
    'description: { es: "Cómo.", en: "How." }\nsections: [{ type: hero, title: { es: "Masa", en: "Dough" } }]\n';
  const { studio } = await openStudioInMemory(siteFiles({ 'pages/dough.yaml': page }));
  renderLists(studio);
  const search = screen.getByRole('searchbox', { name: words.en.shell.pageSearch });
  const pages = () => [...(search.closest('section')?.querySelectorAll('.sidebar__item > span:first-child') ?? [])];
  await waitFor(() => expect(pages().length).toBeGreaterThan(1));
  // In the order of their addresses, the home page first.
  const addresses = pages().map((title) => title.nextElementSibling?.textContent ?? '');
  expect(addresses[0]).toBe('/en');
  expect(addresses.slice(1)).toEqual(addresses.slice(1).sort());
  fireEvent.change(search, { target: { value: 'lenta fermentacion' } });
  expect(pages().map(({ textContent }) => textContent)).toEqual(['Slow dough']);
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(studio.store.get().view.page).toBe('dough');
  // Where Ctrl+Z takes back what was done, and not what was searched for.
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Slow dough/));
  fireEvent.change(search, { target: { value: 'lenta y rápida' } });
  expect(screen.getByText(words.en.forms.reference.none)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: words.en.shell.searchTexts }));
  expect(searched).toBe('lenta y rápida');
  studio.close();
});

test('a file that a site can have once, and this one does not have, is made by a press', async () => {
  const files = new Map(siteFiles({}));
  files.delete('redirects.yaml');
  const { studio } = await openStudioInMemory(files);
  renderLists(studio);
  fireEvent.click(screen.getByRole('button', { name: 'Create: Redirects' }));
  expect(studio.dataOf('redirects.yaml')).toMatchObject({ redirects: [{ from: expect.any(String) }] });
  expect(screen.queryByRole('button', { name: 'Create: Redirects' })).toBeNull();
  studio.undo();
  expect(studio.dataOf('redirects.yaml')).toBeUndefined();
  studio.close();
});

test('what is wrong in a style sheet of the theme is marked at the look of the website', async () => {
  const { studio } = await openStudioInMemory(
    siteFiles(styled(':root {\n  --light-text: #c0c0c0;\n}\n.x {\n  colour: red;\n}\n')),
  );
  renderLists(studio);
  const look = screen.getByRole('button', { name: /^Look/ });
  await waitFor(() => expect(look.textContent).toContain('2 warnings'));
  studio.close();
});

test('on a phone the lists stay open, with the cursor in them, when a section is doubled or taken away', async () => {
  const { studio } = await openStudioInMemory(siteFiles({}));
  renderLists(studio);
  const toggle = screen.getByRole('button', { name: 'Lists' });
  const outline = await waitFor(() => {
    const [, sections] = document.querySelectorAll('.outline');
    if (sections === undefined) throw new Error('no sections yet');
    return sections;
  });
  const rows = () => [...outline.querySelectorAll<HTMLElement>('.sidebar__item')];
  const count = rows().length;
  act(() => rows()[0]?.click());
  fireEvent.click(toggle);
  for (const [name, left] of [
    [/^Duplicate/, count + 1],
    [/^Remove/, count],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name }));
    expect(rows()).toHaveLength(left);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    // The copy, then the section that has taken its place.
    const wanted = rows()[1] ?? rows().at(-1);
    await waitFor(() => expect(document.activeElement).toBe(wanted));
  }
  studio.close();
});
