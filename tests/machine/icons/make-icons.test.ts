import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcons } from '../../../scripts/icons/draw-icons';
import { ICON_PATHS } from '../../../scripts/icons/make-icons';

const round = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#b8461c"/></svg>',
);
const made = new Map(
  (await drawIcons({ content: round, color: '#fbf3e3' })).map(({ path, content }) => [path, Buffer.from(content)]),
);

function icon(path: string): Buffer {
  return made.get(path) ?? Buffer.alloc(0);
}

test('all icons are made, each in its size', async () => {
  expect([...made.keys()]).toEqual(ICON_PATHS);
  const sizes = await Promise.all(
    ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'].map(async (path) => {
      const { format, width, height } = await sharp(icon(path)).metadata();
      return [format, width, height];
    }),
  );
  expect(sizes).toEqual([180, 192, 512, 512].map((size) => ['png', size, size]));
});

test.each([8, 2048, 200_000])('a drawing of %i units is drawn as any other', async (units) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${units} ${units}"><rect width="${units}" height="${units}" fill="#b8461c"/></svg>`;
  const [, , , large] = await drawIcons({ content: Buffer.from(drawing), color: '#fbf3e3' });
  const { data, info } = await sharp(large?.content).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, ...data.subarray(-3)]).toEqual([512, 512, 0xb8, 0x46, 0x1c]);
});

test('what phones cut to shape has no corner that one sees through: it has the colour of the icon', async () => {
  for (const path of ['apple-touch-icon.png', 'icon-maskable-512.png']) {
    const pixel = await sharp(icon(path))
      .ensureAlpha()
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([...pixel]).toEqual([0xb8, 0x46, 0x1c, 255]);
  }
});

test('the icon of the tab holds three sizes, each a picture that begins where the file says', async () => {
  const file = icon('favicon.ico');
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3]);
  const sizes = [0, 1, 2].map(async (index) => {
    const entry = file.subarray(6 + 16 * index);
    const offset = entry.readUInt32LE(12);
    const { width } = await sharp(file.subarray(offset, offset + entry.readUInt32LE(8))).metadata();
    return [entry.readUInt8(0), width];
  });
  expect(await Promise.all(sizes)).toEqual([16, 32, 48].map((size) => [size, size]));
});
