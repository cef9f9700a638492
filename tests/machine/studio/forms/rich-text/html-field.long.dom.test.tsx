import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FormContext } from '../../../../../src/studio/forms/form-context';
import { linkedFiles } from '../../../../../src/studio/forms/media/picture-kinds';
import { HtmlField } from '../../../../../src/studio/forms/rich-text/HtmlField';
import { type Unfinished, UnfinishedProvider, unfinishedInBrowser } from '../../../../../src/studio/unfinished';
import { formContext, InForm } from '../../../../support/studio-form';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const names = {
  pages: [
    { name: 'home', title: 'Inicio', place: 'site/pages/home.yaml' },
    { name: 'contact', title: 'Contacto', place: 'site/pages/contact.yaml' },
  ],
  anchors: [{ name: 'write', place: 'site/pages/contact.yaml' }],
  facts: [
    {
      name: 'price',
      title: '3200',
      place: 'site/facts.yaml',
      fact: { value: 3200, currency: 'EUR', canBePrice: true, note: undefined },
    },
  ],
};

let given: string[] = [];

function Field({ initial }: { readonly initial: string }) {
  const [value, setValue] = useState(initial);
  const onChange = (html: string) => {
    given.push(html);
    setValue(html);
    return true;
  };
  return (
    <>
      <HtmlField id="field" where="pages/home.yaml#/text" label="Text" lang="en" value={value} onChange={onChange} />
      <button type="button" onClick={() => setValue('<p>One</p>\n<p>From elsewhere</p>\n')}>
        Elsewhere
      </button>
    </>
  );
}

function show(
  initial: string,
  own: Partial<FormContext> = {},
  unfinished: Unfinished = unfinishedInBrowser('another'),
): { readonly editor: () => Editor } {
  given = [];
  render(
    <UnfinishedProvider value={unfinished}>
      <InForm context={formContext({ names, ...own })}>
        <Field initial={initial} />
      </InForm>
    </UnfinishedProvider>,
  );
  return {
    editor: () => (screen.getByRole('textbox', { name: 'Text' }) as HTMLElement & { editor: Editor }).editor,
  };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a text is seen and not told until somebody changes it', () => {
  const { editor } = show('<p>One &amp; <strong>two</strong></p>\n');
  expect(screen.getByRole('textbox', { name: 'Text' }).textContent).toBe('One & two');
  expect(screen.getByRole('textbox', { name: 'Text' }).lang).toBe('en');
  expect(screen.getByRole('textbox', { name: 'Text' }).getAttribute('spellcheck')).toBe('true');
  act(() => void editor().commands.setTextSelection(2));
  expect(given).toEqual([]);
});

test('what is typed changes one place of the text and no other', () => {
  const { editor } = show("<p>One &euro; <a href='page:home'>two</a></p>\n\n<ul>\n <li>Three</li>\n</ul>\n");
  act(() => void editor().commands.insertContentAt(4, 's'));
  expect(given).toEqual(["<p>Ones &euro; <a href='page:home'>two</a></p>\n\n<ul>\n <li>Three</li>\n</ul>\n"]);
});

test('buttons say what is on, and change it', () => {
  const { editor } = show('<p>One</p>\n<p>Two</p>\n');
  act(() => void editor().commands.selectAll());
  act(() => void editor().commands.setTextSelection({ from: 1, to: 4 }));
  press('Bold (Ctrl+B)');
  expect(given.at(-1)).toBe('<p><strong>One</strong></p>\n<p>Two</p>\n');
  expect(screen.getByRole('button', { name: 'Bold (Ctrl+B)' }).getAttribute('aria-pressed')).toBe('true');
  press('Heading, level 2');
  expect(given.at(-1)).toBe('<h2><strong>One</strong></h2>\n<p>Two</p>\n');
  press('Heading, level 2');
  press('Bulleted list');
  expect(given.at(-1)).toBe('<ul>\n  <li><strong>One</strong></li>\n</ul>\n<p>Two</p>\n');
});

