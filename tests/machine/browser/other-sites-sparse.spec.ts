/** A page of a site that has one or two of everything, with photographs of any shape. */
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Colour, contrast, readColour } from '../../../src/compiler/theme/colour';
import { groupBy } from '../../../src/shared/group-by';
import { type ChangedSite, serveChanged } from '../../support/browser/changed-site';
import { desktop, hydrated, phone } from '../../support/browser/pages';
import { photograph } from '../../support/photographs';

const BLACK: Colour = [0, 0, 0];
const SEVEN = ['Hogazas', 'Barras', 'Roscas', 'Molletes', 'Bollos', 'Tortas', 'Regañás']
  .map((title) => `      - { title: "${title}", text: "Cada mañana." }`)
  .join('\n');

const COLUMNS = Array.from({ length: 9 }, (_none, index) => `Ingrediente ${index + 1}`);

const files = {
  'people/instructors.yaml': `clara: { name: "Clara Pan", image: { src: tall.jpg, alt: "Clara, con delantal" } }
luis: { name: "Luis Trigo" }
berta: { name: "Berta Sal" }
`,
  'people/testimonials.yaml': `ana: { name: "Ana Gil", role: "Vecina", comment: "El pan de siempre." }
eva: { name: "Eva Sol", comment: "Da gusto el olor al pasar." }
`,
  'places/accommodations.yaml': `posada:
  name: "Posada del Grano"
  description: "Seis habitaciones sobre la plaza."
  logo: { src: drawings/espigas.svg, decorative: true }
  image: { src: wide.jpg, alt: "La posada, con sus balcones" }
  phone: "+34 900 000 050"
  contactNote: "De parte del horno."
`,
  'places/locations.yaml': `plaza:
  title: "Plaza del Grano"
  address: "Plaza del Grano, 4, Villaclara"
  postalCode: "00010"
  phone: "+34 900 000 021"
  description: "Pared con pared con el horno."
  mapUrl: "https://www.openstreetmap.org/search?query=Plaza%20del%20Grano"
  transportation: [{ icon: bus, text: "El 4 para delante." }]
  media: { src: wide.jpg, alt: "La tienda, vista desde la plaza" }
ribera:
  title: "Paseo de la Ribera"
  address: "Paseo de la Ribera, 31, Villaclara"
  postalCode: "00012"
  phone: "+34 900 000 022"
  description: "Pequeña y con terraza junto al agua."
  mapUrl: "https://www.openstreetmap.org/search?query=Paseo%20de%20la%20Ribera"
`,
  'catalogue/courses/masa.yaml': `code: MASA
title: "Masa madre"
description: "Una tarde con harina."
duration: "3 horas"
`,
  'catalogue/programmes.yaml': `escuelas: { title: "Visitas de escuelas", description: "Una mañana en el horno.", duration: "2 horas" }
talleres: { title: "Talleres", description: "Una tarde.", duration: "3 horas", media: { src: wide.jpg, decorative: true } }
`,
  'syllabi/obrador.yaml': `text: "Un rato de la visita."
topics: [{ id: horno, icon: flame, title: "El horno" }, { id: masa, icon: wheat, title: "La masa" }]
`,
  'pages/tiendas.yaml': `path: "/tiendas"
title: "Nuestra tienda, en la plaza del Grano"
description: "Dónde está la tienda de la plaza, quién la lleva y lo que se hace en ella."
sections:
  - type: hero
    title: "La tienda"
    course: masa
    media: { src: tall.jpg, alt: "La masa, antes de entrar en el horno" }
  - { type: place-cards, title: "Dónde", locations: [plaza] }
  - { type: people-grid, title: "Quiénes", label: "Conócela", people: [clara, luis, berta] }
  - { type: accommodation, title: "Dormir cerca", accommodations: [posada] }
  - { type: testimonials, title: "Lo que dicen", layout: carousel, testimonials: [ana, eva] }
  - { type: testimonials, title: "Lo que cuentan", layout: grid, testimonials: [ana, eva] }
  - type: features
    title: "Lo que hay"
    items:
${SEVEN}
  - type: features
    id: cifras
    title: "En cifras"
    items: [{ icon: wheat, figure: "12", title: "Harinas", text: "De cerca." }, { title: "Hornos", text: "De piedra." }]
  - type: features
    id: numeros
    title: "En números"
    layout: figures
    items:
${['100 %', '1.234.567 €', '7', '45 min', '900 kg', '12', '3 km'].map((figure) => `      - { figure: "${figure}", title: "Son ${figure}", text: "Al año." }`).join('\n')}
  - type: features
    id: fotos
    title: "En fotos"
    items:
${['tall.jpg', 'wide.jpg', 'tall.jpg', 'wide.jpg', 'tall.jpg', 'wide.jpg'].map((src, index) => `      - { media: { src: ${src}, decorative: true }, title: "Foto ${index}", text: "De cerca." }`).join('\n')}
  - type: panel
    id: tabla
    title: "Lo que lleva cada pan"
    media: { src: wide.jpg, alt: "El mostrador, con los panes del día" }
    text: "<table><thead><tr>${COLUMNS.map((column) => `<th>${column}</th>`).join('')}</tr></thead><tbody><tr>${COLUMNS.map(() => '<td>Harina</td>').join('')}</tr></tbody></table><pre>harina ${'y agua '.repeat(30)}</pre>"
  - type: schedule
    title: "Precios"
    columns: { name: "Pan", period: "Precio", applications: "Alérgenos" }
    rows: [{ name: "Hogaza", period: "4 €", applications: "Gluten" }, { name: "Torta de maíz", period: "3 €" }]
  - { type: course-strips, title: "Aprender", courses: [masa] }
  - { type: programmes, title: "Visitas", programmes: [escuelas, talleres] }
  - { type: syllabus, title: "Lo que se ve en ellas", syllabus: obrador }
  - { type: contact-details, title: "Hablar", locations: [plaza] }
  - type: tabs
    title: "Masas"
    tabs:
      - { id: trigo, label: "Trigo", title: "Trigo", rows: [{ name: "Reposo", detail: "Un día" }] }
      - { id: centeno, label: "Centeno", title: "Centeno", rows: [{ name: "Reposo", detail: "Dos días" }] }
`,
  'faqs/breves.yaml': `items: [{ question: "¿Hay pan de ayer?", answer: "<p>Sí, a mitad de precio.</p>" }]
`,
  'pages/breve.yaml': `path: "/breve"
title: "Lo que más nos preguntan"
description: "La pregunta que más nos hacen en la tienda, con su respuesta, y nada más que eso."
sections:
  - { type: faq, title: "Una pregunta", faq: breves }
`,
  'catalogue/courses/feria.yaml': `kind: event
title: "Feria del pan"
description: "Con los hornos de la comarca."
price: entrada
start: 2040-05-06
place: "Plaza Mayor, Villaclara"
`,
  'pages/feria.yaml': `path: "/feria"
title: "La feria del pan de Villaclara"
description: "Cuándo y dónde es la feria del pan, a la que vienen los hornos de toda la comarca."
sections:
  - { type: course-strips, title: "La feria", courses: [feria] }
`,
  'pages/panadera.yaml': `path: "/panadera"
title: "Quién hace el pan cada mañana"
description: "Quién enciende el horno de la tahona cada mañana, y desde cuándo lo hace."
sections:
  - { type: hero, title: "Una Hauptbahnhofbäcker" }
`,
  'pages/persona.yaml': `each: instructors
path: "/tiendas/{id}"
parent: tiendas
title: "{{entry.name}}, de la tienda"
description: "Quién es {{entry.name}} y qué hace en la tienda de la plaza del Grano de Villaclara."
sections:
  - { type: hero, title: "{{entry.name}}, de la tienda" }
  - { type: people-grid, people: ["{{entry}}"] }
`,
  'pages/no-encontrada.yaml': `role: not-found
path: "/no-encontrada"
title: "No encontramos la página"
description: "La página no existe o ha cambiado de sitio."
noindex: true
sections:
  - type: not-found
    code: "404"
    title: "No encontramos la página"
    home: { label: "Volver al inicio", page: home }
    goBack: "Página anterior"
`,
};

