import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openStudio } from '../../support/browser/studio';
import { openStudioSite, type StudioSite } from '../../support/browser/studio-site';

const journeys = [
  {
    fixture: 'bakery',
    said: 'Harina, agua, sal y',
    x: 4,
    texts: [{ before: 'Harina, agua, sal y', after: 'Harina y paciencia.' }],
  },
  {
    fixture: 'library',
    said: 'cadires i cap pressa',
    x: 110,
    texts: [
      { before: 'cadires i cap pressa', after: 'Passeu.' },
      { before: 'sillas y ninguna prisa', after: 'Pasa.' },
      { before: 'chairs and no hurry', after: 'Come in.' },
    ],
  },
] as const;

// One server for both, one after another.
test.describe.configure({ mode: 'default' });

let site: StudioSite;

test.beforeAll(async () => {
  site = await openStudioSite(journeys[0].fixture);
});
test.afterAll(() => site.close());

for (const { fixture, said, x, texts } of journeys) {
  test(`a sentence of the ${fixture} is a line in each of its languages`, async ({ page }) => {
    await site.become(fixture);
    const studio = await openStudio(page, site);
    // Neither of them asks from where its visitors come.
    await expect(page.getByRole('group', { name: studio.words.shell.visitor })).toHaveCount(0);
    // Beside the facts in it, which are written elsewhere.
    await studio
      .site()
      .getByText(said)
      .first()
      .click({ position: { x, y: 8 } });
    await expect(page.locator(':focus')).toHaveValue(new RegExp(said));
    // All of it is shown as chosen, with the facts in it.
    const mark = await studio.site().locator('.studio-mark--selected').boundingBox();
    const sentence = await studio.site().locator('.hero__intro').boundingBox();
    expect(mark?.height).toBeGreaterThan((sentence?.height ?? 0) * 0.8);
    for (const { before, after } of texts) {
      await studio.sidePanel.locator('textarea', { hasText: before }).fill(after);
    }
    await expect(studio.site().getByText(texts[0].after)).toBeVisible();
    await studio.save();
    expect(await site.lines()).toEqual({ 'pages/home.yaml': [texts.length, texts.length] });
  });
}

for (const { fixture } of journeys) {
  test(`the picture of the opening of the ${fixture} is clicked to be changed`, async ({ page }) => {
    await site.become(fixture);
    const studio = await openStudio(page, site);
    // The box in which it stands lies over it.
    await studio.site().locator('.hero__media').click({ force: true });
    await expect(page.locator(':focus')).toHaveText(studio.words.media.change);
    await expect(page.locator(':focus')).toBeInViewport();
  });
}

test('the cursor is at the word that was clicked, also in a long text with paragraphs', async ({ page }) => {
  await site.become('library');
  const studio = await openStudio(page, site, { page: 'story%3Aseeds' });
  await studio
    .site()
    .getByText('la Remei ja va')
    .click({ position: { x: 1, y: 10 } });
  await expect(page.getByRole('textbox', { name: 'Texto · Català' })).toBeFocused();
  await page.keyboard.type('Doncs: ');
  await expect(studio.site().getByText('Doncs: El tomàquet')).toBeVisible();
  await studio.save();
});

for (const width of [1440, 768]) {
  test(`pages in three languages beside each other can be read in a window of ${width} pixels`, async ({ page }) => {
    await site.become('library');
    await page.setViewportSize({ width, height: 900 });
    const studio = await openStudio(page, site);
    await page.getByRole('radio', { name: studio.words.shell.bothLanguages }).check({ force: true });
    const frames = page.locator('.preview__page iframe');
    await expect(frames).toHaveCount(3);
    const scales = () =>
      frames.evaluateAll((all) =>
        all.map((frame) => frame.getBoundingClientRect().width / (frame as HTMLElement).offsetWidth),
      );
    await expect.poll(async () => Math.min(...(await scales()))).toBeGreaterThan(0.58);
    const shown = await frames.first().evaluate((frame) => (frame as HTMLElement).offsetWidth);
    await expect(page.locator('.preview__how')).toHaveText(studio.words.shell.previewNarrower(shown));
    // Two rows of controls are as many as there have to be.
    expect((await page.locator('.top-bar').boundingBox())?.height).toBeLessThan(90);
  });
}

