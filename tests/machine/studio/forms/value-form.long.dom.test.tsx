import { join } from 'node:path';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { project } from '../../../../scripts/project';
import { readFiles } from '../../../../scripts/read-files';
import { valueAt } from '../../../../src/compiler/values/value-at';
import { atEachPlace } from '../../../../src/studio/compiling/at-each-place';
import { basicText, siteFiles } from '../../../support/compile-site';
import { facts } from '../../../support/facts';
import { formSite } from '../../../support/form-site';
import { type RenderedForm, type RenderOptions, renderForm } from '../../../support/rendered-form';
import { yaml } from '../../../support/yaml';

afterEach(cleanup);

const file = 'pages/forms.yaml';
const page = yaml`
  path: { es: /formas, en: /forms }
  title: { es: "Formas", en: "Shapes" } # as they are
  description: { es: "Una página.", en: "A page." }
  sections:
    - type: hero
      title: { es: "Hola", en: "Hello" }
      size: page
      actions:
        - label: { es: "Ver", en: "See" }
          page: contact
          anchor: write
        - label: { es: "Escribir", en: "Write" }
          url: "mailto:ana@example.com"
        - label: { es: "Llamar", en: "Call" }
          url: "tel:+34900"
`;

function play(pointer: readonly (string | number)[], options: RenderOptions = {}, text = page): RenderedForm {
  return renderForm(siteFiles({ [file]: text }), { file, pointer }, { language: 'en', ...options });
}

function type(field: HTMLElement, text: string): void {
  fireEvent.change(field, { target: { value: text } });
}

function press(name: string | RegExp): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

/** Chooses what a combobox offers under a name, by searching for it. */
function pick(label: string | RegExp, search: string): void {
  const field = screen.getByRole('combobox', { name: label });
  fireEvent.click(field);
  type(field, search);
  fireEvent.keyDown(field, { key: 'Enter' });
}

function add(what: string | RegExp): void {
  const [menu] = screen.getAllByRole('button', { name: /^Add…/ });
  if (menu === undefined) throw new Error('There is nothing to add');
  fireEvent.click(menu);
  fireEvent.click(screen.getByRole('menuitem', { name: what }));
}

test('a colour that is still to be chosen, or has been mistyped, can be chosen by looking at it', () => {
  const theme = 'theme/theme.yaml';
  const gap = basicText(theme).replace(/^color: .*$/m, 'color: "[[Colour]]"');
  const played = renderForm(siteFiles({ [theme]: gap }), { file: theme, pointer: [] }, { language: 'en' });
  const pick = (value: string) =>
    fireEvent.change(screen.getByLabelText('Sample: Browser colour'), { target: { value } });
  pick('#2f6f4e');
  expect(played.text(theme)).toContain('color: "#2f6f4e"\n');
  type(screen.getByRole('textbox', { name: /^Browser colour \*/ }), 'green');
  pick('#1f5f3e');
  expect(played.text(theme)).toContain('color: "#1f5f3e"\n');
});

test('what is written from right to left begins at the right; an address in that language does not', () => {
  const settings = basicText('settings.yaml').replace(
    'code: es, locale: es-ES, name: "Español"',
    'code: he, locale: he-IL, name: "עברית"',
  );
  const written = page.replaceAll(' es:', ' he:');
  renderForm(siteFiles({ 'settings.yaml': settings, [file]: written }), { file, pointer: [] }, { language: 'en' });
  const directionOf = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name }).dir;
  expect(directionOf('Title · עברית')).toBe('rtl');
  expect(directionOf('Addresses · עברית')).toBe('auto');
});

test('a form asks for what depends on something as soon as that is chosen, and no sooner', () => {
  const forms = 'forms.yaml';
  const pointer = ['order', 'fields', 0];
  const played = renderForm(siteFiles(formSite()), { file: forms, pointer }, { language: 'en' });
  expect(screen.queryByRole('group', { name: /^Options/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Add…/ }));
  expect(screen.queryByRole('menuitem', { name: /^Options/ })).toBeNull();
  fireEvent.change(screen.getByRole('combobox', { name: /^Kind/ }), { target: { value: 'choice' } });
  press('Add: Option');
  expect(played.text(forms)).toMatch(/kind: choice.*options: \[/);
});

test('of the days of the week each is ticked, and stands in their order', () => {
  const places = 'places/locations.yaml';
  const span = '  openingHours:\n    - { days: ["[[Day]]"], opens: "09:00", closes: "14:00" } # mornings\n';
  const text = basicText(places).replace(/^\w+:\n/, `$&${span}`);
  const [name = ''] = text.split(':');
  const pointer = [name, 'openingHours', 0];
  const played = renderForm(siteFiles({ [places]: text }), { file: places, pointer }, { language: 'en' });
  const days = () =>
    played
      .text(places)
      .match(/days: (\[.*?\])/)?.[1]
      ?.replaceAll('"', '');
  const tick = (day: string) => fireEvent.click(screen.getByRole('checkbox', { name: day }));
  tick('Friday');
  tick('Monday');
  tick('Wednesday');
  expect(days()).toBe('[monday, wednesday, friday]');
  tick('Wednesday');
  expect(days()).toBe('[monday, friday]');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Friday' }).checked).toBe(true);
  for (const day of ['Monday', 'Friday']) tick(day);
  expect(days()).toBe('[]');
  expect(played.text(places)).toContain('# mornings');
});

test('one of many values is found by what it is called', () => {
  const settings = 'settings.yaml';
  const played = renderForm(siteFiles({}), { file: settings, pointer: [] }, { language: 'en' });
  expect(screen.getByRole('combobox', { name: 'Kind of organisation' })).toHaveProperty('value', 'Bakery or cake shop');
  pick('Kind of organisation', 'veterin');
  expect(played.text(settings)).toContain('organisationType: VeterinaryCare\n');
});

test('a language is added by a name of it, its own as well, with all that goes with it, one that the site has is not offered', () => {
  const settings = 'settings.yaml';
  const played = renderForm(siteFiles({}), { file: settings, pointer: [] });
  const languages = () => (played.data(settings) as { languages: unknown[] }).languages;
  const before = languages();
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Añadir: Idioma/ }).placeholder).toBe(
    'Añadir: Idioma',
  );
  pick(/^Añadir: Idioma/, 'français');
  expect(languages()).toEqual([...before, { code: 'fr', locale: 'fr-FR', name: 'Français' }]);
  expect(played.steps).toHaveLength(1);
  pick(/^Añadir: Idioma/, 'ingl');
  expect(played.steps).toHaveLength(1);
  // Of two of one kind each says whose it is.
  pick(/^Añadir: Idioma/, 'portugués de brasil');
  expect(languages().at(-1)).toEqual({ code: 'pt', locale: 'pt-BR', name: 'Português' });
  pick(/^Añadir: Idioma/, 'portugués de portugal');
  expect(languages().at(-1)).toMatchObject({ code: 'pt-pt', locale: 'pt-PT' });
});

