/** The least that is a picture of a format and a size, as far as its beginning and its end say. */
export function png(width = 40, height = 30): Uint8Array {
  const header = Buffer.alloc(25);
  header.write('\0\0\0\rIHDR', 'latin1');
  header.writeUInt32BE(width, 8);
  header.writeUInt32BE(height, 12);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    header,
    Buffer.from('\0\0\0\0IEND\xaeB`\x82', 'latin1'),
  ]);
}

/** `orientation` is how a camera says that it was held. */
export function jpeg(orientation = 1, width = 40, height = 30): Uint8Array {
  const exif = Buffer.from(
    `Exif\0\0MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`,
    'latin1',
  );
  const frame = Buffer.alloc(15);
  frame.writeUInt8(8, 0);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe1, exif),
    segment(0xc0, frame),
    Buffer.from([0xff, 0xd9]),
  ]);
}

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** A block that shows pictures of site/media. */
export function showing(...paths: readonly string[]): { readonly 'blocks/logos.yaml': string } {
  return {
    'blocks/logos.yaml': [
      'type: panel',
      'title: { es: "Pan", en: "Bread" }',
      'text: { es: "<p>Pan</p>", en: "<p>Bread</p>" }',
      'logos:',
      ...paths.map((path) => `  - { src: ${path}, decorative: true }`),
      '',
    ].join('\n'),
  };
}