test('an item that is opened is called something wherever anything else stands in that row', async ({ page }) => {
  await site.become('bakery');
  const studio = await openStudio(page, site, { page: 'panes' });
  await studio.sidebar.getByRole('button', { name: /^De diario/ }).click();
  await studio.sidePanel.locator('.disclosure > summary', { hasText: 'Hogaza de la casa' }).click();
  const head = studio.sidePanel.locator('.disclosure > .field--group > .field__head').first();
  await expect(head.getByRole('button')).toBeVisible();
  expect((await head.locator('.field__label').boundingBox())?.height).toBeGreaterThan(0);
});

test('of a new place it is told that no page shows it, and where one can, until one does', async ({ page }) => {
  await site.become('bakery');
  const studio = await openStudio(page, site);
  const { shell, structure } = studio.words;
  await studio.button(structure.newContent).click();
  await studio.sidePanel.getByRole('combobox').selectOption({ label: 'Lugar' });
  await studio.sidePanel.getByLabel(structure.slots.name).fill('mercado');
  await studio.sidePanel.getByRole('button', { name: structure.create, exact: true }).click();
  await expect(studio.sidePanel).toContainText(shell.unshown);
  await studio.sidePanel.getByRole('textbox', { name: 'Título' }).fill('Puesto del mercado');
  await studio.sidePanel.getByRole('button', { name: /^Tiendas y horario/ }).click();
  await expect(studio.site().getByText('Puesto del mercado')).toBeVisible();
  await expect(studio.sidePanel.locator('h2')).toContainText('Puesto del mercado');
  await studio.settled();
  await expect(studio.sidePanel).not.toContainText(shell.unshown);
});

test('of a section that lacks what it shows it is told that the page does not show it, until it does', async ({
  page,
}) => {
  await site.become('bakery');
  const studio = await openStudio(page, site);
  const { shell, structure, forms } = studio.words;
  await studio.sidebar.getByRole('button', { name: structure.add, exact: true }).click();
  await studio.button(structure.addThis('Preguntas frecuentes')).click();
  await expect(studio.sidePanel).toContainText(shell.unshownSection);
  await studio.sidePanel.getByRole('combobox').first().click();
  await page.getByRole('option').first().click();
  await expect(studio.sidePanel).not.toContainText(shell.unshownSection);
  await expect(studio.sidePanel).not.toContainText(forms.gone);
});

test('a file with the letters of Windows is shown as it is meant, and can be saved as it should be', async ({
  page,
}) => {
  await site.become('bakery');
  const studio = await openStudio(page, site);
  const { shell } = studio.words;
  const text = (await site.read('facts.yaml')).replace(/€/g, 'euros').replace('Pieza de un kilo', 'Pan señero');
  expect(text).toContain('ñ');
  const openFacts = () => studio.sidebar.getByRole('button', { name: /^Datos(?! de)/ }).click();
  for (const letters of [Buffer.from(text, 'latin1'), Buffer.from(`\ufeff${text}`, 'utf16le')]) {
    await writeFile(join(site.folder, 'facts.yaml'), letters);
    await openFacts();
    await expect(studio.sidePanel).toContainText(shell.otherEncoding);
    await expect(studio.sidePanel.locator('pre')).toContainText('Pan señero');
    await studio.button(shell.convert).click();
    await expect(studio.sidePanel).not.toContainText(shell.otherEncoding);
    await studio.save();
    expect(await site.read('facts.yaml')).toBe(text);
  }
  // What a program for documents has saved is no text that could be converted.
  await writeFile(join(site.folder, 'facts.yaml'), Buffer.from('PK\x03\x04\xe1\xf1', 'latin1'));
  await openFacts();
  await expect(studio.sidePanel.locator('.problems')).toContainText('UTF-8');
  await expect(studio.button(shell.convert)).toHaveCount(0);
});