/** What a course, a programme and a carousel say that the bakery does not have. */
const MESSAGES = [
  ...['duration', 'price', 'checkPrice', 'nextIntake', 'dateToBeAnnounced', 'eventOver', 'place'],
  ...['previous', 'next', 'slide', 'pause', 'play'],
];

let served: ChangedSite;
/** The page with everything on a desktop, for all tests that only look at it. */
let seen: Page;

test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(async ({ browser }) => {
  served = await serveChanged('bakery', async (site) => {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(site, path)), { recursive: true });
      await writeFile(join(site, path), text);
    }
    const navigation = join(site, 'navigation.yaml');
    const written = await readFile(navigation, 'utf8');
    await writeFile(navigation, written.replace('locations: [plaza, ribera]', 'locations: [plaza]'));
    const messages = join(site, 'messages.yaml');
    const usual = JSON.parse(await readFile('schemas/usual-messages/es.json', 'utf8')) as Record<string, string>;
    await appendFile(messages, MESSAGES.map((name) => `${name}: ${JSON.stringify(usual[name])}\n`).join(''));
    await appendFile(join(site, 'facts.yaml'), 'entrada: { value: 5 }\n');
    const tokens = join(site, 'theme/tokens.css');
    await writeFile(tokens, (await readFile(tokens, 'utf8')).replaceAll(/--call-(?:hover|text):.*\n/g, ''));
    await writeFile(join(site, 'media/tall.jpg'), await photograph(1, { width: 800, height: 1200 }));
    await writeFile(join(site, 'media/wide.jpg'), await photograph(2, { width: 1200, height: 800 }));
  });
  seen = await browser.newPage({ reducedMotion: 'reduce' });
  await open(seen, desktop);
});

