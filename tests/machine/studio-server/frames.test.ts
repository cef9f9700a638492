import { expect, test } from 'vitest';
import { decodeFrame, encodeFrame, type Frame, readFrames } from '../../../src/studio/backend/frames';
import { fc } from '../../support/random';

const frame: fc.Arbitrary<Frame> = fc.record({
  data: fc.jsonValue().filter((value) => !Object.is(value, -0)),
  parts: fc.array(fc.option(fc.uint8Array(), { nil: undefined })),
});

/** As JSON has it: it knows no negative zero, and no key that is no ordinary one. */
function plain({ data, parts }: Frame): Frame {
  return { data: JSON.parse(JSON.stringify(data)), parts };
}

test('a frame is read as it was written', () => {
  fc.assert(
    fc.property(frame, (written) => {
      expect(decodeFrame(encodeFrame(written))).toEqual(plain(written));
    }),
  );
});

test('frames after each other are read however the stream is cut', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(frame, { maxLength: 5 }), fc.integer({ min: 1, max: 40 }), async (written, length) => {
      const bytes = new Uint8Array(Buffer.concat(written.map(encodeFrame)));
      const read: Frame[] = [];
      for await (const one of readFrames(cut(bytes, length))) read.push(one);
      expect(read).toEqual(written.map(plain));
    }),
  );
});

async function* cut(bytes: Uint8Array, length: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

test('what is no frame is none, whatever it is', () => {
  const whole = encodeFrame({ data: { a: 1 }, parts: [new Uint8Array(3)] });
  fc.assert(fc.property(fc.nat(whole.length - 1), (length) => decodeFrame(whole.slice(0, length)) === undefined));
  fc.assert(fc.property(fc.uint8Array(), (bytes) => decodeFrame(bytes) === undefined));
  const headers = [
    'null',
    '{"data":1}',
    '{"data":1,"sizes":1}',
    '{"data":1,"sizes":[-1]}',
    '{"data":1,"sizes":[1e99]}',
    '{',
  ];
  for (const header of headers) {
    expect(decodeFrame(Uint8Array.from([0, 0, 0, header.length, ...new TextEncoder().encode(header)]))).toBeUndefined();
  }
});