test('on a phone a page of which nothing can be drawn leaves its room to what mends it', async ({ page }) => {
  await site.become('bakery');
  await page.setViewportSize({ width: 390, height: 844 });
  await site.change('settings.yaml', (text) => `x: [\n${text}`);
  await page.goto(`${site.origin}/_studio`);
  const panel = page.locator('#side-panel');
  await expect(page.locator('.preview__warning')).not.toBeEmpty();
  const height = async () => (await panel.boundingBox())?.height ?? 0;
  await expect.poll(height).toBeGreaterThan(500);
  await page.locator('.top-bar__problems').click();
  await panel.locator('.problem').getByRole('button').first().click();
  // What is wrong is told above the text in which it is mended.
  await expect(panel.locator('.problem')).toBeInViewport();
});

test('an address that somebody has mistyped opens the Studio all the same', async ({ page }) => {
  await site.become('bakery');
  await openStudio(page, site, { page: '100%' });
  await expect(page.locator('.sidebar__item[aria-current]')).toHaveCount(1);
});

test('a section that is chosen in the list is marked as a whole, and of a page that is, nothing', async ({ page }) => {
  await site.become('bakery');
  const studio = await openStudio(page, site, { page: 'panes' });
  const mark = studio.site().locator('.studio-mark--selected');
  await studio.sidebar.getByRole('button', { name: /^De diario/ }).click();
  await expect(mark).toBeVisible();
  const section = await studio.site().locator('section', { hasText: 'Centeno entero' }).boundingBox();
  expect((await mark.boundingBox())?.height).toBeCloseTo(section?.height ?? 0, 0);
  await studio.sidebar.getByRole('button', { name: studio.words.shell.pageItself }).click();
  await expect(mark).toBeHidden();
});

test('of the facts as a whole nothing is marked on the page', async ({ page }) => {
  await site.become('bakery');
  const studio = await openStudio(page, site, { page: 'panes' });
  const mark = studio.site().locator('.studio-mark--selected');
  await studio.sidebar.getByRole('button', { name: /^De diario/ }).click();
  await expect(mark).toBeVisible();
  await studio.sidebar.getByRole('button', { name: 'Datos', exact: true }).click();
  await expect(studio.sidePanel.locator('h2')).toHaveText('Datos');
  await expect(mark).toBeHidden();
});

test('a price that is pressed on the page leads to its fact, wherever else the same price is written', async ({
  page,
}) => {
  await site.become('bakery');
  const studio = await openStudio(page, site, { page: 'panes' });
  await studio.site().getByText('4,80').first().click();
  await expect(page.locator(':focus')).toHaveValue('4,80 €');
  await expect(studio.sidePanel.locator('h2')).toContainText('Centeno');
});

test('of what a page says twice, what was clicked is chosen; what is written out of sight comes into sight', async ({
  page,
}) => {
  await site.become('bakery');
  const studio = await openStudio(page, site);
  const footer = studio.site().locator('footer');
  await footer.getByText('1987').click({ position: { x: 4, y: 8 } });
  await studio.sidePanel.getByRole('button', { name: '1987 Apertura: abrir el dato' }).click();
  await expect(page.locator(':focus')).toHaveValue('1987');
  await expect(footer).toBeInViewport();
  await page.getByRole('radio', { name: studio.words.shell.widths.phone }).check({ force: true });
  await studio.sidebar.getByRole('button', { name: /^Lo que sale cada mañana/ }).click();
  await studio.button(studio.words.forms.list.add('Punto')).click();
  await expect(studio.site().getByText('[[').first()).toBeInViewport();
});

test('what is written in a language that is not looked at brings the same text into sight in the one that is', async ({
  page,
}) => {
  await site.become('library');
  const studio = await openStudio(page, site);
  const question = studio.site().locator('summary', { hasText: 'I si els torno tard?' });
  await question.click();
  await expect(page.locator(':focus')).toHaveValue('I si els torno tard?');
  const top = studio.site().locator('h1').first();
  await top.scrollIntoViewIfNeeded();
  await expect(question).not.toBeInViewport();
  const english = studio.sidePanel.locator('textarea').filter({ hasText: 'What if I bring them back late?' });
  await english.press('End');
  await english.pressSequentially('!');
  await expect(question).toBeInViewport();
});
