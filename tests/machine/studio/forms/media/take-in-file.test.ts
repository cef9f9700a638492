import { expect, test } from 'vitest';
import { measurePicture } from '../../../../../src/compiler/media/picture';
import type { EncodePicture } from '../../../../../src/studio/forms/media/encode-picture';
import { stripJpeg } from '../../../../../src/studio/forms/media/strip-jpeg';
import { takeInFile } from '../../../../../src/studio/forms/media/take-in-file';
import { takeInLookFile } from '../../../../../src/studio/forms/theme/take-in-look-file';
import { words } from '../../../../../src/studio/words/words';
import { jpeg, png } from '../../../../support/pictures';

const file = (name: string, content: Uint8Array | string) => new File([new Uint8Array(Buffer.from(content))], name);
const nobody = () => false;
const DRAWN = new Uint8Array([1, 2, 3]);

/** Stands in for what browsers alone can do. */
function encoder(): EncodePicture & { readonly asked: number[][] } {
  const asked: number[][] = [];
  const encode: EncodePicture = (_file, longest, mostBytes) => {
    asked.push([longest, mostBytes]);
    return Promise.resolve({ content: DRAWN, extension: 'webp' });
  };
  return Object.assign(encode, { asked });
}

const unable: EncodePicture = () => Promise.resolve(undefined);

test('a small picture is kept as it is, under a name for the web', async () => {
  const taken = await takeInFile(file('Año nuevo (2).PNG', png()), nobody, encoder());
  expect(taken).toEqual({ path: 'ano-nuevo-2.png', content: new Uint8Array(png()) });
});

test('what is longer than its place takes is made smaller', async () => {
  const encode = encoder();
  expect(await takeInFile(file('logo.png', png(900, 300)), nobody, encode, 640)).toEqual({
    path: 'logo.webp',
    content: DRAWN,
  });
  expect(encode.asked).toEqual([[640, 1_000_000]]);
});

test('what it is called is what its bytes say, and no name is taken twice', async () => {
  const taken = await takeInFile(file('pan.jpg', png()), (path) => path === 'pan.png', encoder());
  expect(taken).toMatchObject({ path: 'pan-2.png' });
});

test('a name without a letter is a name all the same', async () => {
  expect(await takeInFile(file('???.png', png()), nobody, encoder())).toMatchObject({ path: 'media.png' });
});

test('what Windows can call no file gets a name that every computer can keep', async () => {
  expect(await takeInFile(file('Con.png', png()), nobody, encoder())).toMatchObject({ path: 'con-1.png' });
});

test.each([
  ['larger than a screen', png(4000, 3000)],
  ['turned', jpeg(6)],
  ['of too many bytes', Buffer.concat([png(), Buffer.alloc(1_000_001)])],
])('a photograph that is %s is drawn anew', async (_why, content) => {
  const encode = encoder();
  expect(await takeInFile(file('Foto.jpg', content), nobody, encode)).toEqual({ path: 'foto.webp', content: DRAWN });
  expect(encode.asked).toEqual([[2560, 1_000_000]]);
});

test('a photograph that is kept does not say where it was taken', async () => {
  const [head, frame] = Buffer.from(jpeg()).toString('latin1').split('\xff\xc0');
  // The table that stands in each photograph behind what the camera says.
  const photograph = Buffer.from(`${head}\xff\xdb\0\x04\0\x01\xff\xc0${frame}`, 'latin1');
  const taken = await takeInFile(file('foto.jpg', photograph), nobody, unable);
  const content = 'content' in taken ? taken.content : new Uint8Array();
  expect(photograph.includes('Exif')).toBe(true);
  expect(Buffer.from(content).includes('Exif')).toBe(false);
  expect(measurePicture(content)).toMatchObject({ type: 'jpg', width: 40, height: 30 });
});

test('what is no whole JPEG is left as it is', () => {
  const cut = jpeg().subarray(0, 12);
  expect(stripJpeg(cut)).toEqual(new Uint8Array(cut));
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">';

test('a drawing loses what could run, and nothing of what is seen', async () => {
  const written = `${SVG}<script>alert(1)</script><path d="M0 0h4" onclick="alert(1)"/></svg>`;
  const taken = await takeInFile(file('Logo.svg', written), nobody, encoder());
  const text = 'content' in taken ? new TextDecoder().decode(taken.content) : '';
  expect(text).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4"/></svg>\n');
});

test('a document that is linked is taken as it is', async () => {
  expect(await takeInFile(file('Tarifas.pdf', '%PDF-1.7 …'), nobody, encoder())).toMatchObject({ path: 'tarifas.pdf' });
});

test.each([
  ['nothing', file('a.png', ''), 'empty'],
  ['a working file', file('precios.xlsx', 'PK'), 'private'],
  ['a text', file('a.png', 'Hello'), 'format'],
  ['a photograph of an iPhone', file('IMG_2034.HEIC', `\0\0\0\x18ftypheic\0\0\0\0mif1heic`), 'heic'],
  ['a moving picture', file('a.gif', `GIF89a${'\x01\0'.repeat(20)}`), 'format'],
  ['a drawing with a photograph in it', file('a.svg', `${SVG}<image href="data:"/></svg>`), 'svgPhotograph'],
  ['a drawing without a size', file('a.svg', '<svg><path d="M0 0"/></svg>'), 'format'],
  ['a document nobody waits for', file('a.pdf', `%PDF-${' '.repeat(20_000_001)}`), 'large'],
  ['a photograph whose end has not been copied', file('a.png', png().subarray(0, -12)), 'broken'],
  ['a photograph with more points than a browser can draw', file('a.png', png(20_000, 10_000)), 'large'],
  ['a photograph that cannot be drawn', file('a.png', png(4000, 3000)), 'broken'],
] as const)('%s is refused in words', async (_what, given, refusal) => {
  expect(await takeInFile(given, nobody, unable)).toEqual({ refusal });
  expect(words.es.media.refusals[refusal]).toMatch(/\.$/);
  expect(words.en.media.refusals[refusal]).toMatch(/\.$/);
});

test('a style sheet and a font are taken into the theme as they are, and nothing else that is called so', async () => {
  const style = file('Estilo Navidad.CSS', ':root { --call: #123456 }');
  expect(await takeInLookFile(style, (path) => path === 'estilo-navidad.css', ['css'])).toMatchObject({
    path: 'estilo-navidad-2.css',
  });
  expect(await takeInLookFile(style, nobody, ['woff2'])).toEqual({ refusal: 'font' });
  expect(await takeInLookFile(file('a.woff2', 'wOF2…'), nobody, ['woff2'])).toMatchObject({ path: 'a.woff2' });
  expect(await takeInLookFile(file('a.woff2', 'OTTO'), nobody, ['woff2'])).toEqual({ refusal: 'font' });
  expect(await takeInLookFile(file('a.css', new Uint8Array([0xe1])), nobody, ['css'])).toEqual({ refusal: 'style' });
});
