import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type OpenStudio, openStudio } from '../../support/browser/studio';
import { openStudioSite, type StudioSite } from '../../support/browser/studio-site';

const HOME = 'pages/home.yaml';
const PHOTOGRAPH = 'tests/fixtures/bakery/site/media/hogaza.jpg';

// One server and one window for all, one after another; one that fails stops no other: the next begins with another site.
test.describe.configure({ mode: 'default' });

let site: StudioSite;
let studio: OpenStudio;
let page: Page;

test.beforeAll(async ({ browser }) => {
  site = await openStudioSite('pottery');
  page = await (await browser.newContext()).newPage();
  studio = await openStudio(page, site);
});
test.beforeEach(() => site.keep());
test.afterAll(() => site.close());

const focused = () => page.locator(':focus');

/** Presses Tab until something has the focus. */
async function tabTo(name: string | RegExp): Promise<void> {
  // Of itself, and nothing of what is in it.
  const said = async () =>
    (await focused().count()) === 0 ? '' : ((await focused().ariaSnapshot()).split('\n')[0] ?? '');
  const isThere = async () => {
    const snapshot = await said();
    return typeof name === 'string' ? snapshot.includes(`"${name}"`) : name.test(snapshot);
  };
  for (let presses = 0; presses < 90; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  expect(await said(), String(name)).toMatch(name);
}

/** Gives what is told, from now on, to those who do not see it. */
async function listen(): Promise<() => Promise<readonly string[]>> {
  const told = await page.evaluateHandle(() => {
    const texts: string[] = [];
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const said = element?.closest<HTMLElement>('[role="status"], [role="alert"], [aria-live]');
        if (said && said.ariaLive !== 'off') texts.push(said.innerText);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  return () => told.jsonValue();
}

/**
 * Clicks on the first sentence of the home page, which is written on a line of its own in each language. Gives how it is
 * written.
 */
async function clickSentence({ page, site }: OpenStudio): Promise<string> {
  // Where there is no fact in it, which is written elsewhere.
  await site()
    .locator('.hero__intro')
    .click({ position: { x: 4, y: 8 } });
  await expect(page.locator('textarea:focus')).toHaveValue(/./);
  return page.locator(':focus').inputValue();
}

async function showPage(name: RegExp, heading: string | RegExp): Promise<void> {
  await studio.sidebar.getByRole('button', { name }).click();
  await expect(studio.site().locator('h1').first()).toHaveText(heading);
}

test('a sentence is chosen, changed in both languages and saved by keyboard alone, and is two lines', async () => {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await tabTo(/^- button "El barro no tiene prisa/);
  await page.keyboard.press('Enter');
  await expect(studio.sidePanel.locator(':focus')).toBeVisible();
  for (const key of ['Shift+F6', 'Shift+F6']) await page.keyboard.press(key);
  await expect(studio.sidebar.locator(':focus')).toHaveText(/^El barro no tiene prisa/);
  for (const key of ['F6', 'F6']) await page.keyboard.press(key);
  await expect(studio.sidePanel.locator('textarea:focus')).toHaveValue('El barro no tiene prisa');
  await tabTo('Entradilla · Español');
  await page.keyboard.press('Control+a');
  const told = await listen();
  await page.keyboard.type('Ven a tornear.', { delay: 40 });
  await studio.settled();
  expect(await told()).toEqual([]);
  await tabTo('Entradilla · English');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Come and throw.');
  // Also while the cursor is in the page.
  await studio.site().getByRole('link').first().focus();
  await page.keyboard.press('Control+s');
  await expect(studio.sidePanel).toBeFocused();
  // What changes is told first.
  await expect(studio.sidePanel.getByRole('heading', { name: studio.words.review.changes })).toBeVisible();
  await tabTo(studio.words.review.save);
  await page.keyboard.press('Enter');
  await expect(page.locator('.notices')).toContainText(studio.words.shell.notices.saved(1));
  expect(await site.lines()).toEqual({ [HOME]: [2, 2] });
});

test('what has just been done is told over the page, which stays where it is when that goes again', async () => {
  const frame = page.locator('.preview__page iframe');
  const before = await frame.boundingBox();
  await clickSentence(studio);
  await focused().fill('Lo guardado.');
  await studio.save();
  expect(await frame.boundingBox()).toEqual(before);
  const notice = await page.locator('.notice').boundingBox();
  const ofDraft = await page.locator('.preview__hint').getByRole('status').boundingBox();
  expect(notice?.y).toBeGreaterThan((ofDraft?.y ?? 0) + (ofDraft?.height ?? 0));
  await clickSentence(studio);
  await page.keyboard.type('x');
  await expect(page.locator('.notices')).toBeEmpty();
  expect(await frame.boundingBox()).toEqual(before);
  await studio.undo();
});

test('the question of consent is on the page while it is being written', async () => {
  const asked = studio.site().locator('.consent-layer__title');
  await expect(asked).toBeHidden();
  await studio.sidebar.getByRole('button', { name: 'Consentimiento', exact: true }).click();
  await studio.field(/^Título \*/, 'Español').fill('¿Nos dejas contar visitas?');
  await expect(asked).toHaveText('¿Nos dejas contar visitas?');
  await expect(asked).toBeInViewport();
  await asked.click();
  await expect(focused()).toHaveValue('¿Nos dejas contar visitas?');
  await studio.undo();
  const offered = studio.site().locator('.consent-settings__title');
  await expect(offered).toBeHidden();
  await studio.field(/^Título de las opciones/, 'Español').fill('Qué contamos');
  await expect(offered).toHaveText('Qué contamos');
  await expect(offered).toBeInViewport();
  await studio.undo();
  await clickSentence(studio);
  await expect(asked).toBeHidden();
});

test('what is mistyped is told at its field and repaired by its fix, and the page stays meanwhile', async () => {
  await clickSentence(studio);
  await focused().fill('Somos {{facts.group-sice}} personas.');
  const fix = studio.sidePanel.getByRole('button', { name: studio.words.forms.fix });
  await expect(fix.first()).toBeVisible();
  await expect(studio.site().locator('h1').first()).toBeVisible();
  await fix.first().click();
  await expect(studio.site().getByText('Somos 8 personas.')).toBeVisible();
  await studio.save();
  expect(await site.lines()).toEqual({ [HOME]: [1, 1] });
  expect(await site.read(HOME)).toContain('es: "Somos {{facts.group-size}} personas."');
});

test('a fact clicked on the page says on how many pages it stands, and is one line', async () => {
  await studio
    .site()
    .getByText('personas y seis tornos')
    .click({ position: { x: 4, y: 8 } });
  await expect(focused()).toHaveValue('8');
  await expect(studio.sidePanel.locator('.shared summary')).toHaveText(/^Esto se ve en (\d+|todas las) páginas$/);
  await focused().fill('9');
  await expect(studio.site().getByText('9 personas y seis tornos')).toBeVisible();
  await studio.save();
  expect(await site.lines()).toEqual({ 'facts.yaml': [1, 1] });
});

test('a notice that is named with Enter begins with nothing, is chosen by its text, and is told where it is never seen', async () => {
  const { sidePanel, sidebar, words } = studio;
  await sidebar.getByRole('button', { name: 'Avisos', exact: true }).click();
  await sidePanel.getByLabel(words.forms.map.name).fill('Cerrado');
  await page.keyboard.press('Enter');
  await expect(focused()).toHaveAttribute('placeholder', /./);
  await expect(focused()).toHaveValue('');
  await page.keyboard.type('El viernes cerramos.');
  await sidePanel.getByRole('textbox', { name: 'Texto · English' }).last().fill('We are closed on Friday.');
  await sidebar.getByRole('button', { name: /^Aviso$/ }).click();
  const notices = sidePanel.getByRole('combobox');
  await expect(notices.first()).toHaveValue(/^El próximo grupo de torno/);
  await notices.last().fill('viernes');
  await expect(page.getByRole('option', { name: 'El viernes cerramos.' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(focused()).toHaveValue('El viernes cerramos.');
  await sidePanel.getByRole('button', { name: words.forms.openNamed('El viernes cerramos.') }).click();
  await expect(sidePanel).toContainText('no se ve nunca');
  await studio.save();
  expect(await site.read('banners.yaml')).toContain('es: "El viernes cerramos."');
});

test('twenty steps are undone to the very bytes, also after they were saved', async () => {
  await clickSentence(studio);
  const fields = studio.sidePanel.locator('textarea');
  for (let step = 0; step < 20; step += 1) await fields.nth(step % 4).fill(`Paso ${step + 1}`);
  await studio.save();
  expect(Object.keys(await site.lines())).toEqual([HOME]);
  // What is written in a box that is no content is taken back there.
  const search = page.getByRole('searchbox').first();
  await search.pressSequentially('cur');
  await search.press('Control+z');
  await expect(search).not.toHaveValue('cur');
  await search.fill('');
  await search.blur();
  for (let step = 0; step < 20; step += 1) await studio.undo();
  await studio.save();
  expect(await site.git('status', '--porcelain')).toBe('');
});

test('what is changed elsewhere meanwhile is merged; of the same line, one is chosen', async () => {
  const sentence = await clickSentence(studio);
  await focused().fill('Lo mío.');
  await site.change(HOME, (text) => text.replace('Un taller y un patio', 'Un taller y dos patios'));
  await expect(studio.site().getByText('Un taller y dos patios')).toBeVisible();
  await expect(studio.site().getByText('Lo mío.')).toBeVisible();
  await expect(page.locator('.notices')).toHaveText(
    new RegExp(studio.words.shell.notices.takenOver('«Clases de cerámica en Madrid.*»')),
  );
  await site.change(HOME, (text) => text.replace(`es: "${sentence}"`, 'es: "Lo de fuera."'));
  const notice = page.locator('.notices');
  await expect(notice).toContainText('Clases de cerámica en Madrid');
  await notice.getByRole('button', { name: studio.words.shell.review }).click();
  const conflict = studio.sidePanel.locator('.review__conflict');
  await expect(conflict.getByRole('alert')).toHaveText(studio.words.review.conflictHint);
  await expect(conflict).toContainText('Lo mío.');
  await expect(conflict).toContainText('Lo de fuera.');
  // However long its lines are, what differs in them is in sight.
  const hidden = await conflict
    .locator('pre')
    .evaluateAll((all) => all.map((pre) => pre.scrollWidth - pre.clientWidth));
  expect(hidden).toEqual([0, 0]);
  await conflict.getByRole('button', { name: studio.words.review.keepMine }).click();
  await expect(studio.sidePanel).toBeFocused();
  await studio.save();
  expect(await site.lines()).toEqual({ [HOME]: [2, 2] });
  expect(await site.read(HOME)).toContain('es: "Lo mío."');
});

test('of a file that was deleted elsewhere it is told in a sentence that it is, and what was written can be kept', async () => {
  await clickSentence(studio);
  await focused().fill('Esto se queda.');
  await studio.settled();
  const before = await site.read(HOME);
  await rm(join(site.folder, HOME));
  await page.locator('.notices').getByRole('button', { name: studio.words.shell.review }).click();
  const conflict = studio.sidePanel.locator('.review__conflict');
  await expect(conflict).toContainText(studio.words.review.deleted);
  await expect(conflict.locator('.diff')).toHaveCount(1);
  await conflict.getByRole('button', { name: studio.words.review.keepMine }).click();
  await studio.save();
  expect(await site.read(HOME)).not.toBe(before);
  expect(await site.lines()).toEqual({ [HOME]: [1, 1] });
});

test('a page that cannot be drawn is told of above it, and stays where it is', async () => {
  const frame = page.locator('.preview__page iframe');
  const warning = page.locator('.preview__warning');
  const before = await frame.boundingBox();
  const settings = await site.read('settings.yaml');
  await site.change('settings.yaml', (text) => `x: [\n${text}`);
  await expect(warning).toHaveText(studio.words.shell.notDrawable);
  expect(await frame.boundingBox()).toEqual(before);
  await site.change('settings.yaml', () => settings);
  await expect(warning).toBeEmpty();
  const home = await site.read(HOME);
  await site.change(HOME, (text) => `x: [\n${text}`);
  await expect(warning).toHaveText(studio.words.shell.notDrawable);
  await site.change(HOME, () => home);
  await expect(warning).toBeEmpty();
});

test('whoever writes while somebody breaks the file writes nothing into its text, and who mends it there stays in it', async () => {
  await clickSentence(studio);
  await site.change(HOME, (text) => text.replace('\nsections:', '\nsections'));
  const text = studio.sidePanel.locator('.cm-content');
  await expect(text).toBeVisible();
  await expect(studio.sidePanel).toBeFocused();
  await expect(studio.sidePanel.locator('.thing__title')).toHaveText(/^Clases de cerámica/);
  await page.keyboard.type('abc');
  await text.getByText('sections', { exact: true }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(':');
  await expect(studio.sidePanel.getByText(studio.words.shell.unreadable)).toBeHidden();
  await expect(text).toBeFocused();
  await studio.save();
  expect(await site.git('status', '--porcelain')).toBe('');
});

test('a server killed in the middle of typing loses nothing', async () => {
  await clickSentence(studio);
  await focused().fill('');
  await focused().pressSequentially('Escrito antes');
  await studio.settled();
  await site.kill();
  await expect(page.locator('.notices')).toContainText(studio.words.shell.cutOff);
  await focused().pressSequentially(' y después');
  await site.start();
  await studio.button(studio.words.shell.takeBack).click();
  await studio.opened();
  await expect(studio.site().getByText('Escrito antes y después')).toBeVisible();
  await studio.save();
  expect(await site.lines()).toEqual({ [HOME]: [1, 1] });
});

test('a version is saved under the proposed message, and the one before brought back', async () => {
  await clickSentence(studio);
  await focused().fill('De la segunda versión.');
  await studio.save();
  const { review } = studio.words;
  // It has been saved already, and is still to be told.
  await expect(studio.sidePanel.getByLabel(review.message)).toHaveValue(/De la segunda versión/);
  await studio.sidePanel.getByRole('button', { name: review.commit, exact: true }).click();
  await expect(studio.sidePanel.getByText(review.committed)).toBeVisible();
  await expect(studio.sidePanel.getByLabel(review.message)).toBeEmpty();
  await expect(studio.sidePanel).toBeFocused();
  expect((await site.git('diff', '--numstat', 'HEAD~1', 'HEAD')).trim()).toBe(`1\t1\tsite/${HOME}`);
  await studio.sidePanel.getByRole('button', { name: review.versions, exact: true }).click();
  await studio.sidePanel.getByRole('button', { name: review.bringBackThis('The site as it was'), exact: true }).click();
  await studio.save();
  expect(await site.git('diff', 'start', '--', `site/${HOME}`)).toBe('');
  expect(Object.keys(await site.lines())).toEqual([HOME]);
});

test('a page gets another address in each language, and redirects from the ones before; then a section from the gallery', async () => {
  await showPage(/\/contacto$/, 'Pasa, está abierto');
  const { shell, structure } = studio.words;
  await studio.sidebar.getByRole('button', { name: shell.pageItself }).click();
  await studio.sidePanel.getByRole('button', { name: structure.renameAddress }).click();
  await studio.sidePanel.getByLabel(structure.address('Español')).fill('/taller');
  await expect(studio.sidePanel.getByText(structure.takenAddress)).toBeVisible();
  await studio.sidePanel.getByLabel(structure.address('Español')).fill('Escríbenos');
  await studio.sidePanel.getByRole('button', { name: structure.useProposal('/escribenos') }).click();
  await studio.sidePanel.getByLabel(structure.address('English')).fill('/write-to-us');
  await studio.sidePanel.getByRole('button', { name: structure.apply, exact: true }).click();
  await studio.save();
  const lines = await site.lines();
  expect(lines['pages/contact.yaml']).toEqual([2, 2]);
  expect(lines['redirects.yaml']?.[1]).toBe(0);
  expect(Object.keys(lines)).toHaveLength(2);

  await site.keep();
  await studio.sidebar.getByRole('button', { name: structure.add, exact: true }).click();
  await studio.sidePanel.getByRole('searchbox').fill('Cabecera');
  await studio.sidePanel.getByRole('button', { name: structure.addThis('Cabecera'), exact: true }).click();
  await expect(studio.site().locator('.hero').last()).toBeInViewport();
  for (const [code, text] of [
    ['es', 'Una cabecera más'],
    ['en', 'One more header'],
  ] as const) {
    await studio.sidePanel.locator(`textarea[lang=${code}]`).first().fill(text);
  }
  await expect(studio.site().getByText('Una cabecera más')).toBeVisible();
  const up = studio.sidebar.getByRole('button', { name: structure.moveUp('Una cabecera más') });
  await expect(up).toBeInViewport();
  await up.press('Enter');
  await expect(up).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: structure.moved('Una cabecera más') })).toHaveCount(1);
  await studio.save();
  const [added, removed] = (await site.lines())['pages/contact.yaml'] ?? [];
  expect(removed).toBe(0);
  expect(added).toBeLessThan(10);
  expect(await site.command('check')).toMatchObject({ code: 0 });
});

test('a page is deleted, what led to it leads elsewhere, and the rest can be seen and is right', async () => {
  await showPage(/\/taller$/, /./);
  const { shell, structure } = studio.words;
  await studio.sidebar.getByRole('button', { name: shell.pageItself }).click();
  await studio.sidePanel.getByRole('button', { name: structure.removePage }).click();
  await expect(studio.sidePanel).toContainText(/llevará|llevarán/);
  // Where its visitors go has to be chosen first.
  await studio.sidePanel.getByRole('button', { name: structure.removeNow, exact: true }).click();
  await expect(studio.sidePanel.getByLabel(structure.whereTo)).toBeFocused();
  await studio.sidePanel.getByLabel(structure.whereTo).selectOption('contact');
  await studio.sidePanel.getByRole('button', { name: structure.removeNow, exact: true }).click();
  await expect(studio.site().locator('h1').first()).toHaveText('Pasa, está abierto');
  await showPage(/^Clases de cerámica en Madrid/, 'El barro no tiene prisa');
  await studio.save();
  expect(await site.command('check')).toMatchObject({ code: 0 });
});

test('a post is written with a photograph, and the website that is built shows it', async () => {
  const { forms, media, structure } = studio.words;
  const { sidebar, sidePanel } = studio;
  await sidebar.getByRole('button', { name: structure.newContent, exact: true }).click();
  await sidePanel.getByRole('combobox').selectOption({ label: 'Artículo' });
  await sidePanel.getByLabel(structure.slots.name).fill('primer-cuenco');
  await sidePanel.getByRole('button', { name: structure.create, exact: true }).click();
  const text = (name: string | RegExp) => sidePanel.getByRole('textbox', { name });
  await expect(text('Título · Español')).toBeFocused();
  await text('Título · Español').fill('Tu primer cuenco');
  await text('Título · English').fill('Your first bowl');
  await sidePanel.locator('input[type=date]').first().fill('2026-01-10');
  await text(/^Autor/).fill('Lucía Ejemplo');
  await sidePanel
    .getByRole('combobox', { name: /Etiqueta/ })
    .first()
    .click();
  await page.getByRole('option', { name: /^Torno/ }).click();
  for (const [language, written] of [
    ['Español', 'Sale torcido, y es el que más vas a querer.'],
    ['English', 'It comes out crooked, and it is the one you will love most.'],
  ] as const) {
    await text(`Texto · ${language}`).click();
    await page.keyboard.type(written);
  }
  await sidePanel.getByRole('button', { name: forms.add }).first().click();
  await page.getByRole('menuitem', { name: /^Portada/ }).click();
  await sidePanel.locator('.media-field input[type=file]').setInputFiles(PHOTOGRAPH);
  await expect(sidePanel.locator('.media-field')).toContainText(/\d+ × \d+/);
  await sidePanel.locator('.media-field').getByLabel('Español').fill('Un cuenco recién salido del torno');
  await sidePanel.locator('.media-field').getByLabel('English').fill('A bowl fresh off the wheel');
  await expect(studio.site().getByRole('heading', { name: 'Tu primer cuenco' })).toBeVisible();
  await expect(sidePanel.getByText(media.none)).toBeHidden();
  await studio.save();
  const post = await site.read('blog/posts/primer-cuenco.yaml');
  expect(post).not.toContain('[[');
  expect(await site.command('build')).toMatchObject({ code: 0 });
  const document = await site.built('blog/primer-cuenco.html');
  expect(document).toContain('Sale torcido, y es el que más vas a querer.');
  const picture = /<img[^>]* src="\/(assets\/[^"]+)"[^>]*alt="Un cuenco recién salido del torno"/;
  expect(document).toMatch(picture);
  const [, address = ''] = picture.exec(document) ?? [];
  expect((await site.built(address)).length).toBeGreaterThan(1000);
});

test('a course is filled in up to its publication, with a price and a day of its own, and where it is shown', async () => {
  const { forms, structure } = studio.words;
  const { sidebar, sidePanel } = studio;
  const text = (name: string | RegExp) => sidePanel.getByRole('textbox', { name });
  const make = async (name: string) => {
    await sidePanel.getByLabel(structure.slots.name).fill(name);
    await sidePanel.getByRole('button', { name: structure.create, exact: true }).click();
  };
  const add = async (what: RegExp) => {
    await sidePanel.getByRole('button', { name: forms.add }).last().click();
    await page.getByRole('menuitem', { name: what }).click();
  };
  await sidebar.getByRole('button', { name: structure.newContent, exact: true }).click();
  await sidePanel.getByRole('combobox').selectOption({ label: 'Curso' });
  await make('raku-de-noche');
  await text('Título · Español').fill('Raku de noche');
  await text('Título · English').fill('Raku by night');
  await text('Descripción · Español').fill('Sacamos las piezas del horno al rojo, a oscuras.');
  await text('Descripción · English').fill('We take the pieces out of the kiln red hot, in the dark.');
  await add(/^Fecha de inicio/);
  await expect(sidePanel.locator('input[type=date]')).toBeFocused();
  await focused().fill(`${new Date().getFullYear() + 1}-03-15`);
  // The facts are chosen from in a line of their own, where their names can be read.
  const known = sidePanel.getByRole('combobox', { name: forms.date.kind });
  await known.selectOption('fact');
  const facts = sidePanel.getByRole('combobox', { name: /^Fecha de inicio/ }).first();
  expect((await facts.boundingBox())?.width).toBeGreaterThan(200);
  await known.selectOption('day');
  await add(/^Precio/);
  await sidePanel.getByRole('button', { name: forms.reference.createNamed('Dato') }).click();
  await make('raku-de-noche-precio');
  await expect(text(/^Valor/)).toBeFocused();
  await focused().fill('95');
  await page.goBack();
  await expect(sidePanel.locator('h2')).toContainText('Raku de noche');
  await expect(sidePanel.getByRole('combobox', { name: 'Precio' })).toHaveValue('Raku de noche precio');
  await sidePanel
    .getByRole('button', { name: /· Categoría · / })
    .first()
    .click();
  await studio.save();
  const lines = await site.lines();
  expect(lines['facts.yaml']).toEqual([1, 0]);
  expect(await site.command('check')).toMatchObject({ code: 0, output: expect.not.stringContaining('raku') });
});

test('whoever takes back a page that has just been made looks at the home page, and is told of no mistake', async () => {
  const { structure, forms } = studio.words;
  const heading = await studio.site().locator('h1').first().textContent();
  await studio.sidebar.getByRole('button', { name: structure.newContent, exact: true }).click();
  await studio.sidePanel.getByRole('combobox').first().selectOption({ label: 'Artículo' });
  await studio.sidePanel.getByLabel(structure.slots.name).fill('de-paso');
  await studio.sidePanel.getByRole('button', { name: structure.create, exact: true }).click();
  await expect(studio.site().locator('h1').first()).not.toHaveText(heading ?? '');
  await studio.sidePanel.locator('h2').click();
  await studio.undo();
  await expect(studio.site().locator('h1').first()).toHaveText('El barro no tiene prisa');
  await expect(page.locator('.preview__warning')).toBeEmpty();
  await expect(studio.sidePanel).not.toContainText(forms.gone);
});

test('a copy of a page begins at the title that it has from that', async () => {
  await showPage(/^Clases de cerámica en Madrid/, 'El barro no tiene prisa');
  const { shell, structure } = studio.words;
  await studio.sidebar.getByRole('button', { name: shell.pageItself }).click();
  await studio.sidePanel.getByRole('button', { name: structure.copyPage }).click();
  await studio.sidePanel.getByLabel(structure.address('Español')).fill('/otra-sede');
  await studio.sidePanel.getByLabel(structure.address('English')).fill('/another-branch');
  await page.keyboard.press('Enter');
  await expect(focused()).toHaveValue('Clases de cerámica en Madrid');
  await studio.undo();
});

test('in a table that is written, words stay whole', async () => {
  await showPage(/\/politica-cookies/, /./);
  await studio.site().locator('th').first().click();
  const cells = studio.sidePanel.locator('.ProseMirror:focus').locator('th, td');
  await expect(cells.first()).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.type(' o denominación');
  const broken = await cells.evaluateAll((all) =>
    all.flatMap((cell) => {
      const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
      return [...(text?.textContent ?? '').matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        if (text) range.setStart(text, index);
        if (text) range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? word : [];
      });
    }),
  );
  expect(broken).toEqual([]);
  await studio.undo();
});

test('a picture that is pasted into a text is told where pictures are chosen', async () => {
  await showPage(/^Clases de cerámica en Madrid/, 'El barro no tiene prisa');
  const sentence = await clickSentence(studio);
  await focused().evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['x'], 'bowl.png', { type: 'image/png' }));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.locator('.notices')).toContainText(studio.words.shell.notices.pictureInText);
  await expect(focused()).toHaveValue(sentence);
});