test('a country and a currency are found by their names; a code that is none stays to be read', () => {
  const settings = 'settings.yaml';
  const overlay = { [settings]: basicText(settings).replace('currency: EUR', 'currency: euros') };
  const played = renderForm(siteFiles(overlay), { file: settings, pointer: [] });
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Moneda' }).value).toBe('euros');
  pick('Moneda', 'franco suizo');
  expect(played.text(settings)).toContain('\ncurrency: CHF\n');
  played.aim({ file: settings, pointer: ['languages', 0, 'countries', 0] });
  pick('País 1', 'andorra');
  expect(played.data(settings)).toMatchObject({ languages: [{ countries: ['AD', 'AR'] }, {}] });
});

test('letters are one step, and after a pause or in another field another one begins', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const form = play(['title'], { language: 'es' });
  const [spanish, english] = screen.getAllByRole('textbox') as [HTMLElement, HTMLElement];
  type(spanish, 'U');
  type(spanish, 'Un');
  vi.setSystemTime(Date.now() + 4000);
  type(spanish, 'Uno');
  type(english, 'One');
  type(spanish, 'Unos');
  vi.useRealTimers();
  const [first, ...others] = form.steps.map(({ joins }) => joins);
  expect(first).toBeDefined();
  expect(new Set([first, ...others]).size).toBe(4);
  expect(others[0]).toBe(first);
});

test('what is typed in a window that was opened anew is a step of its own', () => {
  const [before, after] = [1, 2].map((day) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 0, day) });
    const form = play(['title'], { language: 'es' });
    type(screen.getAllByRole('textbox')[0] as HTMLElement, 'U');
    vi.useRealTimers();
    cleanup();
    return form.steps[0]?.joins;
  });
  expect(before).toBeDefined();
  expect(after).not.toBe(before);
});

test('each language is written on its own, and the rest of the file stays as it is', () => {
  const form = play(['title'], { language: 'es' });
  const group = within(screen.getByRole('group', { name: /^Título/ }));
  type(group.getByLabelText(/^Título · Español$/), 'Formas y más');
  type(group.getByLabelText(/^Título · English$/), 'Shapes and more');
  expect(form.text(file)).toBe(page.replace('"Formas", en: "Shapes"', '"Formas y más", en: "Shapes and more"'));
  expect(new Set(form.steps.map(({ joins }) => joins)).size).toBe(2);
  expect(form.steps[0]?.label).toBe('Cambiar «Título»');
});

test('of lines that are pasted into a title one is made, and the cursor stays behind them', () => {
  const form = play(['title']);
  const field = screen.getByLabelText<HTMLTextAreaElement>(/^Title · English$/);
  fireEvent.input(field, { target: { value: 'Sharp\r\nand\tround Shapes', selectionStart: 17, selectionEnd: 17 } });
  expect(form.text(file)).toContain('en: "Sharp and round Shapes"');
  expect(field.value.slice(field.selectionStart)).toBe('Shapes');
});

const list = yaml`
  path: { es: /formas, en: /forms }
  title: { es: "Formas", en: "Shapes" }
  description: { es: "Una página.", en: "A page." }
  sections:
    - type: checklist
      title: { es: "Qué traer", en: "What to bring" }
      items:
        # Always.
        - text: { es: "Ganas", en: "Some time" }
        - text: { es: "[[Escribe]]", en: "[[Write]]" }
          detail: { es: "Largo", en: "Long" }
    - type: panel
      title: { es: "Formas", en: "Shapes" }
      points:
        - "OK"
`;

test('lines that are pasted into an item are items in one step, and those of another language go on in them', () => {
  const form = play(['sections', 0, 'items', 1, 'text'], {}, list);
  const paste = (language: string, lines: string) => type(screen.getByLabelText(`Requirement · ${language}`), lines);
  paste('Español', '•\tUn delantal: viejo\r\n\r\n•\tyes\n• # dos');
  paste('English', '1. An apron\n2. yes\n3. # two\n4. Shoes');
  expect(form.steps).toHaveLength(2);
  expect(form.opened.at(-1)).toEqual({ file, pointer: ['sections', 0, 'items', 4, 'text', 'en'] });
  const items = [
    '{ es: "yes", en: "yes" }',
    '{ es: "# dos", en: "# two" }',
    '{ es: "[[Escribe aquí el texto]]", en: "Shoes" }',
  ];
  expect(form.text(file)).toBe(
    list
      .replace('"[[Escribe]]", en: "[[Write]]"', '"Un delantal: viejo", en: "An apron"')
      .replace('en: "Long" }\n', `en: "Long" }\n${items.map((item) => `      - text: ${item}\n`).join('')}`),
  );
});

test.each([
  ['Delantal\n• Zapatos\n• Ganas', ['Delantal', 'Zapatos', 'Ganas']],
  ['Delantal\n2. Zapatos\n3. Ganas', ['Delantal', 'Zapatos', 'Ganas']],
  ['Delantal\nZapatos\n- 5 grados', ['Delantal', 'Zapatos', '- 5 grados']],
  ['Delantal\n3. Zapatos', ['Delantal', '3. Zapatos']],
])('of a list that was marked from its first word on, as in %j, no sign is left', (lines, items) => {
  const form = play(['sections', 1, 'points'], {}, list);
  const [spanish] = screen.getAllByRole('textbox') as [HTMLElement];
  type(spanish, lines);
  const points = valueAt(form.data(file), ['sections', 1, 'points']) as { es: string }[];
  expect(points.map(({ es }) => es)).toEqual(items);
});

test('rows of a spreadsheet that are pasted into an item are items, whose texts are their cells', () => {
  const rows = `${list}  - type: schedule
    title: { es: "Cursos", en: "Courses" }
    columns: { name: { es: "Curso", en: "Course" }, period: { es: "Cuándo", en: "When" } }
    rows:
      - { name: { es: "Torno", en: "Wheel" }, period: { es: "Mayo", en: "May" } }
      - { name: { es: "[[Escribe]]", en: "[[Write]]" }, period: { es: "[[Escribe]]", en: "[[Write]]" } }
`;
  const at = ['sections', 2, 'rows', 1, 'name'];
  const form = play(at, {}, rows);
  const data = () => valueAt(form.data(file), ['sections', 2, 'rows']);
  type(screen.getByLabelText('What it is · Español'), 'Raku\tJunio\nEsmaltes\tJulio\n');
  type(screen.getByLabelText('What it is · English'), 'Raku\tJune\nGlazes\tJuly');
  expect(data()).toEqual([
    { name: { es: 'Torno', en: 'Wheel' }, period: { es: 'Mayo', en: 'May' } },
    { name: { es: 'Raku', en: 'Raku' }, period: { es: 'Junio', en: 'June' } },
    { name: { es: 'Esmaltes', en: 'Glazes' }, period: { es: 'Julio', en: 'July' } },
  ]);
  expect(form.steps).toHaveLength(2);
  // What stands beside the cursor stays.
  const written = play(['sections', 2, 'rows', 0, 'name'], {}, rows);
  type(screen.getByLabelText('What it is · Español'), 'Torno\tAbril');
  expect(written.text(file)).toContain('name: { es: "Torno Abril", en: "Wheel" }, period: { es: "Mayo", en: "May" }');
  // Several rows come below it, in one step.
  const filled = play(['sections', 2, 'rows', 0, 'name'], {}, rows);
  type(screen.getByLabelText('What it is · Español'), 'TornoRaku\tJunio\nEsmaltes\tJulio');
  const names = valueAt(filled.data(file), ['sections', 2, 'rows']) as {
    name: { es: string };
    period: { es: string };
  }[];
  expect(names.map(({ name, period }) => [name.es, period.es]).slice(0, 3)).toEqual([
    ['Torno', 'Mayo'],
    ['Raku', 'Junio'],
    ['Esmaltes', 'Julio'],
  ]);
  expect(names).toHaveLength(4);
  expect(filled.steps).toHaveLength(1);
});

