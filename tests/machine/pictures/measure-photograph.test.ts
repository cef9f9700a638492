import sharp from 'sharp';
import { expect, test } from 'vitest';
import { measurePhotograph } from '../../../scripts/pictures/measure-photograph';
import { photograph } from '../../support/photographs';

const SIZE = { width: 1200, height: 900 };
const taken = await photograph(1, SIZE);

/** The photograph with other bytes from here on, up to its own end. */
function spoilt(content: Buffer, from: number, bytes: (index: number) => number): Buffer {
  const start = Math.round(content.length * from);
  return Buffer.from(content.map((byte, index) => (index < start || index > content.length - 3 ? byte : bytes(index))));
}

test('a photograph is measured as it is', async () => {
  expect(await measurePhotograph(taken, 'h')).toMatchObject({ hash: 'h', ...SIZE });
  for (const format of ['png', 'webp', 'avif'] as const) {
    const content = await sharp(taken).resize(300).toFormat(format).toBuffer();
    expect(await measurePhotograph(content, 'h')).toMatchObject({ hash: 'h', width: 300 });
  }
});

test.each([
  ['other bytes', 0.5, (index: number) => (index * 7919) % 256],
  ['nothing but zeros', 0.5, () => 0],
  ['almost nothing', 0.02, () => 0],
])('a JPEG that holds %s in its second half is damaged, though decoders show the first', async (_what, from, bytes) => {
  expect(await measurePhotograph(spoilt(taken, from, bytes), 'h')).toEqual({ broken: true });
});

test('a JPEG that says to be larger than it is, is damaged', async () => {
  const sizes = taken.indexOf(Buffer.from([0xff, 0xc0]));
  const content = Buffer.from(taken);
  content.writeUInt16BE(SIZE.height * 4, sizes + 5);
  expect(await measurePhotograph(content, 'h')).toEqual({ broken: true });
});

test('what telephones and editors put into and behind a photograph spoils nothing', async () => {
  const behind = Buffer.concat([taken, Buffer.from('MotionPhoto_Data'), Buffer.alloc(5000, 1)]);
  const beforeEnd = Buffer.concat([taken.subarray(0, -2), Buffer.alloc(40, 3), taken.subarray(-2)]);
  for (const content of [behind, beforeEnd]) {
    expect(await measurePhotograph(content, 'h')).toMatchObject({ hash: 'h', ...SIZE });
  }
});