/** What is needed often is in one row, below that of all the rest. */
async function expectTwoRows(...often: readonly (string | RegExp)[]): Promise<void> {
  const bar = page.locator('.top-bar');
  for (const name of often) {
    const middle = await bar.getByRole('button', { name }).evaluate((button) => {
      const { top, height } = button.getBoundingClientRect();
      return top + height / 2;
    });
    expect(middle, String(name)).toBeGreaterThan(50);
    expect(middle, String(name)).toBeLessThan(90);
  }
  expect((await bar.boundingBox())?.height).toBeLessThan(100);
}

test('on a phone the page is as wide as the window, the form below it, and what saves stays in sight', async () => {
  const desk = page.viewportSize();
  const { shell } = studio.words;
  const lists = studio.button(shell.content);
  await expect(lists).toBeHidden();
  // While it is checked, which takes long on a telephone, no button is too small for what it says, and none is pushed down.
  const buttonsWhileChecking = (said: string) =>
    page.locator('.top-bar').evaluate((bar, text) => {
      const told = bar.querySelector('.top-bar__problems');
      const before = told?.textContent ?? '';
      if (told) told.textContent = text;
      const often = [...bar.querySelectorAll('.top-bar__lists, .top-bar__problems, .button--main')];
      const bottom = often[0]?.getBoundingClientRect().bottom ?? 0;
      const isWrong = (each: Element) =>
        each.scrollWidth > each.clientWidth || each.getBoundingClientRect().top >= bottom;
      const wrong = often.filter(isWrong).map(({ className }) => className);
      if (told) told.textContent = before;
      return wrong;
    }, said);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => buttonsWhileChecking(shell.checking), { message: `${width} pixels` }).toEqual([]);
  }
  const frame = page.locator('.preview__page iframe');
  await expect.poll(async () => (await frame.boundingBox())?.width).toBe(390);
  expect(
    await studio
      .site()
      .locator('html')
      .evaluate(() => innerWidth),
  ).toBeGreaterThan(380);
  await lists.click();
  await expect(studio.sidebar).toBeFocused();
  await studio.sidebar.getByRole('searchbox').press('Escape');
  await expect(lists).toHaveAttribute('aria-expanded', 'false');
  await expect(lists).toBeFocused();
  await lists.click();
  await studio.sidebar.getByRole('button', { name: /^Clases de cerámica en Madrid/ }).click();
  await expect(lists).toBeFocused();
  await lists.click();
  await studio.sidebar.getByRole('button', { name: /^El barro no tiene prisa/ }).click();
  const text = studio.sidePanel.getByRole('textbox', { name: 'Antetítulo · Español' });
  await text.fill('Escrito en un móvil');
  await expect(studio.site().getByText('Escrito en un móvil')).toBeInViewport();
  await expect(text).toBeInViewport();
  // A section can be moved on and on.
  await lists.click();
  const down = studio.sidebar.locator('.outline__actions button').nth(2);
  await down.click();
  await down.click();
  await expect(down).toBeFocused();
  await expect(lists).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  for (let moves = 0; moves < 2; moves += 1) await studio.undo();
  await studio.sidePanel.evaluate((panel) => panel.scrollTo({ top: panel.scrollHeight }));
  await page.keyboard.press('Control+s');
  await expect(studio.sidePanel.getByRole('heading', { name: studio.words.review.title })).toBeInViewport();
  for (const name of [shell.review, /aviso/])
    await expect(page.locator('.top-bar').getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await studio.save();
  expect(await site.lines()).toEqual({ [HOME]: [1, 1] });
  await expectTwoRows(shell.content, shell.undo, /aviso/, shell.review);
  await page.setViewportSize(desk ?? { width: 1280, height: 720 });
});