test('lines that are pasted into what is written once for all languages leave the others as they are', () => {
  const form = play(['sections', 1, 'points'], {}, list);
  const [, english] = screen.getAllByRole('textbox') as [HTMLElement, HTMLElement];
  type(english, 'Fine\nGood');
  expect(form.data(file)).toMatchObject({
    sections: [{}, { points: [{ es: 'OK', en: 'Fine' }, { en: 'Good' }] }],
  });
});

test('a text says how long it is against what is sensible, what is missing and what is the same', () => {
  play(['title']);
  expect(screen.getAllByText(/of 60 at most/)).toHaveLength(2);
  type(screen.getByLabelText(/^Title · English$/), 'Formas');
  expect(screen.getByText('Same as in Español')).toBeDefined();
  for (const name of ['English', 'Español'])
    type(screen.getByLabelText(new RegExp(`^Title · ${name}$`)), '{{facts.price}}');
  expect(screen.queryByText(/^Same as in/)).toBeNull();
  type(screen.getByLabelText(/^Title · English$/), '');
  expect(screen.getByText('Missing')).toBeDefined();
  type(screen.getByLabelText(/^Title · English$/), 'x'.repeat(61));
  expect(screen.getByText(/61 of 60 at most · better shorter/)).toBeDefined();
});

/** What a problem says, alike in files and in forms. */
function said(message: string) {
  return { message, titledMessage: message, titledHint: undefined };
}

test('that a text is missing is said once', () => {
  const gap = { place: { file, pointer: ['title', 'en'] }, line: 2, column: 1, length: 1, hint: undefined };
  const problem = { ...gap, code: 'value-unwritten' as const, severity: 'error' as const, ...said(''), fix: undefined };
  play(['title'], { problems: [problem] }, page.replace('en: "Shapes"', 'en: "[[Title]]"'));
  expect(screen.getByText(/^Still to be written/)).toBeDefined();
  expect(screen.queryByText('Missing')).toBeNull();
});

test('what is still to be written is an empty field that says what belongs there', () => {
  const form = play(['title'], {}, page.replace('"Formas"', '"[[Escribe aquí el texto]]"'));
  const field = screen.getByLabelText<HTMLTextAreaElement>(/^Title · Español$/);
  expect([field.value, field.placeholder]).toEqual(['', 'Escribe aquí el texto']);
  type(field, 'Formas');
  expect(form.text(file)).toBe(page);
});

test('an optional text is there once it is typed, the cursor stays in it, and it can be taken away', () => {
  const form = play(['sections', 0]);
  add(/^Line above the title/);
  const field = screen.getByLabelText<HTMLTextAreaElement>(/^Line above the title · Español$/);
  expect(document.activeElement).toBe(field);
  expect(form.text(file)).toBe(page);
  type(field, 'A');
  type(field, 'An');
  expect(document.activeElement).toBe(field);
  expect(form.text(file)).toBe(`${page}    eyebrow: { es: "An", en: "[[Write the text here]]" }\n`);
  press('Remove Line above the title');
  expect(form.text(file)).toBe(page);
});

test('a list: items are added with what they need, doubled, moved by button and taken away', () => {
  const form = play(['sections', 0, 'actions']);
  const labels = () => (form.data(file) as Page).sections[0]?.actions.map(({ label }) => label.en);
  press('Move Call up');
  expect(labels()).toEqual(['See', 'Call', 'Write']);
  press('Duplicate See');
  expect(labels()).toEqual(['See', 'See', 'Call', 'Write']);
  fireEvent.click(screen.getAllByRole('button', { name: 'Remove See' })[1] as HTMLElement);
  press('Move Call down');
  expect(form.text(file)).toBe(page);
  press('Add: Link');
  expect(labels()?.at(-1)).toBe('[[Write the text here]]');
  expect((form.data(file) as Page).sections[0]?.actions.at(-1)).toHaveProperty('page', '[[Page]]');
  expect(document.activeElement).toHaveProperty('placeholder', 'Escribe aquí el texto');
});

test('whoever takes an item away goes on at the one that comes to stand there, or at the last one', () => {
  play(['sections', 0, 'actions']);
  press('Remove Write');
  expect(document.activeElement?.textContent).toMatch(/^Call/);
  press('Remove Call');
  expect(document.activeElement?.textContent).toMatch(/^See/);
});

test('what comes to stand where something was added does not take the cursor', () => {
  play(['sections', 0, 'actions']);
  press('Add: Link');
  const handle = screen.getByRole('button', { name: 'Move Call down' });
  handle.focus();
  fireEvent.click(handle);
  expect(document.activeElement).toBe(handle);
});

test('the cursor goes to what was added also where that is drawn a moment later', () => {
  const form = play([], { isDeaf: true });
  add(/^Other addresses/);
  form.change(form.steps[0]?.edits ?? []);
  expect(document.activeElement?.closest('[data-key]')?.getAttribute('data-key')).toBe('also');
});

interface Page {
  readonly sections: readonly {
    readonly actions: readonly { readonly label: Readonly<Record<string, string>> }[];
  }[];
}

