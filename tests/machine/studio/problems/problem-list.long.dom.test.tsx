import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ProblemList } from '../../../../src/studio/problems/ProblemList';
import { ProblemMark } from '../../../../src/studio/problems/ProblemMark';
import { Thing } from '../../../../src/studio/shell/Thing';
import { TopBar } from '../../../../src/studio/shell/TopBar';
import { useOpenLists } from '../../../../src/studio/shell/use-open-lists';
import { basicText, siteFiles } from '../../../support/compile-site';
import { facts } from '../../../support/facts';
import { renderInStudio } from '../../../support/rendered-studio';
import { formContext, InForm } from '../../../support/studio-form';
import { openStudioInMemory } from '../../../support/studio-in-memory';

afterEach(cleanup);

const NOTED =
  'items:\n  - question: { es: "¿Hay pan?", en: "Is there bread?" }\n    answer: { es: "<p>Hay pan.</p>", en: "<p>There is bread.</p>" }\n    confirm: "Is there?"\n';

const files = siteFiles({
  ...facts('a: { type: text, value: "7%", confirm: "Nobody knows." }'),
  'faqs/bread.yaml': NOTED,
  'faqs/rolls.yaml': NOTED.replace('    confirm: "Is there?"\n', '    anser: "No."\n'),
});

async function show(shown: ReactElement, site = files) {
  const { studio } = await openStudioInMemory(site);
  await waitFor(() => expect(studio.store.get().compilation).toBeDefined());
  renderInStudio(studio, shown);
  return studio;
}