test.afterAll(() => served.close());

async function open(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(`${served.url}/tiendas`);
  await hydrated(page);
}

async function boxOf(
  page: Page | Locator,
  selector: string,
): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not seen`);
  return box;
}

/** In the browser: the words of an element that holds nothing but a text which do not stand on one line. */
function partedWords({ firstChild, textContent }: Element): string[] {
  return [...(textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    if (firstChild === null) return word;
    range.setStart(firstChild, index);
    range.setEnd(firstChild, index + word.length);
    return range.getClientRects().length === 1 ? [] : word;
  });
}

test('a photograph takes the place that a drawing has, whatever its shape', async () => {
  const photo = await boxOf(seen, '.accommodation__image');
  const body = await boxOf(seen, '.accommodation__body');
  expect(photo.x).toBeLessThan(body.x);
  expect(photo.height).toBeGreaterThan(100);
  const faces = await seen
    .locator('.people-grid__photo')
    .evaluateAll((found) =>
      found.map((each) => each.getBoundingClientRect().height / each.getBoundingClientRect().width),
    );
  for (const shape of faces) expect(shape).toBeCloseTo(1, 1);
});

test('what is known of a course fills its rows, whatever is not', async ({ page }) => {
  await open(page, desktop);
  const fields = page.locator('.section--course-strips .course-strip__field');
  await expect(fields).toHaveCount(3);
  const row = await boxOf(page, '.section--course-strips .course-strip__fields');
  const widths = await fields.evaluateAll((all) => all.map((field) => field.getBoundingClientRect().width));
  expect(widths.map((width) => Math.round((width * 3) / row.width))).toEqual([2, 1, 3]);

  // What is sold by the piece has a price, and perhaps for how many it is.
  await page.locator('.section--course-strips .course-strip__field--duration').evaluate((field) => field.remove());
  const [price, other] = await fields.evaluateAll((all) => all.map((field) => field.getBoundingClientRect()));
  expect(other?.y).toBe(price?.y);
  expect(other?.x).toBeGreaterThan(price?.right ?? Number.POSITIVE_INFINITY);
});

test('whatever else is known of a course, no place beside it stays empty', async ({ page }) => {
  await open(page, desktop);
  const list = page.locator('.section--course-strips .course-strip__fields');
  const gaps = await list.evaluate((row) => {
    const areaOf = (element: Element) => element.getBoundingClientRect().width * element.getBoundingClientRect().height;
    return [
      ['price', 'nextIntake', 'seats', 'place'],
      ['duration', 'price'],
      ['duration', 'price', 'place'],
      ['duration', 'price', 'seats', 'place'],
      ['duration', 'price', 'nextIntake', 'seats'],
      ['duration', 'hours', 'price', 'seats', 'place'],
      ['hours', 'price', 'nextIntake', 'place'],
      ['nextIntake', 'place'],
      ['duration', 'hours', 'price', 'nextIntake', 'seats', 'place'],
    ].filter((known) => {
      row.replaceChildren(
        ...known.map((name) => {
          const field = document.createElement('div');
          field.className = `strip__field course-strip__field course-strip__field--${name}`;
          field.textContent = name;
          return field;
        }),
      );
      const filled = [...row.children].reduce((sum, field) => sum + areaOf(field), 0);
      return Math.abs(filled / areaOf(row) - 1) > 0.03;
    });
  });
  expect(gaps).toEqual([]);
});

test('people lead to the page that is made of each of them, and not from there', async ({ page }) => {
  await open(page, phone);
  const names = page.locator('.people-grid__name a');
  await expect(names).toHaveText(['Clara Pan', 'Luis Trigo', 'Berta Sal']);
  await expect(page.locator('.people-grid__button').nth(1)).toHaveAttribute('href', '/tiendas/luis');
  await expect(page.locator('.people-grid__button').nth(1)).not.toHaveAttribute('target');
  await names.nth(1).click();
  await expect(page).toHaveURL(`${served.url}/tiendas/luis`);
  await expect(page.locator('.people-grid__name')).toHaveText(['Luis Trigo']);
  await expect(names).toHaveCount(0);
});

test('what takes place once has its price, its day and its place in one row', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(`${served.url}/feria`);
  const fields = page.locator('.course-strip__field');
  await expect(fields).toHaveCount(3);
  const boxes = await fields.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
  expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(1);
  expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(3);

  // Without a price there is no row for it.
  await page.locator('.course-strip__field--price').evaluate((field) => field.remove());
  const row = await boxOf(page, '.course-strip__fields');
  const left = await fields.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y - each.clientTop));
  expect(left.map((y) => Math.round(y - row.y))).toEqual([0, 0]);
  await page.setViewportSize(phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

test('nothing stands alone beside an empty place, whether there are four, seven or ten', async ({ page }) => {
  await open(page, desktop);
  const lists = [
    'people-grid',
    'place-cards',
    'programmes',
    'syllabus',
    'testimonials__grid',
    'contact-details__places',
  ];
  for (const list of lists) {
    for (const count of [4, 7, 10]) {
      const last = await page.locator(`.${list}`).evaluate((element, wanted) => {
        const [first] = element.children;
        while (first && element.children.length < wanted) element.append(first.cloneNode(true));
        const boxes = [...element.children].map((child) => child.getBoundingClientRect());
        const lowest = boxes.filter(({ top }) => Math.abs(top - (boxes.at(-1)?.top ?? 0)) < 1);
        return { together: lowest.length, share: (boxes.at(-1)?.width ?? 0) / element.clientWidth };
      }, count);
      expect.soft(last.together > 1 || last.share > 0.95, `${list}, ${count}: ${JSON.stringify(last)}`).toBe(true);
    }
  }
});

test('the seventh of seven cards is as wide as the row', async () => {
  const row = await boxOf(seen, '.features__cards');
  expect((await boxOf(seen, '.features__cards > :last-child')).width).toBeCloseTo(row.width, 0);
});

test('six cards with photographs are two rows of three, each photograph as wide as its card', async () => {
  const cards = await seen.locator('#fotos .feature').evaluateAll((all) =>
    all.map((card) => {
      const photo = card.querySelector('img')?.getBoundingClientRect();
      return { row: Math.round(card.getBoundingClientRect().y), room: card.clientWidth, photo };
    }),
  );
  const rows = groupBy(cards, ({ row }) => row);
  expect([...rows.values()].map(({ length }) => length)).toEqual([3, 3]);
  for (const { room, photo } of cards) expect(photo?.width).toBeCloseTo(room, 0);
  expect(new Set(cards.map(({ photo }) => Math.round(photo?.height ?? 0))).size).toBe(1);
});

test('a card without a picture begins at its top beside those that have one', async ({ page }) => {
  await open(page, desktop);
  const cards = page.locator('.features__cards:has(.card__media) .feature--cards');
  const [first, second] = [cards.nth(0), cards.nth(1)];
  await second.locator('.card__media').evaluate((picture) => picture.remove());
  const topOf = async (card: Locator, part: string) =>
    (await boxOf(card, part)).y - ((await card.boundingBox())?.y ?? 0);
  expect(await topOf(second, '.feature__title')).toBeLessThan(48);
  expect(await topOf(first, '.feature__title')).toBeGreaterThan(150);
  expect((await second.boundingBox())?.height).toBeCloseTo((await first.boundingBox())?.height ?? 0, 0);
});

test('an opening is no further from what comes next on its ground than that from another one', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(`${served.url}/tiendas/luis`);
  const distance = async () => {
    const head = await boxOf(page, '.hero__title');
    return (await boxOf(page, '.people-grid')).y - head.y - head.height;
  };
  const onOneGround = await distance();
  await page.locator('.section--hero').evaluate((section) => section.classList.replace('tone-light', 'tone-dark'));
  expect(await distance()).toBeGreaterThan(onOneGround + 40);
  expect(onOneGround).toBeLessThan(160);
});

test('a long name keeps its words whole beside a long menu', async ({ page }) => {
  await open(page, desktop);
  await page.locator('.site-header__links').evaluate((links) => {
    while (links.children.length < 14) links.append(links.children[0]?.cloneNode(true) ?? '');
  });
  const name = page.locator('.site-header__brand > :last-child');
  await name.evaluate((element) => {
    element.textContent = 'Archivo Fotográfico Municipal de Santa María de la Victoria';
  });
  expect(await name.evaluate(partedWords)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(desktop.width);
});

test('what a button says can be read on any colour that a theme gives it', async ({ page }) => {
  await open(page, desktop);
  const COLOURS = ['#b4501a', '#0b6e99', '#ffd400', '#777777', '#767676', '#ff0000', '#0000ff', '#222222', '#ffffff'];
  const read = await page.evaluate((colours) => {
    const probe = document.body.appendChild(document.createElement('p'));
    const canvas = document.createElement('canvas').getContext('2d');
    const shown = (value: string): string => {
      probe.style.color = value;
      if (canvas === null) return '';
      canvas.fillStyle = getComputedStyle(probe).color;
      canvas.fillRect(0, 0, 1, 1);
      return `rgb(${[...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).join(', ')})`;
    };
    return colours.map((colour) => {
      document.documentElement.style.setProperty('--call', colour);
      return ['var(--call-text)', 'var(--call)', 'var(--call-hover)'].map(shown);
    });
  }, COLOURS);
  expect(read).toHaveLength(COLOURS.length);
  for (const [text, ...grounds] of read.map((shown) => shown.flatMap((colour) => [readColour(colour) ?? BLACK]))) {
    for (const ground of grounds) expect(contrast(text ?? BLACK, ground)).toBeGreaterThanOrEqual(4.5);
  }
});

test('three people are seen in more than half of the row', async () => {
  const row = await boxOf(seen, '.people-grid');
  const last = await boxOf(seen, '.people-grid > :last-child');
  expect(last.x + last.width - row.x).toBeGreaterThan(row.width * 0.7);
});

for (const text of ['.site-header__brand > :last-child', '.tab-group__tab']) {
  test(`a word that no phone has room for is parted in ${text}`, async ({ page }) => {
    await open(page, phone);
    const { right, width } = await page
      .locator(text)
      .first()
      .evaluate((element) => {
        element.textContent = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik';
        const range = document.createRange();
        range.selectNodeContents(element);
        return { right: range.getBoundingClientRect().right, width: document.documentElement.scrollWidth };
      });
    expect(right).toBeLessThanOrEqual(phone.width);
    expect(width).toBe(phone.width);
  });
}

test('what is not found has its room below the header without a picture, too', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(`${served.url}/nada`);
  const header = await boxOf(page, '.site-header');
  expect((await boxOf(page, '.not-found__code')).y).toBeGreaterThan(header.y + header.height + 24);
});

test('one place alone has its picture beside what is said of it, with the ways to get there', async ({ page }) => {
  await open(page, desktop);
  const photo = await boxOf(page, '.place-card__media');
  const body = await boxOf(page, '.place-card__body');
  expect(photo.x + photo.width).toBeLessThanOrEqual(body.x + 1);
  expect(photo.height).toBeLessThan(500);
  await expect(page.locator('.place-card')).toContainText('El 4 para delante.');

  await page.setViewportSize({ width: 768, height: 900 });
  const card = await boxOf(page, '.place-card');
  expect(card.height - (await boxOf(page, '.place-card__picture')).height).toBeLessThan(5);
  expect(card.height - (await boxOf(page, '.place-card__media')).height).toBeLessThan(5);
  await expect(page.locator('.location-card')).toContainText('El 4 para delante.');
});

test('a place without a picture beside one with a picture has its address below what is said of it', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto(served.url);
  const cards = page.locator('.place-card');
  const [photographed, plain] = [cards.nth(0), cards.nth(1)];
  expect((await boxOf(plain, '.place-card__body')).height).toBeGreaterThan(
    (await boxOf(photographed, '.place-card__body')).height + 100,
  );
  const said = await boxOf(plain, '.place-card__body > p');
  expect((await boxOf(plain, '.place-card__contact')).y - said.y - said.height).toBeLessThan(40);
});

test('a carousel of which all is seen offers nothing to press, and on a phone it does', async ({ page }) => {
  await open(page, desktop);
  const steps = page.locator('.testimonials__carousel .carousel__steps');
  await page.locator('.testimonials__carousel').scrollIntoViewIfNeeded();
  await expect(page.locator('.testimonials__carousel.carousel--ready')).toHaveCount(1);
  await expect(steps).toBeHidden();
  await page.setViewportSize(phone);
  await expect(steps).toBeVisible();
});

test('where there is nothing to press or to lay over, there is no room for it', async ({ page }) => {
  await open(page, phone);
  await expect(page.locator('.course-strip__action')).toBeHidden();
  await open(page, desktop);
  await expect(page.locator('.course-strip__action')).toBeHidden();
  const duration = await boxOf(page, '.programmes__duration');
  const heading = await boxOf(page, '.section--programmes h2');
  expect(duration.x).toBe(heading.x);
  expect(duration.y).toBeGreaterThan(heading.y + heading.height);
});

test('on a tablet all that is told of a programme stands beside its picture', async ({ page }) => {
  await open(page, { width: 768, height: 1024 });
  const { x, y, width, height } = await boxOf(page, '.programmes__media');
  for (const part of ['duration', 'body']) {
    const beside = await boxOf(page, `.programmes__media ~ .programmes__${part}`);
    expect(beside.x).toBeGreaterThan(x + width);
    expect(beside.y).toBeLessThan(y + height);
  }
});

test('on a phone the picture of an opening stands at its foot, below the data of a course, too', async ({ page }) => {
  await open(page, phone);
  const strip = await boxOf(page, '.hero .strip');
  const photo = await boxOf(page, '.hero__media');
  expect(photo.y).toBeGreaterThanOrEqual(strip.y + strip.height);
  expect(photo.height).toBeLessThan(200);
});

test('of a heading and of a text only what is very long is parted', async ({ page }) => {
  await open(page, phone);
  for (const text of ['h1', '.feature__text']) {
    const parted = await page
      .locator(text)
      .first()
      .evaluate((element) => {
        const { hyphens, hyphenateLimitChars } = getComputedStyle(element) as CSSStyleDeclaration & {
          hyphenateLimitChars: string;
        };
        return [hyphens, hyphenateLimitChars];
      });
    expect(parted).toEqual(['auto', '16 6 5']);
  }
});

test('the foot of a short page is that of the window, and its first title its main heading', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(`${served.url}/breve`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Una pregunta');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('¿Hay pan de ayer?');
  const foot = await boxOf(page, '.site-footer');
  expect(foot.y + foot.height).toBeCloseTo(desktop.height, 0);
  await open(page, desktop);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const end = await boxOf(page, '.site-footer');
  expect(Math.abs(end.y + end.height - desktop.height)).toBeLessThan(1);
});

test('a wide table scrolls in its panel, a long line is wrapped, and no figure is parted', async ({ page }) => {
  for (const size of [phone, desktop]) {
    await open(page, size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    const lines = await page
      .locator('#numeros .feature__figure')
      .evaluateAll((all) =>
        all.map((each) => each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight)),
      );
    expect(lines.map((count) => Math.round(count))).toEqual(lines.map(() => 1));
  }
  const body = await boxOf(page, '#tabla .panel__body');
  const table = await boxOf(page, '#tabla .prose__table');
  expect(table.x + table.width).toBeLessThanOrEqual(body.x + body.width + 1);
  await open(page, phone);
  const fourth = await boxOf(page, '#tabla th:nth-child(4)');
  expect(fourth.x).toBeLessThan(phone.width - 20);
  await open(page, desktop);
  const hidden = await page.locator('#tabla pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  expect(hidden).toBe(0);
});

test('a figure stands beside the icon of its card, above the title', async () => {
  const icon = await boxOf(seen, '#cifras .feature__icon');
  const figure = await boxOf(seen, '#cifras .feature__figure');
  const title = await boxOf(seen, '#cifras .feature__title');
  expect(figure.x).toBeGreaterThan(icon.x + icon.width);
  expect(figure.y).toBeLessThan(icon.y + icon.height);
  expect(icon.y + icon.height).toBeLessThan(title.y);
});

test('on a phone a row has no label for what it does not say', async ({ page }) => {
  await open(page, phone);
  const labels = page.locator('.schedule__board tbody td:last-child');
  const shown = await labels.evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(shown[0]).toContain('Alérgenos');
  expect(shown[1]).not.toContain('Alérgenos');
});

test('what there is to do in the footer stands in one line where there is room', async () => {
  const reveal = await boxOf(seen, '.site-footer__contact .contact-line');
  expect(reveal.height).toBeLessThan(50);
});

test('what is pressed for the e-mail address in the footer has the colour of its links', async () => {
  const colours = await seen
    .locator('.site-footer :is(a, .contact-line)')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).color));
  expect(new Set(colours).size).toBe(1);
});

test('it does below many places, too', async ({ page }) => {
  for (const width of [1100, 1200, 1440]) {
    await open(page, { width, height: 900 });
    for (const count of [4, 5, 6]) {
      const heights = await page.locator('.site-footer').evaluate((foot, wanted) => {
        const [place] = foot.querySelectorAll('.site-footer__location');
        while (foot.querySelectorAll('.site-footer__location').length < wanted) place?.after(place.cloneNode(true));
        return [...foot.querySelectorAll('.site-footer__contact .contact-line')].map((line) => {
          const [text] = line.querySelectorAll('span');
          if (text) text.textContent = 'Mostrar la dirección de correo';
          return line.clientHeight;
        });
      }, count);
      expect(heights.length).toBeGreaterThan(0);
      for (const height of heights) expect(height).toBeLessThan(40);
    }
  }
});

test('the title of an opening has room for a long word, where nothing parts it', async ({ page }) => {
  for (const size of [desktop, { width: 768, height: 1024 }, phone]) {
    await page.setViewportSize(size);
    await page.goto(`${served.url}/panadera`);
    const title = page.locator('.hero__title');
    await title.evaluate((element) => {
      element.style.hyphens = 'none';
      element.style.fontFamily = 'monospace';
    });
    expect(await title.evaluate(partedWords)).toEqual([]);
  }
});

test('a long name at its end takes no room from the places in the footer', async ({ page }) => {
  await open(page, { width: 768, height: 1024 });
  await page.locator('.site-footer__contact > :last-child').evaluate((line) => {
    line.textContent = '© 2026 Brzęczyszczykiewicz, Brzęczyszczykiewicz & Brzęczyszczykiewicz';
    const place = document.querySelector('.site-footer__location');
    place?.after(place.cloneNode(true));
  });
  const lines = await page
    .locator('.site-footer__location [href^="tel:"]')
    .evaluateAll((all) => all.map((phoneNumber) => phoneNumber.getBoundingClientRect().height));
  expect(lines).toHaveLength(2);
  for (const height of lines) expect(height).toBeLessThan(40);
});

test('the main heading of a page has room for its words beside its text, however large a theme has them', async ({
  page,
}) => {
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    await page.goto(`${served.url}/breve`);
    const heading = page.getByRole('heading', { level: 1 });
    await heading.evaluate((element) => {
      document.documentElement.style.setProperty('--text-4xl', '8rem');
      element.style.hyphens = 'none';
      element.textContent = 'Preguntas habituales';
    });
    expect(await heading.evaluate(partedWords)).toEqual([]);
  }
});