test('a link that leads to another kind of thing has other keys in one step', () => {
  const form = play(['sections', 0, 'actions', 0]);
  const kind = screen.getByRole('combobox', { name: 'Where it leads' });
  expect(kind).toHaveProperty('value', 'page');
  fireEvent.change(kind, { target: { value: 'mail' } });
  expect(form.steps).toHaveLength(1);
  type(screen.getByRole('textbox', { name: 'E-mail' }), 'eva@example.com');
  const mailed = page.replace('page: contact\n        anchor: write', 'url: "mailto:eva@example.com"');
  expect(form.text(file).replaceAll(/url: (mailto:eva@example\.com)/g, 'url: "$1"')).toBe(mailed);
  fireEvent.change(kind, { target: { value: 'here' } });
  expect(form.text(file)).toMatch(/anchor: ["']?\[\[/);
  expect(form.text(file)).not.toContain('eva@');
});

test('a link leads to a page that is found by its title, and to a place on it', () => {
  const form = play(['sections', 0, 'actions', 0]);
  pick('Page', 'productos');
  expect(form.text(file)).toBe(page.replace('page: contact', 'page: products'));
  pick('Place on the page', 'top');
  expect(form.text(file)).toBe(page.replace('page: contact\n        anchor: write', 'page: products'));
  press(/^Open /);
  expect(form.opened).toEqual([{ file: 'pages/products.yaml', pointer: [] }]);
});

test('a link leads to a document of this computer, which is taken in with it', async () => {
  const form = play(['sections', 0, 'actions', 0]);
  fireEvent.change(screen.getByRole('combobox', { name: 'Where it leads' }), { target: { value: 'file' } });
  const chooser = screen.getByLabelText('Upload a file…', { selector: 'input' });
  const files = [new File(['%PDF-1.7'], 'prices.pdf', { type: 'application/pdf' })];
  await act(async () => void fireEvent.change(chooser, { target: { files } }));
  expect(form.text(file)).toBe(page.replace('page: contact\n        anchor: write', 'file: "prices.pdf"'));
});

test('a list that is begun leads to the first thing that is to be written in it', () => {
  const { opened } = play(['sections', 0], {}, page.slice(0, page.indexOf('    actions:')));
  add(/^Links/);
  expect(opened).toEqual([{ file, pointer: ['sections', 0, 'actions', 0, 'label', 'es'] }]);
});

test('a section: its look stands apart, as words', () => {
  const form = play(['sections', 0]);
  expect(screen.queryByLabelText(/dark/)).toBeNull();
  const summary = screen.getByText('Look and visibility');
  const details = summary.closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  fireEvent.click(screen.getByLabelText(/large, for the start of the website/));
  expect(form.text(file)).toBe(page.replace('size: page', 'size: full'));
  const parts = within(details);
  fireEvent.click(parts.getByRole('button', { name: /^Add…/ }));
  fireEvent.click(screen.getByRole('menuitem', { name: /^Shown to/ }));
  fireEvent.change(parts.getByLabelText('Visitor'), { target: { value: 'abroad' } });
  expect(form.text(file)).toContain('    when: { visitor: "abroad" }\n');
  fireEvent.change(parts.getByLabelText('Visitor'), { target: { value: '' } });
  expect(form.text(file)).not.toContain('when');
});

test('facts in a text are chips that lead to them, and can be put in at the cursor', () => {
  const facts = 'price:\n  value: 27000\n';
  const text = page.replace('"Hola"', '"Desde {{facts.price}} y {{facts.nada}}"');
  const form = renderForm(
    siteFiles({ [file]: text, 'facts.yaml': facts }),
    { file, pointer: ['sections', 0, 'title'] },
    { language: 'en' },
  );
  press('27.000 Price: open the fact');
  expect(form.opened).toEqual([{ file: 'facts.yaml', pointer: ['price'] }]);
  expect(screen.getByText('does not exist')).toBeDefined();
  press('Insert fact into Title · English');
  pick(/Search for a fact/, '27');
  expect(form.text(file)).toContain('en: "Hello {{facts.price}}"');
  const spanish = screen.getByLabelText<HTMLTextAreaElement>(/^Title · Español$/);
  spanish.setSelectionRange(0, 'Desde'.length);
  fireEvent.select(spanish);
  press('Insert fact into Title · Español');
  pick(/Search for a fact/, 'price');
  expect(form.text(file)).toContain('es: "{{facts.price}} {{facts.price}} y');
});

test('what is noted for those who edit is seen whole, however long it is', () => {
  const note = 'In euros, with everything that belongs to it, as was agreed with all who teach.';
  const text = `price:\n  type: money\n  value: 27000\n  note: "${note}"\n  todo: "${note}"\n`;
  const form = renderForm(
    siteFiles({ 'facts.yaml': text }),
    { file: 'facts.yaml', pointer: ['price'] },
    { language: 'en' },
  );
  const [noted, open] = screen.getAllByDisplayValue<HTMLTextAreaElement>(note);
  expect([noted, open].map((box) => Number(box?.rows))).toEqual([2, 2]);
  expect(screen.queryByRole('button', { name: /^Insert fact/ })).toBeNull();
  type(noted ?? document.body, 'In euros');
  expect(form.text('facts.yaml')).toBe(text.replace(note, 'In euros'));
});

test('a fact is shown in a text as visitors read it, and told by what is noted of it', () => {
  const facts = yaml`
    year: { value: "1987", note: "Since when. On the sign." }
    day: { value: "2026-10-05" }
    price: { type: money, value: 32.5 }
  `;
  const text = page.replace('"Hola"', '"{{facts.year}} {{facts.day}} {{facts.price}}"');
  renderForm(
    siteFiles({ [file]: text, 'facts.yaml': facts }),
    { file, pointer: ['sections', 0, 'title'] },
    { language: 'en' },
  );
  const chips = within(screen.getByRole('list', { name: 'Facts in Title · Español' })).getAllByRole('button');
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    '1987 Since when',
    '5 de octubre de 2026 Day',
    '32,50 Price',
  ]);
  expect(chips[0]?.title).toBe('Since when. On the sign.');
  press('Insert fact into Title · English');
  pick(/Search for a fact/, 'since when');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Title · English$/).value).toContain('{{facts.year}}');
});

test('figures with zeros before them are a text where one may stand', () => {
  const form = renderForm(
    siteFiles({ 'facts.yaml': 'code:\n  value: 5\n' }),
    { file: 'facts.yaml', pointer: ['code', 'value'] },
    { language: 'en' },
  );
  for (const soFar of ['', '0', '00', '007']) type(screen.getByLabelText(/^Value/), soFar);
  expect(form.data('facts.yaml')).toEqual({ code: { value: '007' } });
});

test('a fact that is a date is picked as one, and what is none yet is typed', () => {
  const files = (value: string) => siteFiles({ 'facts.yaml': `opening:\n  type: date\n  value: "${value}"\n` });
  const place = { file: 'facts.yaml', pointer: ['opening', 'value'] };
  const form = renderForm(files('2025-09-02'), place, { language: 'en' });
  const day = document.querySelector('input') as HTMLInputElement;
  expect(day.type).toBe('date');
  expect(screen.getByText('Tuesday, September 2, 2025')).toBeDefined();
  type(day, '2027-05-15');
  expect(form.text('facts.yaml')).toBe('opening:\n  type: date\n  value: "2027-05-15"\n');
  const kinds = [...document.querySelectorAll('option')].map(({ value }) => value);
  expect(kinds).toEqual(['day', 'month']);
  cleanup();
  renderForm(files('soon'), place, { language: 'en' });
  const box = document.querySelector('input') as HTMLInputElement;
  expect(box.type).toBe('text');
  type(box, '2027-05');
  expect(document.querySelector('input')).toBe(box);
});

test('a fact is read back as visitors read it', () => {
  const readBack = (type: string, value: string) => {
    const files = siteFiles({ 'facts.yaml': `one:\n  type: ${type}\n  value: ${value}\n` });
    renderForm(files, { file: 'facts.yaml', pointer: ['one', 'value'] });
    return screen.queryByText(/^Se lee/)?.textContent;
  };
  expect(readBack('money', '28500.5')).toBe('Se lee: 28.500,50');
  expect(readBack('money', '4.2')).toBe('Se lee: 4,20');
  expect(readBack('hours', '1200')).toBe('Se lee: 1200');
  expect(readBack('hours', '12')).toBeUndefined();
});

test('a sum is taken off a fact, which then has a value of its own', () => {
  const facts = 'one: { value: 1 }\ntwo: { value: 2 }\nboth:\n  sum: [one, two]\n  note: "Of both."\n';
  const form = renderForm(
    siteFiles({ 'facts.yaml': facts }),
    { file: 'facts.yaml', pointer: ['both'] },
    { language: 'en' },
  );
  expect(screen.getByText(/^They come to 3\./)).toBeDefined();
  press('Open One');
  expect(form.opened).toEqual([{ file: 'facts.yaml', pointer: ['one'] }]);
  press('Remove Sum');
  type(screen.getByLabelText(/^Value/), '3');
  expect(form.data('facts.yaml')).toMatchObject({ both: { value: 3, note: 'Of both.' } });
  expect(form.text('facts.yaml')).not.toContain('sum');
});

