import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawSharePicture } from '../../../scripts/share-pictures/draw-share-picture';
import { fitText, lineHeight } from '../../../scripts/share-pictures/layout';
import { isRightToLeft, openFont, openLettering } from '../../../scripts/share-pictures/lettering';
import { standInFiles } from '../../../scripts/share-pictures/stand-in-fonts';
import type { SharePicture } from '../../../src/compiler/manifest/share-picture';
import { basicText, manifestsOf, type Overlay, siteFiles } from '../../support/compile-site';

const font = await readFile('node_modules/@fontsource/noto-serif/files/noto-serif-cyrillic-700-normal.woff2');
const letters = await lettersFor('Bread');
async function lettersFor(text: string, own: readonly Uint8Array[] = []) {
  const files = await standInFiles(text, true);
  return openLettering(
    own,
    files.map(async (file) => openFont(await readFile(file))),
  );
}

/** Of which tokens of the theme a share picture shows the ground. */
const GROUND = { r: 0x3a, g: 0x21, b: 0x10 };

function pictures(overlay: Overlay): Map<string, SharePicture | undefined> {
  return new Map(
    manifestsOf(overlay).pages.map(({ id, language, sharePicture }) => [`${id} ${language}`, sharePicture]),
  );
}

const home = basicText('pages/home.yaml');

test('every page has one in each language, but what is nowhere and what has a picture of its own', () => {
  const own = {
    'pages/contact.yaml': `${basicText('pages/contact.yaml')}share: { image: { src: loaf.svg, decorative: true } }\n`,
  };
  const drawn = [...pictures(own)].flatMap(([page, picture]) => (picture === undefined ? [] : [page]));
  expect(drawn.sort()).toEqual(['home en', 'home es', 'products en', 'products es']);
});

test('its name tells what it was made from: it changes with the title, the drawing and the theme, and with nothing else', () => {
  const path = (overlay: Overlay) => pictures(overlay).get('home en')?.path;
  const before = path({});
  expect(path({ 'pages/home.yaml': home.replace(/description:/, '# A remark.\ndescription:') })).toBe(before);
  expect(path({ 'theme/tokens.css': `${basicText('theme/tokens.css')}:root { --light-ground: #fff; }\n` })).not.toBe(
    before,
  );
  expect(path({ 'media/loaf.svg': basicText('media/loaf.svg').replace('</svg>', '<path d="M0 0"/></svg>') })).not.toBe(
    before,
  );
  expect(path({ 'pages/home.yaml': home.replace(/^title: .*$/m, 'title: { es: "Pan", en: "Bread" }') })).not.toBe(
    before,
  );
});

test('it is written in the fonts of the headings, or else of the texts: all parts of each family, in the weight next to bold', () => {
  const face = (family: string, file: string, more = '') =>
    `@font-face { font-family: ${family}; src: url(${file}.woff2) format('woff2'); ${more} }\n`;
  const faces = [
    face('Kiln', 'kiln', 'font-weight: 400;'),
    face('Kiln', 'kiln-bold', 'font-weight: 600;'),
    face('Kiln', 'kiln-bold-ext', 'font-weight: 600; unicode-range: U+100-17F;'),
    face('Kiln', 'kiln-italic', 'font-weight: 700; font-style: italic;'),
    face('Kufi', 'kufi', 'font-weight: 400; unicode-range: U+600-6FF;'),
    face('Other', 'other'),
  ].join('');
  const fonts = [...faces.matchAll(/url\((.*?)\)/g)].map(([, name]) => [`theme/${name}`, font] as const);
  const grounds = basicText('theme/tokens.css').replaceAll(/^ *--font-.*$/gm, '');
  for (const token of ['--font-heading', '--font-text']) {
    const style = `${grounds}${faces}:root { ${token}: Kiln, "Kufi", serif; }\n`;
    const picture = pictures({ ...Object.fromEntries(fonts), 'theme/tokens.css': style }).get('home en');
    expect(picture?.look.fonts.map(({ file }) => file)).toEqual(
      ['kiln-bold', 'kiln-bold-ext', 'kufi'].map((name) => `theme/${name}.woff2`),
    );
  }
});