test('a point of a list becomes one of the point before it, and its own again', () => {
  const { editor } = show('<ul>\n  <li>One</li>\n  <li>Two</li>\n</ul>\n');
  act(() => void editor().commands.setTextSelection(editor().state.doc.content.size - 3));
  press('One level in (Ctrl+])');
  expect(given.at(-1)).toBe('<ul>\n  <li>One\n    <ul>\n      <li>Two</li>\n    </ul>\n  </li>\n</ul>\n');
  press('One level out (Ctrl+[)');
  expect(given.at(-1)).toBe('<ul>\n  <li>One</li>\n  <li>Two</li>\n</ul>\n');
});

test('a new table is written from its first cell on, from cell to cell by Tab, and left after the last', () => {
  const { editor } = show('<p>One</p>\n');
  const type = (text: string) => act(() => void editor().commands.insertContent(text));
  const tab = (shiftKey = false) => fireEvent.keyDown(editor().view.dom, { key: 'Tab', shiftKey });
  fireEvent.click(screen.getByRole('button', { name: 'Insert a table' }));
  type('Day');
  tab();
  type('Time');
  tab();
  tab(true);
  // What a cell says is chosen, as anywhere else.
  type('Hour');
  tab();
  tab();
  type('10:00');
  expect(tab()).toBe(true);
  expect(given.at(-1)).toContain('<tr><th scope="col">Day</th><th scope="col">Hour</th></tr>');
  expect(given.at(-1)).toContain('<tr><td></td><td>10:00</td></tr>');
});

test('cells that are pasted into a table become what stands there: the heads of its rows stay such', () => {
  const row = (head: string, cell: string) => `<tr><th scope="row">${head}</th><td>${cell}</td></tr>`;
  const { editor } = show(`<table><tbody>${row('Monday', '10')}${row('Tuesday', '11')}</tbody></table>\n`);
  act(() => void editor().commands.setTextSelection(4));
  const cells = (...texts: string[]) => `<tr>${texts.map((text) => `<td>${text}</td>`).join('')}</tr>`;
  const pasted = cells('Mon', '8') + cells('Tue', '9') + cells('Wed', '12');
  act(() => void editor().view.pasteHTML(`<table>${pasted}</table>`));
  expect(given.at(-1)).toContain(row('Mon', '8') + row('Tue', '9') + row('Wed', '12'));
});

test('lines that are pasted with the signs of a list are a list', () => {
  const pasted = (text: string, select = (editor: Editor) => editor.commands.selectAll()) => {
    const { editor } = show('<p>Old</p>\n');
    act(() => void select(editor()));
    act(() => void editor().view.pasteText(text));
    cleanup();
    return given.at(-1)?.replaceAll(/\s*\n\s*/g, '');
  };
  expect(pasted('You need:\n•\tFlour\n•\tSalt\n\nThat is all')).toBe(
    '<p>You need:</p><ul><li>Flour</li><li>Salt</li></ul><p>That is all</p>',
  );
  const list = '<ul><li>Flour</li><li>Salt</li></ul>';
  expect(pasted('- Flour\n- Salt', (editor) => editor.commands.setTextSelection(4))).toBe(`<p>Old</p>${list}`);
  expect(pasted('- Flour\n- Salt', (editor) => editor.chain().setTextSelection(4).enter().run())).toBe(
    `<p>Old</p>${list}`,
  );
  expect(pasted('1.\tKnead\n2.\tWait')).toBe('<ol><li>Knead</li><li>Wait</li></ol>');
  expect(pasted('- Only one')).toBe('<p>- Only one</p>');
  expect(pasted('2025. A good year\n2026. A better one')).toBe('<p>2025. A good year</p><p>2026. A better one</p>');
  // Cells that are pasted as text only.
  expect(pasted('Day\tHour\nMonday\t10:00\r\n')).toBe(
    '<table><thead><tr><th scope="col">Day</th><th scope="col">Hour</th></tr></thead><tbody><tr><td>Monday</td><td>10:00</td></tr></tbody></table>',
  );
  expect(pasted('Flour:\t1 kg\nSalt')).toBe('<p>Flour: 1 kg</p><p>Salt</p>');
});