test('on a phone the pages of several languages are beside each other, each as high as one, and stay where they are', async () => {
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const frames = page.locator('.preview__page iframe');
  const height = async (index: number) => (await frames.nth(index).boundingBox())?.height ?? 0;
  const alone = await height(0);
  await page.getByRole('radio', { name: studio.words.shell.bothLanguages }).check({ force: true });
  await expect(frames).toHaveCount(2);
  await expect.poll(() => height(1)).toBe(alone);
  await studio.site('es').locator('h1').first().click();
  await expect(studio.site('en').locator('h1').first()).toBeVisible();
  await expect.poll(async () => (await frames.nth(0).boundingBox())?.x).toBe(0);
  await page.getByRole('radio', { name: 'Español' }).check({ force: true });
  await page.setViewportSize(desk ?? { width: 1280, height: 720 });
});

test('in a window that is low or enlarged the page, the form and what saves are seen at once', async () => {
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 640, height: 360 });
  await clickSentence(studio);
  await expect(focused()).toBeInViewport();
  await expect(studio.site().locator('h1').first()).toBeInViewport();
  await expect(studio.button(new RegExp(studio.words.shell.review))).toBeInViewport();
  // A usual window at twice its size: the lists, of which little could be read, give the page and the form their room.
  await page.setViewportSize({ width: 720, height: 450 });
  await expect(studio.sidebar).toBeHidden();
  await page.setViewportSize({ width: 740, height: 450 });
  const add = studio.sidebar.getByRole('button', { name: studio.words.structure.newContent });
  expect(
    await add.evaluate(({ offsetHeight, scrollHeight }: HTMLElement) => scrollHeight - offsetHeight),
  ).toBeLessThanOrEqual(0);
  await page.setViewportSize(desk ?? { width: 1280, height: 720 });
});