test('a number is one however it is grouped; what is none stays in the field and changes nothing', () => {
  const facts = 'price:\n  type: money\n  value: 27000 # euros\nmonths:\n  type: months\n  value: "11-13"\n';
  const form = renderForm(
    siteFiles({ 'facts.yaml': facts }),
    { file: 'facts.yaml', pointer: ['price', 'value'] },
    { language: 'en' },
  );
  const field = screen.getByLabelText<HTMLInputElement>(/^Value/);
  for (const soFar of ['', '2', '28', '28.', '28.5', '28.50', '28.500']) type(field, soFar);
  expect([form.text('facts.yaml'), field.value]).toEqual([facts.replace('27000', '28500'), '28.500']);
  fireEvent.blur(field);
  expect(field.value).toBe('28500');
  form.change([{ do: 'set', file: 'facts.yaml', pointer: ['price', 'value'], value: 5 }]);
  expect(field.value).toBe('5');
});

test('figures that are a text stay one, with a sign as well where that is right; else they become the number that is written', () => {
  const facts = 'year:\n  value: "2024"\nprice:\n  value: "1.950 €"\n';
  const site = siteFiles({ 'facts.yaml': facts });
  const change = (fact: string, written: string, problems: RenderOptions['problems'] = []) => {
    const form = renderForm(site, { file: 'facts.yaml', pointer: [fact, 'value'] }, { problems });
    const field = screen.getByLabelText(/^Valor/);
    fireEvent.focus(field);
    type(field, written);
    return form.data('facts.yaml');
  };
  expect(change('year', '2025')).toHaveProperty('year.value', '2025');
  expect(change('price', '1.950,50')).toHaveProperty('price.value', '1.950,50');
  const place = { file: 'facts.yaml', pointer: ['price', 'value'] };
  const at = { place, line: 4, column: 10, length: 9, hint: undefined, fix: undefined };
  const wrong = { ...at, code: 'fact-not-number' as const, severity: 'error' as const, ...said('No number.') };
  expect(change('price', '1950', [wrong])).toHaveProperty('price.value', 1950);
});

test('of a text that only names a setting no length is told', () => {
  play(['title'], {}, page.replace('en: "Shapes"', 'en: "{{settings.name}}"'));
  expect(screen.getByText(/^6 /)).toBeDefined();
  expect(screen.queryByText(/^0 /)).toBeNull();
});

test('what was typed in full is chosen, and what is nothing in the list stays and is told', () => {
  const form = play(['sections', 0, 'actions', 0, 'page']);
  const field = screen.getByRole<HTMLInputElement>('combobox');
  type(field, 'Prices');
  fireEvent.blur(field);
  expect([field.value, form.steps.length]).toEqual(['Prices', 0]);
  expect(screen.getByText(/^“Prices” is nothing in the list/)).toBeDefined();
  fireEvent.click(field);
  expect([field.value, screen.queryAllByRole('option').length]).toEqual(['Prices', 0]);
  fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
  expect(field.value).toBe('Contacto');
  type(field, 'HOME');
  fireEvent.blur(field);
  expect(form.data(file)).toHaveProperty('sections.0.actions.0.page', 'home');
});

test('one more of what is named is offered by what one of it is called, also of the facts', () => {
  const course = 'catalogue/courses/kneading.yaml';
  const files = siteFiles({
    [course]: 'title: { es: "A", en: "A" }\ndescription: { es: "A", en: "A" }\nprice: "[[precio]]"\n',
  });
  const form = renderForm(files, { file: course, pointer: ['price'] }, { language: 'en' });
  press('Create: Fact');
  expect(form.created).toEqual(['facts']);
});

test('for a price amounts are offered, and what is chosen already', () => {
  const course = 'catalogue/courses/kneading.yaml';
  const titled = 'title: { es: "A", en: "A" }\ndescription: { es: "A", en: "A" }\n';
  const known = facts(
    'fee: { type: money, value: 40 }',
    'seats: { type: count, value: 16 }',
    'rate: { value: 30 }',
    'length: { type: months, value: 6 }',
  );
  const offered = (price: string) => {
    const files = siteFiles({ ...known, [course]: `${titled}price: ${price}\n` });
    renderForm(files, { file: course, pointer: ['price'] }, { language: 'en' });
    fireEvent.click(screen.getByRole('combobox'));
    return screen.getAllByRole('option').map((option) => option.querySelector('span')?.textContent);
  };
  expect(offered('fee')).toEqual(['Loaves a year', 'Fee', 'Rate']);
  expect(offered('seats')).toEqual(['Loaves a year', 'Fee', 'Seats', 'Rate']);
});

test('a day that is added is typed at once', () => {
  const course = 'catalogue/courses/kneading.yaml';
  const files = siteFiles({ [course]: 'title: { es: "A", en: "A" }\ndescription: { es: "A", en: "A" }\n' });
  renderForm(files, { file: course, pointer: [] }, { language: 'en' });
  add(/^Start date/);
  expect(document.activeElement).toHaveProperty('type', 'date');
});

test('a whole number refuses words and keeps them to be corrected', () => {
  const form = play(['failure', 'retries'], {}, `${page}failure: { message: { es: "No", en: "No" }, retries: 1 }\n`);
  const field = screen.getByLabelText<HTMLInputElement>(/^Further attempts/);
  type(field, 'dos');
  fireEvent.blur(field);
  expect([field.value, form.steps.length, field.getAttribute('aria-invalid')]).toEqual(['dos', 0, 'true']);
  type(field, '9'.repeat(400));
  expect([form.steps.length, field.getAttribute('aria-invalid')]).toEqual([0, 'true']);
  fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
  expect([field.value, form.steps.length, field.getAttribute('aria-invalid')]).toEqual(['1', 0, null]);
  type(field, '2');
  expect(form.text(file)).toContain('retries: 2 }');
});

test('what somebody else changes is shown, also where something was typed before', () => {
  const form = play(['title']);
  const field = screen.getByLabelText<HTMLTextAreaElement>(/^Title · English$/);
  type(field, 'Typed');
  form.change([{ do: 'set', file, pointer: ['title', 'en'], value: 'Shapes' }]);
  expect(field.value).toBe('Shapes');
});

test('of what was emptied and need not be there it is told how it goes', () => {
  const emptied = (key: string) => ({
    ...{ code: 'value-empty' as const, severity: 'error' as const, fix: undefined, hint: undefined },
    ...{ place: { file: 'settings.yaml', pointer: [key] }, line: 1, column: 1, length: 1, ...said(`No ${key}.`) },
  });
  const problems = [emptied('phone'), emptied('email')];
  renderForm(siteFiles({}), { file: 'settings.yaml', pointer: [] }, { language: 'en', problems });
  const toldOf = (label: RegExp) => screen.getByLabelText(label).closest('.field')?.textContent;
  expect(toldOf(/^Phone/)).toContain('remove it with the bin');
  expect(toldOf(/^E-mail/)).not.toContain('with the bin');
});