test('what is pasted with the signs of Markdown is what they stand for', () => {
  const pasted = (text: string) => {
    const { editor } = show('<p>Old</p>\n');
    act(() => void editor().commands.selectAll());
    act(() => void editor().view.pasteText(text));
    cleanup();
    return given.at(-1)?.replaceAll(/\s*\n\s*/g, '');
  };
  const link = '<a href="https://example.org/x">list</a>';
  expect(pasted('## You *need*\n\n**Flour** & [list](https://example.org/x)\n\n---\n\n> Wait.\n> Bake.')).toBe(
    `<h2>You <em>need</em></h2><p><strong>Flour</strong> &amp; ${link}</p><blockquote><p>Wait.</p><p>Bake.</p></blockquote>`,
  );
  expect(pasted('- Flour\n- **Salt**')).toBe('<ul><li>Flour</li><li><strong>Salt</strong></li></ul>');
  expect(pasted('## What\n\nBring *flour*')).toBe('<h2>What</h2><p>Bring <em>flour</em></p>');
  // As telephones write it.
  expect(pasted('Bring *flour*, _not much_, and ~salt~\n- *Water*\n- Yeast')).toBe(
    '<p>Bring <strong>flour</strong>, <em>not much</em>, and <s>salt</s></p><ul><li><strong>Water</strong></li><li>Yeast</li></ul>',
  );
  expect(pasted('| Day | Hour |\n|:--|---:|\n| Monday | 10:00 |')).toBe(
    '<table><thead><tr><th scope="col">Day</th><th scope="col">Hour</th></tr></thead><tbody><tr><td>Monday</td><td>10:00</td></tr></tbody></table>',
  );
  // What is none, or leads somewhere that only its own page knows.
  for (const text of ['3 * 4 * 5 = 60', '#bread', 'See [here](/list)', '---']) {
    expect(pasted(text)).toBe(`<p>${text}</p>`);
  }
});

test('nothing that is pasted as Markdown is lost where a text can have no heading', () => {
  for (const text of ['<ul>\n<li>Old</li>\n</ul>\n', '<table><tbody><tr><td>Old</td></tr></tbody></table>\n']) {
    const { editor } = show(text);
    act(() => void editor().commands.setTextSelection(7));
    act(() => void editor().view.pasteText('One\n## Two\n> Three\nFour'));
    cleanup();
    for (const word of ['Old', 'One', 'Two', 'Three', 'Four']) expect(given.at(-1)).toContain(word);
  }
});

test('what is pasted with the end of its line, and a single cell, goes on in the line of the cursor', () => {
  const { editor } = show('<p>It costs a lot.</p>\n');
  const paste = (how: (editor: Editor) => void) => {
    act(() => void editor().commands.setTextSelection({ from: 10, to: 15 }));
    act(() => how(editor()));
    return given.at(-1)?.trim();
  };
  expect(paste(({ view }) => view.pasteText('290 €\r\n'))).toBe('<p>It costs 290 €.</p>');
  expect(paste(({ view }) => view.pasteHTML('<table><tr><td>240 €</td></tr></table>'))).toBe('<p>It costs 240 €.</p>');
});

test('whoever adds a row or a column writes in that one', () => {
  const { editor } = show('<table><tbody><tr><td>Monday</td><td>10:00</td></tr></tbody></table>\n');
  act(() => void editor().commands.setTextSelection(4));
  press('Add a row below');
  act(() => void editor().commands.insertContent('Tuesday'));
  press('Add a column to the right');
  act(() => void editor().commands.insertContent('Room'));
  expect(given.at(-1)).toContain('<tr><td>Monday</td><td>Room</td><td>10:00</td></tr>');
  expect(given.at(-1)).toContain('<tr><td>Tuesday</td><td></td><td></td></tr>');
});

test('what is copied in a text of the Studio is pasted as it was, with its facts', () => {
  const { editor } = show('<p>It costs {{facts.price}}, <b>all</b> in.</p>\n');
  act(() => {
    const { view, state } = editor();
    const { dom } = view.serializeForClipboard(state.doc.slice(0, state.doc.content.size));
    view.dispatch(state.tr.delete(0, state.doc.content.size));
    view.pasteHTML(dom.innerHTML);
  });
  expect(given.at(-1)).toContain('<p>It costs {{facts.price}}, <b>all</b> in.</p>');
});

