import type { Cases } from '../problem-case';

const title = 'type: hero\ntitle: { es: "Pan de maíz", en: "Corn bread" }\n';
const utf16 = Buffer.from(`\ufeff${title}`, 'utf16le');

export const cases: Cases = {
  'files that are something else than plain text are told with what they are': {
    files: {
      'blocks/little.yaml': utf16,
      'blocks/big.yaml': Buffer.from(utf16).swap16(),
      'blocks/old.yaml': title.replaceAll('\n', '\r'),
      'blocks/web.yaml': '\n<!DOCTYPE html>\n<html lang="es"><body><p>Pan</p></body></html>\n',
      'blocks/rich.yaml': '{\\rtf1\\ansi\\ansicpg1252 type: hero\\\n}',
      'blocks/word.yaml': Buffer.from('PK\x03\x04\x14\x00\x06\x00', 'latin1'),
      'blocks/plain.yaml': Buffer.from(title.replace('í', 'i'), 'utf16le'),
      'blocks/moved.yaml': title.replaceAll('\n', '\r\r\n'),
      'blocks/table.yaml': 'type;title_es;title_en\nhero;"Pan; pan";Bread\n',
      'blocks/windows.yaml': title.replaceAll('\n', '\r\n'),
    },
    problems: [
      'blocks/big.yaml:1:1 file-format-other {"file":"blocks/big.yaml","format":"utf-16"}',
      'blocks/little.yaml:1:1 file-format-other {"file":"blocks/little.yaml","format":"utf-16"}',
      'blocks/moved.yaml:1:1 file-format-other {"file":"blocks/moved.yaml","format":"line-ends-doubled"}',
      'blocks/old.yaml:1:1 file-format-other {"file":"blocks/old.yaml","format":"line-ends"}',
      'blocks/plain.yaml:1:1 file-format-other {"file":"blocks/plain.yaml","format":"utf-16"}',
      'blocks/rich.yaml:1:1 file-format-other {"file":"blocks/rich.yaml","format":"document"}',
      'blocks/table.yaml:1:1 file-format-other {"file":"blocks/table.yaml","format":"table"}',
      'blocks/web.yaml:1:1 file-format-other {"file":"blocks/web.yaml","format":"web-page"}',
      'blocks/word.yaml:1:1 file-format-other {"file":"blocks/word.yaml","format":"document"}',
    ],
  },
};