test('what is to be confirmed is folded below what is wrong, and opens', async () => {
  const studio = await show(<ProblemList left={{ current: -1 }} />);
  const list = screen.getByRole('heading', { name: 'To be mended before publishing' }).closest('section');
  expect(list?.querySelectorAll('.problem--error').length).toBeGreaterThan(0);
  const fold = screen.getByText('2 points to be confirmed');
  expect(screen.queryByText(/Nobody knows/)).toBeNull();
  fireEvent.click(fold);
  const opened = await screen.findByText(/Nobody knows/);
  expect(list?.compareDocumentPosition(opened)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  studio.close();
});

test('whoever comes back to the list is at the problem that was gone to', async () => {
  const left = { current: -1 };
  const goThere = () => screen.getAllByRole('button', { name: 'Go there' });
  for (const place of [-1, 0]) {
    expect(left.current).toBe(place);
    const studio = await show(<ProblemList left={left} />);
    expect(goThere().findIndex((button) => button.matches(':focus'))).toBe(place);
    goThere()[0]?.focus();
    cleanup();
    studio.close();
  }
});

test('of each problem it is told in which field it is', async () => {
  const studio = await show(<ProblemList left={{ current: -1 }} />);
  act(() => {
    const pointer = ['title', 'en'];
    studio.edit([{ do: 'set', file: 'pages/home.yaml', pointer, value: '[[Write the text here]]' }], {
      label: 'Title',
    });
  });
  await waitFor(() => expect(screen.getAllByText(/ · Page · Title$/)).not.toEqual([]));
  studio.close();
});

test('what shows in other places, too, leads to each of them by its name', async () => {
  const text = '{ es: "Llama al {{settings.phone}}", en: "Call {{settings.phone}}" }';
  const call = `type: call-to-action\neyebrow: ${text}\ntitle: ${text}\nintro: ${text}\nactions: [{ label: { es: "Ver", en: "See" }, page: contact }]\n`;
  const settings = basicText('settings.yaml').replace(/^phone:.*\n/m, '');
  const studio = await show(
    <ProblemList left={{ current: -1 }} />,
    siteFiles({ 'settings.yaml': settings, 'blocks/call.yaml': call }),
  );
  const card = screen.getByText(/^“Phone” is missing/).closest('article');
  if (card === null) throw new Error('It is told outside of a card');
  expect(card.textContent).not.toMatch(/\.yaml|:\d/);
  expect(
    within(card).getByRole('button', { name: 'Go there', description: /^Settings “Phone” is missing/ }),
  ).toBeDefined();
  const buttons = within(card).getAllByRole('button', { name: /^Open / });
  expect(buttons).toHaveLength(3);
  const [other] = buttons;
  if (other === undefined) throw new Error('There is nowhere else to go');
  fireEvent.click(other);
  const { others = [] } =
    studio.store.get().compilation?.problems.find(({ message }) => message.startsWith('“phone” is missing')) ?? {};
  expect(others.map(({ file }) => file)).toContain(studio.store.get().selection?.thing.file);
  studio.close();
});

function Bar() {
  return <TopBar lists={useOpenLists()} onLanguage={() => undefined} />;
}

test('the count tells what is wrong from what is to be confirmed', async () => {
  const marks = (
    <>
      <Bar />
      <ul>
        <li title="noted">
          <ProblemMark place={{ file: 'faqs/bread.yaml', pointer: [] }} />
        </li>
      </ul>
    </>
  );
  const { store, close } = await show(marks);
  expect(screen.getByRole('button', { name: /^\d+ errors?(, \d+ warnings?)?$/ })).toBeDefined();
  const { compilation, ...state } = store.get();
  const problems = compilation?.problems.filter(({ code }) => code === 'point-open') ?? [];
  act(() => store.set({ ...state, compilation: compilation && { ...compilation, problems } }));
  expect(screen.getByRole('button', { name: '2 to be confirmed' })).toBeDefined();
  expect(within(screen.getByTitle('noted')).getByTitle('1 to be confirmed').className).toContain('problem-mark--open');
  act(() => store.set({ ...store.get(), isCheckLate: true }));
  expect(screen.getByRole('button', { name: 'Checking…' })).toBeDefined();
  close();
});

test('what is wrong with a file that cannot be read is told above its text, and mended there', async () => {
  const thing = { file: 'faqs/bread.yaml', pointer: [] };
  const unclosed = NOTED.replace('"Is there?"', '"Is there?');
  const site = siteFiles({ 'faqs/bread.yaml': unclosed });
  const shown = <Thing selection={{ thing, target: thing, shownOn: undefined }} />;
  const studio = await show(<InForm context={formContext()}>{shown}</InForm>, site);
  expect(screen.getByText(/closing|closes/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Fix' }));
  await waitFor(() => expect(screen.queryByText(/closing|closes/)).toBeNull());
  expect(Buffer.from(studio.store.get().session.files.get(thing.file) ?? '').toString()).toBe(NOTED);
  studio.close();
});

test('of a file that a site has once it is told that it is gone, and there it is made anew', async () => {
  const studio = await show(<ProblemList left={{ current: -1 }} />, siteFiles({ 'settings.yaml': null }));
  const told = screen.getByText(/“settings.yaml” is missing/).closest('article');
  expect(told?.textContent).not.toMatch(/yaml:\d/);
  fireEvent.click(within(told ?? document.body).getByRole('button', { name: 'Go there' }));
  const { selection } = studio.store.get();
  if (selection === undefined) throw new Error('Nothing is open');
  cleanup();
  renderInStudio(
    studio,
    <InForm context={formContext()}>
      <Thing selection={selection} />
    </InForm>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Create: Settings' }));
  expect(studio.dataOf('settings.yaml')).toHaveProperty('languages');
  studio.close();
});

test('a file that the website does not know can be deleted where it is told of', async () => {
  const stray = { file: 'pages/tower.jpg', pointer: [] };
  const shown = <Thing selection={{ thing: stray, target: stray, shownOn: undefined }} />;
  const site = siteFiles({ [stray.file]: new Uint8Array([0xff, 0xd8, 0xff]) });
  const studio = await show(<InForm context={formContext()}>{shown}</InForm>, site);
  fireEvent.click(screen.getByRole('button', { name: /^Delete/ }));
  await waitFor(() => expect(studio.store.get().session.files.has(stray.file)).toBe(false));
  studio.close();
});