test('lines that are parted by an empty one, as in a mail, are paragraphs', () => {
  const pasted = (html: string) => {
    cleanup();
    const { editor } = show('<p>Old</p>\n');
    act(() => void editor().commands.selectAll());
    act(() => void editor().view.pasteHTML(html));
    return given.at(-1)?.trim();
  };
  expect(pasted('<div>Hello,<br><br>We bake<br>at <b>six.<br> <br><br></b>Bye</div>')).toBe(
    '<p>Hello,</p>\n<p>We bake<br>at <strong>six.</strong></p>\n<p>Bye</p>',
  );
  expect(pasted('<div>Hello,</div><div><br></div><div>We bake</div>')).toBe('<p>Hello,</p>\n<p>We bake</p>');
  expect(pasted('<p>One<br>line</p>')).toBe('<p>One<br>line</p>');
});

test('several paragraphs that are pasted into one do not run together with what follows, and a heading or a list stays one', () => {
  const pasted = (from: number, html: string, to = from, written = '<p>Old one</p>') => {
    const { editor } = show(`${written}\n`);
    act(() => void editor().commands.setTextSelection({ from, to }));
    act(() => void editor().view.pasteHTML(html));
    act(() => void editor().commands.insertContent('!'));
    cleanup();
    return given.at(-1)?.replaceAll(/\s*\n\s*/g, '');
  };
  const news = '<h2>New</h2><p>Text.</p>';
  expect(pasted(1, news)).toBe('<h2>New</h2><p>Text.!</p><p>Old one</p>');
  expect(pasted(1, news, 5)).toBe('<h2>New</h2><p>Text.!</p><p>one</p>');
  expect(pasted(1, '<p>One.</p><p>Two.</p>')).toBe('<p>One.</p><p>Two.!</p><p>Old one</p>');
  expect(pasted(8, news)).toBe('<p>Old one</p><h2>New</h2><p>Text.!</p>');
  expect(pasted(4, news, 8)).toBe('<p>Old</p><h2>New</h2><p>Text.!</p>');
  expect(pasted(4, '<p>: this.</p><p>That.</p>')).toBe('<p>Old: this.</p><p>That.!</p><p>one</p>');
  expect(pasted(4, news, 5)).toBe('<p>Old</p><h2>New</h2><p>Text.!</p><p>one</p>');
  const list = '<ul><li>Flour</li><li>Salt</li></ul>';
  const listed = list.replace('Salt', 'Salt!');
  expect(pasted(4, list, 5)).toBe(`<p>Old</p>${listed}<p>one</p>`);
  expect(pasted(1, list)).toBe(`${listed}<p>Old one</p>`);
  expect(pasted(8, list)).toBe(`<p>Old one</p>${listed}`);
  expect(pasted(4, '<ul><li>est</li></ul>')).toBe('<p>Oldest! one</p>');
  // Whoever goes on writing in a line pastes into it.
  expect(pasted(8, '<p>: this,</p><p>and that</p>')).toBe('<p>Old one: this,</p><p>and that!</p>');
  expect(pasted(1, '<p>An</p>')).toBe('<p>An!Old one</p>');
  expect(pasted(1, news, 8)).toBe('<h2>New</h2><p>Text.!</p>');
  expect(pasted(1, news, 1, '<p>Old</p><p>one</p>')).toBe('<h2>New</h2><p>Text.!</p><p>Old</p><p>one</p>');
});

test('a table that is pasted has its first row as its head', () => {
  const { editor } = show('<p>One</p>\n');
  act(() => void editor().view.pasteHTML('<table><tr><td>Day</td></tr><tr><td>Monday</td></tr></table>'));
  expect(given.at(-1)).toContain('<tr><th scope="col">Day</th></tr>');
  expect(given.at(-1)).toContain('<tr><td>Monday</td></tr>');
});

