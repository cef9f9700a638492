import { basicText } from '../../../support/compile-site';
import { linksOutside } from '../../../support/links-outside';
import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

const settings = basicText('settings.yaml');

export const cases: Cases = {
  'the mailbox or the website of an example is nobody’s': {
    files: {
      'settings.yaml': settings.replace(/^email: .*$/m, 'email: "nombre@ejemplo.com"'),
      'blocks/out.yaml': linksOutside('https://www.yourdomain.com/horno', 'mailto:hola@tudominio.es'),
    },
    problems: [
      'warning blocks/out.yaml:4:47 address-stand-in {"address":"https://www.yourdomain.com/horno"}',
      'warning blocks/out.yaml:5:47 address-stand-in {"address":"mailto:hola@tudominio.es"}',
      'warning settings.yaml:4:8 address-stand-in {"address":"nombre@ejemplo.com"}',
    ],
  },
  'so are those that a text names, as a template of it has them, but not what shows how one is written': {
    files: plain(
      'Escribe a info@tudominio.com o mira www.midominio.es. Pon tu correo, como nombre@ejemplo.com o nombre@tudominio.com.',
      'Write to info@yourcompany.com. Enter name@yourdomain.com, or you@example.com, at www.eldominio.es.',
    ),
    problems: [
      'warning blocks/text.yaml:3:18 address-stand-in {"address":"info@tudominio.com"}',
      'warning blocks/text.yaml:3:44 address-stand-in {"address":"www.midominio.es"}',
      'warning blocks/text.yaml:4:17 address-stand-in {"address":"info@yourcompany.com"}',
    ],
  },
  'one that a text calls an example is one': {
    files: plain('Si registras un dominio, tu correo será, por ejemplo, hola@midominio.com', 'Your e-mail'),
    problems: [],
  },
  'a name that ends so is somebody’s, and one that is reserved for trying is left alone': {
    files: {
      'blocks/out.yaml': linksOutside(
        'https://www.example.com',
        'mailto:hola@buenejemplo.com',
        'https://ejemplo.example',
      ),
    },
    problems: [],
  },
};