test('in a window of a tablet what saves is at the end of the bar, and what belongs together is beside each other', async () => {
  const desk = page.viewportSize();
  const tops = (things: Locator) =>
    things.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
  await studio.site().locator('h1').first().click();
  await page.setViewportSize({ width: 1024, height: 768 });
  const language = await page.locator('.top-bar > :last-child').boundingBox();
  expect((language?.x ?? 0) + (language?.width ?? 0)).toBeGreaterThan(1000);
  expect(new Set(await tops(page.locator('.outline__actions button'))).size).toBe(1);
  await studio.sidebar.getByRole('button', { name: studio.words.shell.pageItself, exact: true }).click();
  const way = await studio.sidePanel.locator('.thing > .choice').boundingBox();
  const tools = await studio.sidePanel.locator('.page-tools').boundingBox();
  expect((tools?.y ?? 0) - (way?.y ?? 0) - (way?.height ?? 0)).toBeGreaterThan(4);
  await studio.sidebar.getByRole('button', { name: studio.words.structure.add, exact: true }).click();
  const [first, second] = await tops(page.locator('.gallery__type'));
  expect(second).toBe(first);
  await page.setViewportSize(desk ?? { width: 1280, height: 720 });
});

/** What picks something up listens for the arrows only from a timer on: no person is as quick as the next key here. */
async function pickUp(): Promise<void> {
  await page.keyboard.press('Space');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

test('a section is moved by keys: it is told by its name, the cursor stays at its handle, and undoing it finds it again', async () => {
  await showPage(/Contacto/, /./);
  const { list } = studio.words.forms;
  const outline = studio.sidebar.locator('.outline').last();
  const titles = outline.locator('.sidebar__item > span:first-child');
  const before = await titles.allTextContents();
  const [first = '', second = '', ...others] = before;
  await titles.nth(1).click();
  const handle = outline.getByRole('button', { name: list.drag(second), exact: true });
  const said = (text: string) => expect(page.locator('[role="status"]').filter({ hasText: text })).toHaveCount(1);
  await handle.focus();
  await pickUp();
  await said(list.over(second, 2, before.length));
  await page.keyboard.press('ArrowUp');
  await said(list.over(second, 1, before.length));
  await page.keyboard.press('Space');
  await expect(titles).toHaveText([second, first, ...others]);
  await said(list.dropped(second, 1, before.length));
  await expect(handle).toBeFocused();
  await studio.undo();
  await expect(titles).toHaveText(before);
  await expect(studio.sidePanel.locator('h2')).toContainText(second);
  await expect(studio.sidePanel.locator(':focus')).toBeVisible();
});

test('whoever holds a section at the end of the lists comes to their end, and no further', async () => {
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 1024, height: 600 });
  const lists = studio.sidebar;
  await lists.locator('.outline .sidebar__item').nth(1).click();
  const handle = lists.locator('.outline__handle');
  await handle.scrollIntoViewIfNeeded();
  const height = () => lists.evaluate((box) => box.scrollHeight);
  const before = await height();
  const [grip, box] = [await handle.boundingBox(), await lists.boundingBox()];
  const [x, y, end] = [(grip?.x ?? 0) + 8, (grip?.y ?? 0) + 8, (box?.y ?? 0) + (box?.height ?? 0) - 8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, end, { steps: 10 });
  // Rows are still to be read as they go by: some ten in a second.
  const scrolledIn = (ms: number) =>
    lists.evaluate(async (list, time) => {
      const [from, start] = [list.scrollTop, performance.now()];
      await new Promise((resolve) => setTimeout(resolve, time));
      return ((list.scrollTop - from) / (performance.now() - start)) * 1000;
    }, ms);
  expect(await scrolledIn(200)).toBeLessThan(700);
  const isAtEnd = () => lists.evaluate((list) => list.scrollTop + list.clientHeight >= list.scrollHeight - 1);
  const nudge = async () => {
    for (const by of [0, 1]) await page.mouse.move(x, end + by);
    return isAtEnd();
  };
  await expect.poll(nudge).toBe(true);
  expect(await height()).toBe(before);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.setViewportSize(desk ?? { width: 1280, height: 720 });
});