test('the buttons are one stop, and the arrows lead through them', () => {
  show('<p>One</p>');
  const buttons = screen.getByRole('toolbar').querySelectorAll('button');
  expect([...buttons].filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  act(() => buttons[0]?.focus());
  fireEvent.keyDown(screen.getByRole('toolbar'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(buttons[1]);
  fireEvent.keyDown(screen.getByRole('toolbar'), { key: 'End' });
  expect(document.activeElement).toBe(buttons[buttons.length - 1]);
});

test('a link leads to a page by its name, and to a place on it', () => {
  const { editor } = show('<p>Write to us</p>\n');
  act(() => void editor().commands.setTextSelection({ from: 1, to: 6 }));
  press('Link…');
  const picker = screen.getByRole('combobox', { name: 'A page' });
  fireEvent.change(picker, { target: { value: 'contac' } });
  fireEvent.keyDown(picker, { key: 'Enter' });
  fireEvent.change(screen.getByLabelText('Place on the page'), { target: { value: 'write' } });
  press('Set the link');
  expect(given).toEqual(['<p><a href="page:contact#write">Write</a> to us</p>\n']);
});

test('a link leads to a document of this computer, also where the site has no file yet', async () => {
  const upload = vi.fn<FormContext['upload']>(async () => ({ paths: ['prices.pdf'], joins: 'upload', refusals: [] }));
  const { editor } = show('<p>Our prices</p>\n', { upload, names: {} });
  act(() => void editor().commands.setTextSelection({ from: 5, to: 11 }));
  press('Link…');
  fireEvent.change(screen.getByLabelText('Where it leads'), { target: { value: 'file' } });
  const document = new File(['%PDF-1.7'], 'Prices.pdf', { type: 'application/pdf' });
  const chooser = screen.getByLabelText('Upload a file…', { selector: 'input' });
  await act(async () => void fireEvent.change(chooser, { target: { files: [document] } }));
  expect(upload).toHaveBeenCalledWith([document], linkedFiles);
  press('Set the link');
  expect(given).toEqual(['<p>Our <a href="file:prices.pdf">prices</a></p>\n']);
});

test('Ctrl+K asks where a link leads, with the cursor there, and Escape leads back to the text', () => {
  const { editor } = show('<p>Write to us</p>\n');
  act(() => void editor().commands.selectAll());
  const text = screen.getByRole('textbox', { name: 'Text' });
  expect(fireEvent.keyDown(text, { key: 'k', ctrlKey: true, shiftKey: true })).toBe(true);
  expect(screen.queryByLabelText('Where it leads')).toBeNull();
  expect(fireEvent.keyDown(text, { key: 'k', ctrlKey: true })).toBe(false);
  const target = screen.getByLabelText('Where it leads');
  expect(document.activeElement).toBe(target);
  fireEvent.keyDown(target, { key: 'Escape' });
  expect(screen.queryByLabelText('Where it leads')).toBeNull();
});

test('an address that no link may have is refused in words', () => {
  const { editor } = show('<p>Write to us</p>\n');
  act(() => void editor().commands.setTextSelection({ from: 1, to: 6 }));
  press('Link…');
  fireEvent.change(screen.getByLabelText('Where it leads'), { target: { value: 'web' } });
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: 'javascript:alert(1)' } });
  press('Set the link');
  expect(screen.getByRole('alert').textContent).toMatch(/not the address/);
  expect(given).toEqual([]);
});

test('what somebody has begun to say of a link is there again, until it is set or given up', () => {
  const unfinished = unfinishedInBrowser('bakery');
  const linkAnew = () => {
    cleanup();
    const { editor } = show('<p>Write to us</p>\n', {}, unfinished);
    act(() => void editor().commands.setTextSelection({ from: 1, to: 6 }));
    press('Link…');
  };
  const address = () => screen.getByLabelText<HTMLInputElement>('Address');
  const kind = () => screen.getByLabelText<HTMLSelectElement>('Where it leads');
  linkAnew();
  fireEvent.change(kind(), { target: { value: 'web' } });
  fireEvent.change(address(), { target: { value: 'guild.exam' } });
  linkAnew();
  expect(address().value).toBe('guild.exam');
  fireEvent.change(address(), { target: { value: 'guild.example' } });
  press('Set the link');
  expect(given).toEqual(['<p><a href="https://guild.example">Write</a> to us</p>\n']);
  linkAnew();
  expect(kind().value).toBe('page');
});

test('a fact shows its value, leads to where it is written, and can be put in', async () => {
  const open = vi.fn();
  const { editor } = show('<p>It costs {{facts.price}}.</p>', { open });
  fireEvent.click(await screen.findByRole('button', { name: '3,200 Price: open the fact' }));
  expect(open).toHaveBeenCalledWith({ file: 'facts.yaml', pointer: ['price'] });
  act(() => void editor().commands.setTextSelection(1));
  press('Insert a fact…');
  const picker = screen.getByRole('combobox');
  fireEvent.change(picker, { target: { value: '3200' } });
  fireEvent.keyDown(picker, { key: 'Enter' });
  expect(given.at(-1)).toBe('<p>{{facts.price}} It costs {{facts.price}}.</p>');
});

