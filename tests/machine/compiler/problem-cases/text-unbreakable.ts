import { plain, prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

const joined = (text: string, space: string) => text.replaceAll(' ', space);

export const cases: Cases = {
  'words of which none may stand in another line are told': {
    files: plain(`Hoy, ${joined('pan de pueblo hecho a mano con harina de centeno', '\u00a0')}.`, 'Bread of today'),
    problems: [
      'warning blocks/text.yaml:3:13 text-unbreakable {"text":"pan de pueblo hecho a mano con harina de centeno."}',
    ],
  },
  'in HTML too, as web pages write such a space': {
    files: prose(`<p>${joined('Pan de pueblo hecho a mano con harina de centeno', '&nbsp;')} y sal.</p>`),
    problems: [
      'warning blocks/text.yaml:3:11 text-unbreakable {"text":"Pan de pueblo hecho a mano con harina de centeno"}',
    ],
  },
  'a telephone, the hours of a day, an address and a name are right': {
    files: plain(
      `Tel. ${joined('+34 900 10 20 30', '\u00a0')}, ${joined('de lunes a viernes de 9 a 14', '\u00a0')}`,
      `${joined('C/ Mayor, 3, 1.º B', '\u00a0')}, ${joined('€10 000', '\u00a0')}`,
    ),
    problems: [],
  },
};