test('a problem stands at its field and is mended by a press', () => {
  const place = { file, pointer: ['title', 'en'] };
  const fix = { edits: [{ do: 'set' as const, ...place, value: 'Figures' }], isCertain: false };
  const where = { line: 2, column: 1, length: 1 };
  const problem = { code: 'title-long' as const, severity: 'warning' as const, place, ...where, hint: undefined };
  const form = play(['title'], { problems: [{ ...problem, ...said('Too plain.'), fix }] });
  const field = screen.getByLabelText(/^Title · English$/);
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
  expect(described.map((element) => element?.textContent).join()).toContain('Too plain.');
  press('Fix');
  expect(form.text(file)).toContain('en: "Figures"');
  expect(document.activeElement).toBe(field);
});

test('that a whole language is missing is told where the site names it; at a text only that this one is', () => {
  const place = { file, pointer: ['title', 'en'] };
  const where = { line: 2, column: 1, length: 1, fix: undefined, hint: undefined };
  const code = 'language-untranslated';
  const problem = { code, severity: 'error', ...said('All is missing.'), ...where, others: [place] } as const;
  const settings = { file: 'settings.yaml', pointer: ['languages', 1] };
  play(['title'], { problems: atEachPlace({ ...problem, place: settings }) });
  expect(screen.getByText(/^Still to be translated/)).toBeDefined();
  expect(screen.queryByText(/All is missing/)).toBeNull();
  renderForm(siteFiles({}), settings, { language: 'en', problems: atEachPlace({ ...problem, place: settings }) });
  expect(screen.getByText(/All is missing/)).toBeDefined();
});

test('what is wrong with each part of a picture is told at the picture, also where it is the same', () => {
  const warned = vi.spyOn(console, 'error');
  const media = page.replace(
    '    size: page\n',
    '    size: page\n    media: { src: a.png, alt: { es: "A", en: "A" } }\n',
  );
  const where = { line: 7, column: 1, length: 1, fix: undefined, hint: undefined };
  const problems = ['es', 'en'].map((code) => ({
    code: 'title-long' as const,
    severity: 'warning' as const,
    ...said('Too plain.'),
    ...where,
    place: { file, pointer: ['sections', 0, 'media', 'alt', code] },
  }));
  play(['sections', 0, 'media'], { problems }, media);
  expect(screen.getAllByText(/Too plain/)).toHaveLength(2);
  expect(warned).not.toHaveBeenCalled();
});

test('what is wrong with how a photograph is cut is told once, at its field', () => {
  const where = { line: 7, column: 1, length: 1, fix: undefined, hint: undefined };
  const problem = {
    ...{ code: 'value-malformed' as const, severity: 'error' as const, ...said('Too much.'), ...where },
    place: { file, pointer: ['sections', 0, 'media', 'focus', 'x'] },
  };
  const media = 'media: { src: a.jpg, decorative: true, focus: { x: 300, y: 1 } }';
  play(['sections', 0], { problems: [problem] }, page.replace('size: page', `size: page\n    ${media}`));
  expect(screen.getAllByText('Too much.')).toHaveLength(1);
});

test('fields help without the names of files', () => {
  const sections = `${page.slice(0, page.indexOf('  - type: hero'))}  - { type: faq, faq: general }\n`;
  play(['sections', 0], {}, sections);
  expect(screen.queryByText(/\.yaml/)).toBeNull();
  const path = 'blocks/call.yaml';
  const block = 'type: contact-details\nlocations: [madrid]\n';
  renderForm(siteFiles({ [path]: block }), { file: path, pointer: [] }, { language: 'en' });
  expect(screen.queryByText(/\.yaml/)).toBeNull();
});

test('a translation whose original has changed is said to be still right at its field, without a command', () => {
  const place = { file, pointer: ['title', 'en'] };
  const where = { line: 2, column: 1, length: 1, fix: undefined };
  const problem = { code: 'translation-stale' as const, severity: 'warning' as const, place, ...where };
  const form = play(['title'], { problems: [{ ...problem, ...said('It has changed.'), hint: 'npm run check' }] });
  expect(screen.queryByText(/npm/)).toBeNull();
  press('Checked: still right');
  expect(form.confirmed).toEqual([place]);
  expect(document.activeElement).toBe(screen.getByLabelText(/^Title · English$/));
});

test('of figures that are closed it is told how many there are, and none of them', () => {
  renderForm(siteFiles({}), { file: 'settings.yaml', pointer: [] }, { language: 'en' });
  expect(within(screen.getByRole('group', { name: 'Timings' })).getByText('4 items')).toBeDefined();
});

test('an entry is called as it calls itself, in its form too', () => {
  renderForm(siteFiles({}), { file: 'places/locations.yaml', pointer: [] }, { language: 'en' });
  const [title] = screen.getAllByText('The shop', { selector: 'strong' });
  if (title === undefined) throw new Error('There is no such place');
  fireEvent.click(title);
  expect(screen.getByRole('group', { name: 'The shop' })).toBeDefined();
});

test('entries under chosen names are added, renamed and taken away', () => {
  const facts = basicText('facts.yaml');
  const form = renderForm(siteFiles({}), { file: 'facts.yaml', pointer: [] }, { language: 'en' });
  const name = screen.getByLabelText('Name of what is added');
  type(name, '¿?');
  expect(screen.getByText(/^That cannot be the name: it has only small letters/)).toBeDefined();
  press('Add: Fact');
  expect(form.steps).toEqual([]);
  type(name, 'Opening Year');
  expect(screen.getByText('It will be called “opening-year”.')).toBeDefined();
  press('Add: Fact');
  expect(document.activeElement?.closest('li')?.textContent).toContain('opening-year');
  expect(Object.keys(form.data('facts.yaml') as object)).toContain('opening-year');
  press('Rename opening-year');
  expect(document.activeElement).toBe(screen.getByLabelText('New name'));
  type(screen.getByLabelText('New name'), 'first-year');
  press('Rename');
  expect(Object.keys(form.data('facts.yaml') as object)).toContain('first-year');
  press('Duplicate first-year');
  expect(document.activeElement).toBe(screen.getByLabelText('Name of the copy'));
  type(screen.getByLabelText('Name of the copy'), 'First year');
  expect(screen.getByText('That name is taken.')).toBeDefined();
  type(screen.getByLabelText('Name of the copy'), 'Second year');
  press('Duplicate');
  expect(document.activeElement?.closest('li')?.textContent).toContain('second-year');
  expect(form.text('facts.yaml')).toMatch(/first-year:(.*)second-year:\1$/s);
  press('Remove second-year');
  press('Remove first-year');
  expect(document.activeElement?.closest('li')).not.toBeNull();
  expect(form.text('facts.yaml')).toBe(facts);
});