test('a detail of the settings shows its value in the language of the text', async () => {
  const settings = { phone: '+34 900 000 000', officeHours: { es: 'De 9 a 18', en: 'From 9 to 6' } };
  show('<p>Call {{settings.phone}}, {{settings.officeHours}}.</p>\n', { dataOf: () => settings });
  expect((await screen.findByRole('button', { name: /900/ })).textContent).toBe('+34 900 000 000');
  expect(screen.getByRole('button', { name: /From 9/ }).textContent).toBe('From 9 to 6');
});

test('a text that comes from elsewhere takes the place of the one before, and is the one that is kept', () => {
  const { editor } = show('<p>One</p>\n<p>Two</p>\n');
  act(() => void editor().commands.setTextSelection(3));
  press('Elsewhere');
  expect(given).toEqual([]);
  expect(screen.getByRole('textbox', { name: 'Text' }).textContent).toBe('OneFrom elsewhere');
  expect(editor().state.selection.from).toBe(3);
  act(() => void editor().commands.insertContentAt(4, 's'));
  expect(given).toEqual(['<p>Ones</p>\n<p>From elsewhere</p>\n']);
});

test('a text with more than the editor could keep is edited as HTML, and says why', () => {
  show('<dl><dt>a</dt><dd>b</dd></dl>');
  expect(screen.getByText(/has <dl>/)).toBeTruthy();
  const source = screen.getByRole('textbox', { name: 'Text, as HTML' });
  fireEvent.change(source, { target: { value: '<p>a</p>' } });
  expect(given).toEqual(['<p>a</p>']);
  press('Show formatted');
  expect(screen.getByRole('textbox', { name: 'Text' }).textContent).toBe('a');
});

test('the text is the same formatted and as HTML, to and fro', () => {
  const { editor } = show('<p>One</p>\n');
  act(() => void editor().commands.insertContentAt(4, 's'));
  press('Show as HTML');
  fireEvent.change(screen.getByRole('textbox', { name: 'Text, as HTML' }), { target: { value: '<p>Two</p>\n' } });
  press('Show formatted');
  expect(screen.getByRole('textbox', { name: 'Text' }).textContent).toBe('Two');
  act(() => void editor().commands.insertContentAt(4, 's'));
  press('Show as HTML');
  press('Show formatted');
  expect(screen.getByRole('textbox', { name: 'Text' }).textContent).toBe('Twos');
  expect(given).toEqual(['<p>Ones</p>\n', '<p>Two</p>\n', '<p>Twos</p>\n']);
});

test('of a paragraph that is pasted line by line, as from a PDF, one is made', () => {
  const { editor } = show('<p>So.</p>\n');
  const [first, second] = ['The course lasts four months and is given in the', 'centre of Madrid, in groups of eight.'];
  act(() => void editor().commands.selectAll());
  act(() => void editor().view.pasteText(`${first}\n${second}\nAnd then?`));
  expect(given.at(-1)).toBe(`<p>${first} ${second}</p>\n<p>And then?</p>\n`);
});

test('an address that is pasted over words makes a link of them, and takes the place of another address', () => {
  const { editor } = show('<p>Ask the agency today.</p>\n<p>See https://old.example/a</p>\n');
  const paste = (from: number, to: number, text: string) => {
    act(() => void editor().commands.setTextSelection({ from, to }));
    act(() => void editor().view.pasteText(text));
    return given.at(-1);
  };
  expect(paste(9, 15, ' https://agency.example/x\n')).toContain('<a href="https://agency.example/x">agency</a> today.');
  expect(paste(28, 49, 'https://new.example/b')).toContain('<p>See https://new.example/b</p>');
  expect(paste(5, 8, 'no address')).toContain('<p>Ask no address <a');
  const over = (text: string) => `<a href="https://both.example">${text}</a>`;
  expect(paste(23, 34, 'https://both.example')).toContain(`${over('today.')}</p>\n<p>${over('See')} https://new`);
});

test('the cursor goes along when a text is shown as HTML, and back', () => {
  show('<p>One</p>\n');
  press('Show as HTML');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Text, as HTML' }));
  press('Show formatted');
  expect(document.activeElement?.id).toBe('field');
});