test('whoever removes a section goes on at the one that comes to stand there', async () => {
  const outline = studio.sidebar.locator('.outline').last();
  const rows = outline.locator('.sidebar__item');
  const before = await rows.count();
  const next = (await rows.nth(2).textContent()) ?? '';
  await rows.nth(1).click();
  await outline.locator('.outline__actions button').last().press('Enter');
  await expect(rows).toHaveCount(before - 1);
  await expect(rows.nth(1)).toHaveText(next);
  await expect(rows.nth(1)).toBeFocused();
  await studio.undo();
  await expect(rows).toHaveCount(before);
});

test('what is undone is read by everybody, and what is then done anew is not told as done again', async () => {
  const announcer = page.locator('.announcer');
  await showPage(/^Clases de cerámica en Madrid/, /barro|título/i);
  await clickSentence(studio);
  await focused().fill('Uno.');
  await studio.settled();
  await showPage(/Contacto/, /./);
  await studio.undo();
  const step = studio.words.forms.steps.change('Entradilla');
  await expect(announcer).toContainText(studio.words.shell.undoThis(step));
  await expect(announcer.locator('.announcer__step')).toBeVisible();
  const outline = studio.sidebar.locator('.outline').last();
  await outline.locator('.sidebar__item').nth(1).click();
  await outline.locator('.outline__actions button').nth(1).click();
  await expect(announcer).not.toContainText(studio.words.shell.redoThis('').trim());
  await expect(announcer.locator('.announcer__step')).toHaveCount(0);
  await studio.undo();
});