test('an entry that somebody else calls otherwise stays open, with the cursor in it', () => {
  const noted = 'one: { value: 1, note: "Old" }\ntwo: { value: 2, note: "Noted" }\n';
  const form = renderForm(siteFiles({ 'facts.yaml': noted }), { file: 'facts.yaml', pointer: [] }, { language: 'en' });
  const opened = () => document.querySelectorAll('details[open]');
  for (const summary of document.querySelectorAll('.list-item summary')) fireEvent.click(summary);
  expect(opened()).toHaveLength(2);
  const box = screen.getByDisplayValue('Noted');
  box.focus();
  form.change([{ do: 'rename', file: 'facts.yaml', pointer: ['two'], key: 'pair' }]);
  expect(opened()).toHaveLength(2);
  expect(document.activeElement).toBe(box);
});

test('of many facts one is found by its name, its value or what is noted of it, until the cursor is led to one', () => {
  const many = Array.from({ length: 14 }, (_, index) => `count-${index}: { value: ${index} }\n`).join('');
  const noted =
    'price: { type: money, value: 27000, note: "In euros, with everything. As agreed." }\nboth: { sum: [count-8, count-9] }\n';
  const form = renderForm(
    siteFiles({ 'facts.yaml': many + noted }),
    { file: 'facts.yaml', pointer: [] },
    { language: 'en' },
  );
  const search = screen.getByRole('searchbox', { name: 'Search by name or title' });
  const found = () => [...document.querySelectorAll('.list-item summary')].map((line) => line.textContent);
  expect(found()).toHaveLength(16);
  expect(screen.queryByText('1 item')).toBeNull();
  type(search, 'everything euros');
  expect(screen.getByText('1 item').role).toBe('status');
  expect(found()).toEqual(['In euros, with everything 27.000 · price']);
  for (const price of ['27000', '27.000 €', 'price pounds']) {
    type(search, price);
    expect(found()).toEqual(['In euros, with everything 27.000 · price']);
  }
  form.change([{ do: 'insert', file: 'facts.yaml', pointer: ['seats'], value: { value: 2700 } }]);
  type(search, '2700 seats');
  form.change([{ do: 'set', file: 'facts.yaml', pointer: ['seats', 'value'], value: 31 }]);
  expect(found()).toEqual(['seats 31']);
  type(search, '2700 seats ');
  expect(found()).toEqual([]);
  type(search, '17');
  expect(found()).toEqual(['Both 17 · both']);
  type(search, 'none of them');
  expect(screen.getByText('Nothing of that name.')).toBeDefined();
  form.aim({ file: 'facts.yaml', pointer: ['count-3', 'value'] });
  expect(found()).toHaveLength(17);
  expect(document.activeElement?.closest('li')?.textContent).toContain('count-3');
});

test('an entry is called as it calls itself, with its name beside that', () => {
  const tags = 'blog/tags.yaml';
  const text = 'bread: { label: { es: "Pan", en: "Bread" } }\nold: { label: { es: "[[Nombre]]", en: "[[Name]]" } }\n';
  const form = renderForm(siteFiles({ [tags]: text }), { file: tags, pointer: [] }, { language: 'en' });
  const lines = [...document.querySelectorAll('.list-item summary')].map((line) => line.textContent);
  expect(lines).toEqual(['Bread bread', 'old Name']);
  press('Remove Bread');
  expect(form.steps.map(({ label }) => label)).toEqual(['Remove “Bread”']);
});

test('the cursor goes where it is led, through closed items and parts', () => {
  const form = play(['sections', 0]);
  form.aim({ file, pointer: ['sections', 0, 'actions', 1, 'label', 'en'] });
  expect(document.activeElement).toHaveProperty('value', 'Write');
  form.aim({ file, pointer: ['sections', 0, 'size'] });
  expect(document.activeElement).toHaveProperty('type', 'radio');
  form.aim({ file, pointer: ['sections', 0, 'title', 'es'] });
  expect(document.activeElement).toHaveProperty('value', 'Hola');
  form.aim({ file, pointer: ['sections', 0, 'actions'] });
  expect(document.activeElement).toHaveProperty('textContent', 'See');
});

test('a place that nothing is known of is YAML, which keeps what cannot be read', () => {
  const form = play(['odd'], {}, `${page}odd: { a: 1 }\n`);
  const field = screen.getByLabelText<HTMLTextAreaElement>('odd');
  type(field, 'a: [1');
  expect([field.value, form.steps.length]).toEqual(['a: [1', 0]);
  type(field, 'a: [1]');
  expect(form.data(file)).toHaveProperty('odd', { a: [1] });
});

test('icons are drawn when they are chosen from, the first that are found', () => {
  const facts = yaml`
    path: { es: /datos, en: /facts }
    title: { es: "Datos", en: "Facts" }
    description: { es: "Una página.", en: "A page." }
    sections:
      - type: fact-sheet
        title: { es: "Datos", en: "Facts" }
        rows:
          - label: { es: "Horas", en: "Hours" }
            icon: clock
            values: [{ es: "6", en: "6" }]
  `;
  const form = play(['sections', 0, 'rows', 0], {}, facts);
  expect(document.querySelectorAll('.icon-drawing')).toHaveLength(1);
  press(/^Icon/);
  expect(document.querySelectorAll('.icon-drawing')).toHaveLength(121);
  type(screen.getByRole('searchbox'), 'clock alarm');
  press('alarm-clock');
  expect(form.text(file)).toBe(facts.replace('icon: clock', 'icon: alarm-clock'));
  press(/^Icon .*alarm-clock/);
  const search = screen.getByRole('searchbox');
  type(search, 'clock');
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(form.text(file)).toBe(facts);
});

test('names in a list are picked by title, and what a name means can be opened', () => {
  const post = 'pages/listed.yaml';
  const text = yaml`
    path: { es: /lista, en: /list }
    title: { es: "Lista", en: "List" }
    description: { es: "Una página.", en: "A page." }
    sections:
      - type: contact-details
        title: { es: "Dónde", en: "Where" }
        locations: []
  `;
  const form = renderForm(
    siteFiles({ [post]: text }),
    { file: post, pointer: ['sections', 0, 'locations'] },
    { language: 'en' },
  );
  const [name] = Object.keys(form.data('places/locations.yaml') as object);
  pick(/^Add: /, name ?? '');
  expect(form.text(post)).toBe(text.replace('[]', `[${name}]`));
  // Whatever moves it or takes it away calls it so, too.
  expect(screen.getByRole('button', { name: 'Remove La tienda' })).toBeDefined();
  const [open] = screen.getAllByRole('button', { name: /^Open / });
  fireEvent.click(open as HTMLElement);
  expect(form.opened).toEqual([{ file: 'places/locations.yaml', pointer: [name] }]);
  fireEvent.click(screen.getAllByRole('button', { name: /^Create: / })[0] as HTMLElement);
  expect(form.created).toEqual(['locations']);
});

test('a day is taken from the calendar and said in words; what is none says so', () => {
  const form = play(['publish'], {}, `${page}publish: 2026-12-01\n`);
  expect(screen.getByText('Tuesday, December 1, 2026')).toBeDefined();
  type(screen.getByLabelText(/^From the day/), '2027-01-06');
  expect(form.text(file)).toMatch(/^publish: "?2027-01-06"?$/m);
  form.change([{ do: 'set', file, pointer: ['publish'], value: '2027-02-30' }]);
  expect(screen.getByText(/“2027-02-30”, which is not a date/)).toBeDefined();
});