test('it is as large as networks want it, in the colours in which the page begins, and always the same', async () => {
  const picture = pictures({}).get('home en');
  if (picture === undefined) throw new Error('The home page has none');
  const draw = () =>
    drawSharePicture(picture, { files: siteFiles({}), letters, defaults: new Map(), grounds: new Map(), canvases: [] });
  const image = await draw();
  expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const [r = 0, g = 0, b = 0] = await sharp(image).extract({ left: 8, top: 8, width: 1, height: 1 }).raw().toBuffer();
  expect(Math.abs(r - GROUND.r) + Math.abs(g - GROUND.g) + Math.abs(b - GROUND.b)).toBeLessThan(9);
  expect(image.equals(await draw())).toBe(true);
});

test('the title stands on the ground of the page, beside what the page shows', async () => {
  const picture = pictures({}).get('home en');
  if (picture === undefined) throw new Error('The home page has none');
  const tools = { files: siteFiles({}), letters, defaults: new Map(), grounds: new Map(), canvases: [] };
  const image = await drawSharePicture(picture, tools);
  const otherThanGround = async (left: number, top: number, width: number, height: number) => {
    const part = sharp(image).extract({ left, top, width, height });
    const { data } = await part.raw().toBuffer({ resolveWithObject: true });
    return data.filter((value, index) => Math.abs(value - ([GROUND.r, GROUND.g, GROUND.b][index % 3] ?? 0)) > 12)
      .length;
  };
  expect(await otherThanGround(0, 0, 720, 60)).toBe(0);
  expect(await otherThanGround(0, 72, 60, 446)).toBe(0);
  expect(await otherThanGround(60, 72, 660, 446)).toBeGreaterThan(1000);
  expect(await otherThanGround(720, 0, 480, 630)).toBeGreaterThan(1000);
  // What it has in common with others is not drawn upon.
  await drawSharePicture({ ...picture, title: 'Another' }, tools);
  expect(image.equals(await drawSharePicture(picture, tools))).toBe(true);
});