test('an undo takes back first what was typed and is no value, and then the step before it', async () => {
  await showPage(/^Clases de cerámica en Madrid/, /./);
  const before = await clickSentence(studio);
  await focused().fill('Dos.');
  await studio.settled();
  await studio.sidebar.getByRole('button', { name: / Preguntas frecuentes$/ }).click();
  const field = studio.sidePanel.getByRole('combobox').first();
  const chosen = await field.inputValue();
  await field.fill('nada de eso');
  await field.press('Control+z');
  await expect(field).toHaveValue(chosen);
  await expect(studio.site().locator('.hero__intro')).toContainText('Dos.');
  await field.press('Control+z');
  await expect(studio.site().locator('.hero__intro')).toContainText(before.slice(0, 12));
});

test('whoever goes from what was searched for to a text comes back to what was found', async () => {
  await studio.button(studio.words.shell.overview).click();
  const overview = page.locator('.overview-panel__content');
  const day = page.getByLabel(studio.words.shell.day);
  const today = await day.inputValue();
  await day.fill('2031-05-01');
  await expect(overview.getByText('2031')).toBeVisible();
  await day.fill(today);
  // What is shown instead of the link that was pressed has the cursor.
  await overview.locator('a.node').last().press('Enter');
  await expect(overview.locator('#content')).toBeFocused();
  const search = overview.getByRole('searchbox');
  await search.fill('torno');
  await search.press('Enter');
  const last = overview.getByRole('listitem').getByRole('button').last();
  await last.click();
  await expect(studio.sidePanel.locator(':focus')).toBeVisible();
  // The cursor is at the word.
  await expect(async () => expect(await page.evaluate(wordAtCursor)).toMatch(/^torno/i)).toPass();
  await page.goBack();
  await expect(search).toHaveValue('torno');
  await expect(last).toBeInViewport();
  await expect(studio.button(studio.words.shell.close)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('#side-panel:focus, #side-panel :focus')).toBeVisible();
});