test('a day of every year is a number and the name of a month', () => {
  const banners = 'summer:\n  from: "06-15"\n  until: "09-01"\n  text: { es: "Verano", en: "Summer" }\n';
  const form = renderForm(
    siteFiles({ 'banners.yaml': banners }),
    { file: 'banners.yaml', pointer: ['summer', 'from'] },
    { language: 'en' },
  );
  fireEvent.change(screen.getByLabelText(/Month$/), { target: { value: '07' } });
  expect(form.text('banners.yaml')).toBe(banners.replace('06-15', '07-15'));
  expect(screen.getByText('July 15')).toBeDefined();
});

test('a date that is coming is a day, only a month, or one of the facts', () => {
  const dated = yaml`
    path: { es: /datos, en: /facts }
    title: { es: "Datos", en: "Facts" }
    description: { es: "Una página.", en: "A page." }
    sections:
      - type: fact-sheet
        title: { es: "Datos", en: "Facts" }
        rows:
          - label: { es: "Inicio", en: "Start" }
            values: [{ es: "6", en: "6" }]
            date: "2026-09-02"
  `;
  const facts = 'autumn:\n  type: date\n  value: "2026-10-05"\n';
  const form = renderForm(
    siteFiles({ [file]: dated, 'facts.yaml': facts }),
    { file, pointer: ['sections', 0, 'rows', 0, 'date'] },
    { language: 'en' },
  );
  const kind = screen.getByLabelText(/What is known$/);
  fireEvent.change(kind, { target: { value: 'month' } });
  expect(form.text(file)).toBe(dated.replace('2026-09-02', '2026-09'));
  const month = screen.getByLabelText<HTMLInputElement>('Date');
  // As in a browser that has no calendar for months.
  Object.defineProperty(month, 'type', { get: () => 'text', set: () => undefined });
  for (const typed of ['2027', '2027-', '2027-0']) {
    type(month, typed);
    expect([month.value, form.text(file)]).toEqual([typed, dated.replace('2026-09-02', '2026-09')]);
    expect(screen.getByText(/^A month is written as/)).toBeDefined();
  }
  type(month, '2027-01');
  expect(form.text(file)).toBe(dated.replace('2026-09-02', '2027-01'));
  expect(screen.queryByText(/^A month is written as/)).toBeNull();
  fireEvent.change(kind, { target: { value: 'fact' } });
  pick(/^Date$/, 'october');
  expect(form.text(file)).toBe(dated.replace('2026-09-02', '{{facts.autumn}}'));
  expect(screen.getByLabelText<HTMLInputElement>(/^Date$/).value).toBe('Autumn');
  // As long as no day is chosen, it is that of the fact.
  fireEvent.change(kind, { target: { value: 'day' } });
  expect(screen.getByRole('button', { name: /2026 Autumn: open the fact$/ })).toBeDefined();
  expect(screen.queryByText(/no date/)).toBeNull();
});

test('what is a text or an object can become the other', () => {
  const form = play(
    ['sections', 0, 'delivery'],
    {},
    page.replace('- type: hero', '- type: message-form\n    delivery: log'),
  );
  fireEvent.click(screen.getByLabelText('Address'));
  expect((form.data(file) as { sections: { delivery: unknown }[] }).sections[0]?.delivery).toEqual({
    post: '[[Address]]',
  });
  fireEvent.click(screen.getByLabelText('Just “log”'));
  expect((form.data(file) as { sections: { delivery: unknown }[] }).sections[0]?.delivery).toBe('log');
});

test('in a site of one language a text may stand for itself', async () => {
  const files = await readFiles(join(project.root, 'tests/fixtures/bakery/site'));
  const [path = ''] = [...files.keys()].filter((each) => each.startsWith('pages/'));
  const form = renderForm(files, { file: path, pointer: ['title'] }, { language: 'en' });
  const before = form.text(path);
  const field = screen.getByLabelText<HTMLTextAreaElement>(/^Title/);
  const { value } = field;
  type(field, `${value}!`);
  expect(form.text(path)).toBe(before.replace(value, `${value}!`));
});

test('in a site of several a text that is written once is shown in each, until one has its own', () => {
  const form = play(['title'], {}, page.replace(/title: \{.*/, 'title: "Formas"'));
  const field = (language: string) => screen.getByLabelText<HTMLTextAreaElement>(`Title · ${language}`);
  expect([field('Español').value, field('English').value]).toEqual(['Formas', 'Formas']);
  type(field('English'), 'Shapes');
  expect(form.data(file)).toMatchObject({ title: { es: 'Formas', en: 'Shapes' } });
});

test('a form is in the language of the Studio', () => {
  play(['sections', 0], { language: 'es' });
  expect(screen.getByRole('group', { name: /^Cabecera/ })).toBeDefined();
  expect(screen.getByText('Aspecto y visibilidad')).toBeDefined();
});

test('of what is added and left empty nothing is written; with its first part it is there', () => {
  const form = play([]);
  add(/^When shared/);
  expect(form.text(file)).toBe(page);
  const group = within(screen.getByRole('group', { name: /^When shared/ }));
  fireEvent.click(group.getByRole('button', { name: /^Add…/ }));
  fireEvent.click(screen.getByRole('menuitem', { name: /^Title/ }));
  type(within(screen.getByRole('group', { name: /^When shared/ })).getByLabelText(/^Title · English$/), 'Look');
  expect(form.text(file)).toContain('share: { title: {');
  expect(form.text(file)).toContain('Look');
});

test('what is seldom needed is offered last, and as that', () => {
  play([]);
  fireEvent.click(screen.getAllByRole('button', { name: /^Add…/ }).at(-1) as HTMLElement);
  const offered = screen.getAllByRole('menuitem');
  const seldom = within(screen.getByRole('group', { name: 'Seldom needed' })).getAllByRole('menuitem');
  expect(offered.slice(-seldom.length)).toEqual(seldom);
  expect(seldom.map(({ textContent }) => textContent)).toContainEqual(expect.stringMatching(/^One for each entry/));
});

test('before anything is known of the site nothing is said not to exist', () => {
  const text = page.replace('"Hello"', '"Hello {{facts.nothing}}"');
  play(['sections', 0], { isRead: false }, text);
  expect(screen.getByRole('list', { name: 'Facts in Title · English' }).textContent).toBe('nothing');
  play(['sections', 0], {}, text);
  expect(screen.getByRole('list', { name: 'Facts in Title · English' }).textContent).toBe('nothing does not exist');
});

test('a place on the page that is named beside it is one of that page', () => {
  const forms = yaml`
    order:
      title: { es: "Encarga pan", en: "Order bread" }
      page: contact
      anchor: write
      height: 400
  `;
  renderForm(siteFiles({ 'forms.yaml': forms }), { file: 'forms.yaml', pointer: ['order'] }, { language: 'en' });
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: /^Section/ });
  expect(field.value).toBe('#write');
  fireEvent.click(field);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '#whereContacto',
    '#writeContacto',
  ]);
});

test('the help of a section and that of a field that is called the same are told apart', () => {
  play(['sections', 0], {}, page.replace('type: hero', 'type: form\n    form: information'));
  const names = [...document.querySelectorAll('.field__head button')].map((each) => each.getAttribute('aria-label'));
  expect(names).toContain('Help: Form');
  expect(new Set(names).size).toBe(names.length);
});