test('a title with nothing beside it has the whole width', async () => {
  const { picture: _none, ...alone } = pictures({}).get('home en') ?? {};
  const title = 'Bread and rolls from the wood-fired oven of the old mill';
  const tools = { files: siteFiles({}), letters, defaults: new Map(), grounds: new Map(), canvases: [] };
  const image = await drawSharePicture({ ...(alone as SharePicture), title }, tools);
  const written = async (left: number, width: number) => {
    const { data } = await sharp(image)
      .extract({ left, top: 72, width, height: 446 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data.filter((value, index) => Math.abs(value - ([GROUND.r, GROUND.g, GROUND.b][index % 3] ?? 0)) > 12)
      .length;
  };
  expect(await written(720, 416)).toBeGreaterThan(1000);
  expect(await written(1140, 60)).toBe(0);
});

test('a title is as large as it fits, and ends in dots where it never does', () => {
  const room = { width: 600, height: 400 };
  expect(fitText('Bread', room, letters)).toEqual({ lines: ['Bread'], size: 84 });
  for (const text of [
    'Bread '.repeat(200),
    'Bread'.repeat(200),
    'Panadería de masa madre y horno de leña en el pueblo',
  ]) {
    const { lines, size } = fitText(text, room, letters);
    expect(lines.length * lineHeight(size)).toBeLessThanOrEqual(room.height);
    expect(Math.max(...lines.map((line) => letters.widthOf(line) * size))).toBeLessThanOrEqual(room.width);
    expect(lines.join(' ').endsWith('…')).toBe(text.startsWith('Bread'));
  }
});

test('letters of scripts that are written from right to left stand in, too', async () => {
  expect((await lettersFor('כתב')).canWrite('כתב 12')).toBe(true);
  const arabic = await lettersFor('كتب');
  expect(arabic.canWrite('كتب بالعربية، 12؟')).toBe(true);
  expect(arabic.draw('كتب', 40).match(/<path/g)?.length).toBeGreaterThan(2);
});

test('a title without spaces breaks between phrases, or between signs, and no line begins with a mark', () => {
  const room = { width: 600, height: 400 };
  const everySign = { widthOf: (text: string) => text.length };
  const linesOf = (text: string) => fitText(text, room, everySign).lines;
  expect(linesOf('何もしない贅沢を、山あいの宿で過ごす')).toEqual(['何もしない', '贅沢を、', '山あいの宿で', '過ごす']);
  expect(linesOf('世界，和平與發展的新書')).toEqual(['世界，和平與發', '展的新書']);
  expect(linesOf('Zubař v\u00a0Brně')).toEqual(['Zubař', 'v Brně']);
  expect(linesOf('軽井沢の Karuizawa Hotel')).toEqual(['軽井沢の', 'Karuizawa', 'Hotel']);
});

test.each([
  ['ورشة 2026', true],
  ['«שלום», Ana', true],
  ['2026 עברית', true],
  ['Kurs خط', false],
  ['', false],
])('whether %s begins on the right', (text, isBack) => {
  expect(isRightToLeft(text)).toBe(isBack);
});

test('letters of many languages are drawn, none twice at the same place', () => {
  const drawn = letters.draw('Ærø ñ Łódź ελ Ж', 40);
  expect(drawn.match(/<path/g)).toHaveLength(15);
  expect(letters.widthOf('Łódź')).toBeGreaterThan(1.5);
});

test('a space is that of the letters before it', async () => {
  const fetched = await Promise.all(
    ['cyrillic', 'latin'].map((part) =>
      readFile(`node_modules/@fontsource/noto-sans/files/noto-sans-${part}-700-normal.woff2`),
    ),
  );
  const runs = (own: readonly Uint8Array[]) => lettersFor('A B', own).then(({ draw }) => draw('A B', 1).match(/<g /g));
  expect(await runs(fetched)).toHaveLength(1);
  expect(await runs(fetched.toReversed())).toHaveLength(1);
});

test('where there are no letters for a title, the picture is all that is seen', async () => {
  const picture = pictures({}).get('home en');
  if (picture === undefined) throw new Error('The home page has none');
  const tools = { files: siteFiles({}), letters, defaults: new Map(), grounds: new Map(), canvases: [] };
  const groundIn = async (title: string) => {
    const image = await drawSharePicture({ ...picture, title }, tools);
    const { data } = await sharp(image)
      .extract({ left: 0, top: 0, width: 600, height: 630 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data.filter((_value, index) => index % 3 === 0 && Math.abs((data[index] ?? 0) - GROUND.r) < 4).length;
  };
  expect(await groundIn('世界')).not.toBe(await groundIn(''));
  expect(letters.canWrite('世界')).toBe(false);
  expect(letters.canWrite('Łódź ελ Ж, 12 “…”')).toBe(true);
});

test('where there are no letters for a title and no picture, the icon of the theme is seen', async () => {
  const settings = basicText('settings.yaml').replace(/^shareImage:.*\n(?: .*\n)*/m, '');
  const drawn = pictures({ 'settings.yaml': settings }).get('contact en');
  if (drawn === undefined) throw new Error('The page has none');
  expect(drawn.picture).toBeUndefined();
  const tools = { files: siteFiles({}), letters, defaults: new Map(), grounds: new Map(), canvases: [] };
  const middleOf = async (title: string) => {
    const image = await drawSharePicture({ ...drawn, title }, tools);
    const { channels } = await sharp(image).extract({ left: 460, top: 175, width: 280, height: 280 }).stats();
    return Math.max(...channels.map(({ stdev }) => stdev));
  };
  expect(await middleOf('世界')).toBeGreaterThan(10);
});