test('a list of many items is there at once, with the tools of those near what is seen; the last one is reached and moved by keys', async () => {
  const many = 150;
  const item = (number: number) =>
    `  - question: { es: "¿Y el torno ${number}?", en: "And wheel ${number}?" }\n    answer: { es: "<p>Sí.</p>", en: "<p>Yes.</p>" }\n`;
  await site.change(
    'faqs/general.yaml',
    () => `items:\n${Array.from({ length: many }, (_, at) => item(at + 1)).join('')}`,
  );
  await studio.sidebar.locator('summary', { hasText: 'Preguntas frecuentes' }).click();
  await studio.sidebar.getByRole('button', { name: /^¿Y el torno 1\?/ }).click();
  const { list } = studio.words.forms;
  const items = studio.sidePanel.locator('.list-item');
  await expect(items).toHaveCount(many);
  const tools = studio.sidePanel.getByRole('button', { name: /^Mover ¿Y el torno \d+\?$/ });
  await expect(tools.first()).toBeVisible();
  expect(await tools.count()).toBeLessThan(many / 2);
  const last = `¿Y el torno ${many}?`;
  await studio.sidePanel.locator('.list__add').focus();
  await expect(studio.button(list.drag(last))).toBeVisible();
  // Its line, then its five tools.
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('Shift+Tab');
  await expect(focused()).toHaveAccessibleName(list.drag(last));
  await pickUp();
  await expect(page.getByText(list.over(last, many, many))).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(list.over(last, many - 1, many))).toBeAttached();
  await page.keyboard.press('Space');
  await expect(items.nth(many - 2)).toContainText(last);
  await studio.undo();
  await expect(items.last()).toContainText(last);
  await site.git('checkout', '--', 'site/faqs/general.yaml');
});

test('it speaks the language of the browser until another one is chosen', async ({ browser }) => {
  // Who asks for neither of its languages is likeliest to read English.
  for (const locale of ['en-GB', 'fr-FR']) {
    const context = await browser.newContext({ locale });
    const foreign = await context.newPage();
    // A browser that keeps nothing throws whenever it is asked for what it has kept.
    await foreign.addInitScript(() => Reflect.deleteProperty(window, 'localStorage'));
    await foreign.goto(`${site.origin}/_studio`);
    await expect(foreign.locator('html')).toHaveAttribute('lang', 'en');
    await context.close();
  }
});

/** By the handle of the section that is chosen: what is picked up and dropped elsewhere is told as back where it was. */
async function expectNothingMoved(): Promise<void> {
  const { list } = studio.words.forms;
  const outline = studio.sidebar.locator('.outline').last();
  const titles = outline.locator('.sidebar__item > span:first-child');
  const before = await titles.allTextContents();
  const [name = ''] = before;
  const said = (text: string) => expect(page.locator('[role="status"]').filter({ hasText: text })).toHaveCount(1);
  await outline.getByRole('button', { name: list.drag(name), exact: true }).focus();
  await pickUp();
  await said(list.over(name, 1, before.length));
  await page.keyboard.press('ArrowDown');
  await said(list.over(name, 2, before.length));
  await page.keyboard.press('Space');
  await said(list.cancelled(name));
  await expect(titles).toHaveText(before);
}

test('of two windows the first one is told, and can change nothing', async () => {
  await showPage(/^Clases de cerámica en Madrid/, 'El barro no tiene prisa');
  await clickSentence(studio);
  const second = await openStudio(await page.context().newPage(), site, { language: 'en' });
  await expect(page.locator('.notices')).toContainText(studio.words.shell.superseded);
  await focused().pressSequentially('De más');
  await expect(focused()).not.toHaveValue(/De más/);
  await expectNothingMoved();
  await expect(second.page.locator('html')).toHaveAttribute('lang', 'en');
  await clickSentence(second);
  await second.page.locator(':focus').fill('De la segunda ventana: {{facts.group-size}} personas.');
  await expect(second.site().getByText(/De la segunda ventana: \d personas\./)).toBeVisible();
  await second.field('Intro', 'English').fill('Come and throw.');
  await expect(studio.site().getByText('De más')).toHaveCount(0);
  await second.save();
  expect(await site.lines()).toEqual({ [HOME]: [2, 2] });
  expect(await site.read(HOME)).toContain('      en: "Come and throw."\n');
});

test('whose browser cannot load what compiles is told, and not kept waiting', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'es' });
  const without = await context.newPage();
  await without.route(/\/assets\/worker-/, (route) => route.abort());
  await without.goto(`${site.origin}/_studio`);
  await expect(without.getByRole('alert')).toContainText(studio.words.shell.openingFailed);
  await context.close();
});

/** What stands behind the cursor. */
function wordAtCursor(): string {
  const box = document.activeElement;
  if (box instanceof HTMLTextAreaElement) return box.value.slice(box.selectionStart);
  const { anchorNode, anchorOffset = 0 } = getSelection() ?? {};
  return anchorNode?.textContent?.slice(anchorOffset) ?? '';
}
